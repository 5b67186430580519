import { setTimeout as delay } from 'node:timers/promises';

interface Options {
  /** For the message of the failure. */
  what?: string;
  withinMs?: number;
}

/**
 * Waits until a condition holds, so that tests need not sleep. A condition that throws does not hold yet.
 * @throws after the limit, with the condition's last error as cause
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { what = 'the condition holds', withinMs = 600_000 }: Options = {},
): Promise<void> {
  let cause: unknown;
  for (const end = performance.now() + withinMs; performance.now() < end; await delay(20))
    try {
      if (await isSo()) return;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
  throw new Error(`Not within ${withinMs} ms: ${what}`, { cause });
}

/** Waits until an assertion holds; after the limit its failure is the cause. */
export const eventually = (assertion: () => void): Promise<void> =>
  until(() => {
    assertion();
    return true;
  });
