import pg from 'pg';

const connectionTimeoutMillis = 10_000;

/**
 * A connection for one task. When it is lost, the query that fails of it says so; the event that pg sends
 * besides would end the process before anybody could tell what happened.
 */
export function ownClient(connectionString: string, application_name?: string): pg.Client {
  const client = new pg.Client({ connectionString, application_name, connectionTimeoutMillis });
  client.on('error', () => {});
  return client;
}

/** `admin_shutdown`, `crash_shutdown`, and what a socket says that was cut. */
const lost = new Set(['57P01', '57P02', 'ECONNRESET', 'EPIPE']);

/** Whether PostgreSQL went away while somebody worked with it. */
export const isConnectionLost = (error: unknown): error is Error =>
  error instanceof Error &&
  (('code' in error && lost.has(String(error.code))) ||
    /^Connection terminated|connection error and is not queryable/.test(error.message));
