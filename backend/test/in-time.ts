import { inTime as within } from '../src/platform/common/in-time.js';

/** Longer than a connection may stay silent. */
const timeoutMs = 14_000;

/** The answer, or `nothing` when it takes longer than a person at the pitch would wait. */
export const inTime = <T>(answer: Promise<T>): Promise<T | 'nothing'> =>
  within<T | 'nothing'>(answer, timeoutMs, () => 'nothing');
