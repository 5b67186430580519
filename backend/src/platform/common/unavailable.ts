/** What Redis answers instead of doing it: full, a mere copy, starting, unable to write to its disk. */
const refusesWork = /^(OOM|READONLY|LOADING|MISCONF|MASTERDOWN) /;

/**
 * Classes of PostgreSQL's codes, and what a socket or a name server says of who is not there: a stopped
 * container's name is unknown.
 */
const isAway =
  /^(08|53|57P)|^25006$|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** This node cannot answer now, but another one, or this one later, can. */
export class UnavailableError extends Error {}

/**
 * The database or the job queue is away, starting, full or may only be read: not the caller's fault, and
 * worth another try. Nobody knows whether what was under way was written.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof UnavailableError) return true;
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error ? String(error.code) : '';
  const message = 'message' in error ? String(error.message) : '';
  return (
    isAway.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|^(Command timed out|Connection is closed)/.test(
      message,
    ) ||
    ('name' in error && error.name === 'ReplyError' && refusesWork.test(message))
  );
}
