import { ownClient } from './own-client.js';

/** Waiting is silent, which a pooled connection may not be for long, so the lock has its own. */
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
