import type { Client } from 'pg';
import { LosableClient } from './losable-client.js';
import { connectionOptions } from './pool.js';

const { connectionTimeoutMillis } = connectionOptions;

export function ownClient(connectionString: string, application_name?: string): Client {
  return new LosableClient({ connectionString, application_name, connectionTimeoutMillis });
}

/** The first two are admin_shutdown and crash_shutdown; the others come from a cut socket. */
const lost = new Set(['57P01', '57P02', 'ECONNRESET', 'EPIPE']);

export const isConnectionLost = (error: unknown): error is Error =>
  error instanceof Error &&
  (('code' in error && lost.has(String(error.code))) ||
    /^Connection terminated|connection error and is not queryable/.test(error.message));
