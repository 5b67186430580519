import type { RunningTimeout } from '@kolo/domain';

/**
 * Whole seconds; a time-out runs by the wall clock, whatever the match clock does.
 * @param now epoch milliseconds by the server's clock
 */
export function timeoutSecondsLeft({ startedAt, seconds }: RunningTimeout, now: number): number {
  const gone = Math.floor((now - Date.parse(startedAt)) / 1000);
  return Math.max(0, seconds - Math.max(0, gone));
}
