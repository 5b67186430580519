const crashWindowMs = 3_000;
const backoff = { firstMs: 500, lastMs: 10_000 };

/** Whether a refusal passes by itself, so that the same request is sent again. */
export const isTemporary = (error: string): boolean =>
  error === 'request.too-many' || error === 'service.unavailable';

/**
 * Exponential with full jitter, so that a hall of phones does not come back at the same moment.
 * `attempt` is 0 after a working connection was lost.
 */
export function retryDelay(attempt: number, random: number): number {
  if (attempt === 0) return random * crashWindowMs;
  return random * Math.min(backoff.lastMs, backoff.firstMs * 2 ** (attempt - 1));
}
