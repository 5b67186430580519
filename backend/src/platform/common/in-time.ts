import { setTimeout as delay } from 'node:timers/promises';

/**
 * An answer, or what is to be said when it does not come in time.
 * @param late may throw
 */
export const inTime = <T>(answer: Promise<T>, withinMs: number, late: () => T): Promise<T> =>
  Promise.race([answer, delay(withinMs, undefined, { ref: false }).then(late)]);
