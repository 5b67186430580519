import type { MatchState, Period } from '@kolo/domain';

export interface LastInstant {
  period: Period;
  /** ISO 8601 instant at which the period was still played. */
  last: string;
}

/**
 * The end of the period before a break, for a goal that was tapped a moment too late; null while a period is played
 * and without a rule sheet.
 * @param now epoch milliseconds by the corrected clock
 */
export function lastInstantBeforeBreak(
  { play, status }: Pick<MatchState, 'play' | 'status'>,
  now: number,
): LastInstant | null {
  const ended = play?.periods.at(-1);
  if (ended === undefined || ended.endedAt === null || now < ended.endedAt) return null;
  if (status !== 'in_progress' || ended.period === 5) return null;
  const last = ended.endedAt - 1;
  if (last < ended.marks[0].at) return null;
  return { period: ended.period, last: new Date(last).toISOString() };
}
