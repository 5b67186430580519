import { Socket } from 'node:net';
import { Client, type ClientBase, type Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** TypeORM's own `pg` pool, for statements that are prepared once for each connection. */
export function poolOf(source: DataSource): Pool {
  const { driver } = source;
  if (!('master' in driver)) throw new Error('Kolo needs PostgreSQL');
  return driver.master as Pool;
}

/** How a pool of a serving node connects. */
export const connectionOptions = {
  connectionTimeoutMillis: 10_000,
  // Without a delay the kernel asks after two hours whether the other side is still there.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/** No statement of a serving node takes nearly as long. */
const silentMs = 10_000;

/**
 * Of a new connection. A statement that waits for a lock would wait on after its connection was cut, and the
 * next try beside it, until the server has no place for anybody. A server that cannot look serves all the same.
 */
export async function enableConnectionCheck(client: ClientBase): Promise<void> {
  const asked = client.query("SET client_connection_check_interval = '2s'");
  await answered(client, asked).catch(() => {});
}

/**
 * Cuts a connection on which nothing comes or goes while somebody works with it. A network that swallows
 * packets tells nobody, and TCP gives up after a quarter of an hour; pg's own `query_timeout` would leave the
 * dead connection in the pool. Whoever waited learns what a lost connection tells: nobody knows whether it
 * was done. Tasks that are silent for long have a connection of their own.
 * @param afterMs milliseconds; tests have less time
 */
export function destroyWhenSilent(pool: Pool, afterMs = silentMs): void {
  pool.on('acquire', (client) => socketOf(client).setTimeout(afterMs, cut));
  pool.on('release', (_, client) => socketOf(client).setTimeout(0, cut));
}

/** Cuts a connection that listens, and is silent by right, when it does not answer what it is asked. */
export function destroyOnQueryTimeout(client: Client): void {
  const ask: (sql: string, values?: unknown[]) => Promise<unknown> = client.query.bind(client);
  const query = (sql: string, values?: unknown[]) => answered(client, ask(sql, values));
  Object.assign(client, { query });
}

/** Cuts a connection when nothing comes on it while this one question is open. */
function answered<T>(client: ClientBase, asked: Promise<T>): Promise<T> {
  const socket = socketOf(client);
  socket.setTimeout(silentMs, cut);
  return asked.finally(() => socket.setTimeout(0, cut));
}

function cut(this: Socket): void {
  this.destroy(Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' }));
}

function socketOf(client: ClientBase): Socket {
  const stream = client instanceof Client ? client.connection.stream : null;
  if (!(stream instanceof Socket)) throw new Error('A connection of the pool has no socket');
  return stream;
}
