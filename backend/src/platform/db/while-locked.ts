import { ownClient } from './own-client.js';

/**
 * Does something that only one may do at a time, over all nodes. Whoever waits is silent for long, which a
 * connection of the serving pool may not be: the lock is held on its own, and ends with it.
 * @param key of the advisory lock; with a second number, one lock for each
 */
export async function whileLocked<T>(
  url: string,
  key: readonly [number] | readonly [number, number],
  work: () => Promise<T>,
): Promise<T> {
  const lock = ownClient(url);
  try {
    await lock.connect();
    const places = key.map((_, n) => `$${n + 1}`).join(', ');
    await lock.query(`SELECT pg_advisory_lock(${places})`, [...key]);
    return await work();
  } finally {
    await lock.end();
  }
}
