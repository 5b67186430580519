import { RefusalError } from '../api/refusal.error.js';

/** No encoder writes as many; millions of empty ones would hold up the event loop. */
const maxParts = 100_000;

/**
 * @param count of the parts that were read, those that go too
 * @throws RefusalError `file.broken-picture`
 */
export function checkParts(count: number): void {
  if (count > maxParts) throw RefusalError.of('file.broken-picture');
}
