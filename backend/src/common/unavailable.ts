import { UnknownEventError } from '../events/stored-event.js';

/**
 * The database or the job queue is away or starting: not the caller's fault, and worth another try. Nobody
 * knows whether what was under way was written.
 */
export function isUnavailable(error: unknown): boolean {
  // Another node, of the version that wrote it, can answer.
  if (error instanceof UnknownEventError) return true;
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(08|57P)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|^(Command timed out|Connection is closed)/.test(
      String('message' in error ? error.message : ''),
    )
  );
}
