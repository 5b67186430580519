const full = new Set(['ENOSPC', 'EDQUOT']);

/** Whether the system refused to write because there is no room, or no more of it for this user. */
export const isFullDisk = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && full.has(String(error.code));
