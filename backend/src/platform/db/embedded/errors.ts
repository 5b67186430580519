/** A reason why the database cannot start that the reader can act on: print the message alone. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** The code of a failure of the system or of PostgreSQL (`EEXIST`, `28P01`), if it has one. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
