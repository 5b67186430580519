import { setTimeout as delay } from 'node:timers/promises';

/** Longer than a connection may be silent. */
const timeoutMs = 14_000;

/** What comes in time; nobody at the pitch waits longer. */
export const inTime = <T>(answer: Promise<T>): Promise<T | 'nothing'> =>
  Promise.race([answer, delay(timeoutMs, 'nothing' as const, { ref: false })]);
