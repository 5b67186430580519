import { setTimeout as delay } from 'node:timers/promises';

/**
 * Settles when it is so: what happens by itself is waited for and not slept for.
 * @throws after 20 s, long before a test is given up
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 20_000; performance.now() < end; await delay(20))
    if (await isSo()) return;
  throw new Error('It does not become so');
}
