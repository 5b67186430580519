import { ApiError } from './api-error';

/** Longer than this nobody looks at a page that loads. */
const maxSeconds = 30;

/** When to ask again what was refused because too much was asked; null for every other failure. */
export function askAgainAfterMs(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 429) return null;
  const seconds = error.details?.retryAfter;
  return typeof seconds === 'number' && seconds <= maxSeconds ? seconds * 1_000 : null;
}
