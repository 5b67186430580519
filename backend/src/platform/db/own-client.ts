import pg from 'pg';
import { connectionOptions } from './pool.js';

const { connectionTimeoutMillis } = connectionOptions;

export function ownClient(connectionString: string, application_name?: string): pg.Client {
  const client = new pg.Client({ connectionString, application_name, connectionTimeoutMillis });
  // The failing query reports a lost connection; without a listener pg's event would end the process.
  client.on('error', () => {});
  return client;
}

/** The first two are admin_shutdown and crash_shutdown; the others come from a cut socket. */
const lost = new Set(['57P01', '57P02', 'ECONNRESET', 'EPIPE']);

export const isConnectionLost = (error: unknown): error is Error =>
  error instanceof Error &&
  (('code' in error && lost.has(String(error.code))) ||
    /^Connection terminated|connection error and is not queryable/.test(error.message));
