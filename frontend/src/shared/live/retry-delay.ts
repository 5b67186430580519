/** When to try again, so that a crowd never comes back at the same moment. */

const crashWindowMs = 3_000;
const backoff = { firstMs: 500, lastMs: 10_000 };

/**
 * Delay before the next attempt.
 * @param attempt 0 after a working connection was lost, then the number of attempts that failed
 * @param random uniform in [0, 1)
 * @returns milliseconds: uniform in [0, 3 s] at first, then exponential with full jitter up to 10 s
 */
export function retryDelay(attempt: number, random: number): number {
  if (attempt === 0) return random * crashWindowMs;
  return random * Math.min(backoff.lastMs, backoff.firstMs * 2 ** (attempt - 1));
}
