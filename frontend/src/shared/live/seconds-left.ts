interface Span {
  /** ISO 8601 instant. */
  startedAt: string;
  seconds: number;
}

/**
 * Whole seconds that are left of what runs by the wall clock: a timeout, or the break between the halves.
 * @param now epoch milliseconds by the server's clock
 */
export function secondsLeft({ startedAt, seconds }: Span, now: number): number {
  const gone = Math.floor((now - Date.parse(startedAt)) / 1000);
  return Math.max(0, seconds - Math.max(0, gone));
}
