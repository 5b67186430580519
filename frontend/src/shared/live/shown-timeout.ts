import type { LiveMatch, RunningTimeout } from '@kolo/domain';

/** A console that stopped the clock ends the timeout itself, but may forget it. */
const graceSeconds = 15;

/**
 * The timeout that a page still shows: no event ends one by time alone (docs/product.md#clock).
 * @param now epoch milliseconds by the server's clock
 */
export function shownTimeout(
  { timeout, rules }: Pick<LiveMatch, 'timeout' | 'rules'>,
  now: number,
): RunningTimeout | null {
  if (timeout == null) return null;
  const seconds = timeout.seconds + (rules?.timeoutStopsClock === false ? 0 : graceSeconds);
  return now < Date.parse(timeout.startedAt) + seconds * 1_000 ? timeout : null;
}
