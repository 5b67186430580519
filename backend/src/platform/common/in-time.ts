import { setTimeout as delay } from 'node:timers/promises';

export const inTime = <T>(answer: Promise<T>, withinMs: number, late: () => T): Promise<T> =>
  Promise.race([answer, delay(withinMs, undefined, { ref: false }).then(late)]);
