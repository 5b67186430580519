import { inTime as within } from '../src/platform/async/in-time.js';

/** Many times as long as a connection may stay silent. */
const timeoutMs = 300_000;

/** The answer, or `nothing` where none comes. */
export const inTime = <T>(answer: Promise<T>): Promise<T | 'nothing'> =>
  within<T | 'nothing'>(answer, timeoutMs, () => 'nothing');
