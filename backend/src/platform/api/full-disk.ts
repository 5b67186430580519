/** Error codes of the system, PostgreSQL and S3. */
const full = new Set(['ENOSPC', 'EDQUOT', '53100', 'XMinioStorageFull']);

export const isFullDisk = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && full.has(String(error.code));
