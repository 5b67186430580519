/** Redis is full, a replica, loading or cannot write to its disk. */
const refusesWork = /^(OOM|READONLY|LOADING|MISCONF|MASTERDOWN) /;

const isAway =
  /^(08|53|57P)|^25006$|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** The last two: the connection was lost after its checkout, or between two queries of a transaction. */
const saysAway =
  /Connection terminated|timeout exceeded when trying to connect|^(Command timed out|Connection is closed)|is not queryable$|[Qq]uery runner (was )?already released/;

export class UnavailableError extends Error {}

/** The request is worth another try, but whether anything was written is unknown. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof UnavailableError) return true;
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error ? String(error.code) : '';
  const message = 'message' in error ? String(error.message) : '';
  return (
    isAway.test(code) ||
    saysAway.test(message) ||
    ('name' in error && error.name === 'ReplyError' && refusesWork.test(message))
  );
}
