import type { ClientBase, Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { AnsweringClient } from './answering-client.js';

/** TypeORM's own `pg` pool, for statements that are prepared once for each connection. */
export function poolOf(source: DataSource): Pool {
  const { driver } = source;
  if (!('master' in driver)) throw new Error('Kolo needs PostgreSQL');
  return driver.master as Pool;
}

export const connectionOptions = {
  connectionTimeoutMillis: 10_000,
  // Without a delay the kernel asks after two hours whether the other side is still there.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/** For pools of a serving node. Tasks that are silent for long have a connection of their own. */
export const servingOptions = { ...connectionOptions, Client: AnsweringClient } as const;

/**
 * A statement that waits for a lock would wait on after its connection was destroyed, and the next try beside
 * it, until the server has no place for anybody. A server that cannot look serves all the same.
 */
export async function enableConnectionCheck(client: ClientBase): Promise<void> {
  await client.query("SET client_connection_check_interval = '2s'").catch(() => {});
}
