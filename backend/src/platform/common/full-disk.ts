const full = new Set(['ENOSPC', 'EDQUOT']);

export const isFullDisk = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && full.has(String(error.code));
