import { ApiError } from './api-error';

const maxSeconds = 30;

/** When a request refused with 429 may be repeated; null for every other failure. */
export function retryAfterMs(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 429) return null;
  const seconds = error.details?.retryAfter;
  return typeof seconds === 'number' && seconds <= maxSeconds ? seconds * 1_000 : null;
}
