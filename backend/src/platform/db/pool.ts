import type { ClientBase, Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { silenceLimits } from '../async/silent-connection.js';
import { AnsweringClient } from './answering-client.js';

export function poolOf(source: DataSource): Pool {
  const { driver } = source;
  if (!('master' in driver)) throw new Error('Kolo needs PostgreSQL');
  return driver.master as Pool;
}

export const connectionOptions = {
  connectionTimeoutMillis: silenceLimits.databaseMs,
  // Without this delay the kernel looks only after two hours whether the other side is still there.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

export const servingOptions = { ...connectionOptions, Client: AnsweringClient } as const;

export async function enableConnectionCheck(client: ClientBase): Promise<void> {
  // A statement that waits for a lock would outlive its connection, and retries would pile up beside it.
  // Some platforms cannot check; the server serves all the same.
  await client.query("SET client_connection_check_interval = '2s'").catch(() => {});
}
