import { zagrebWallTime } from '../croatia/zagreb-time.js';

/** So many of the matches make a day the usual one: a few are always moved. */
const usualShare = 0.75;

/**
 * The weekday on which a league plays.
 * @param dates ISO 8601 instants of its matches
 * @returns 1 for Monday to 7 for Sunday, in Zagreb; null where no day is the usual one
 */
export function matchDay(dates: readonly string[]): number | null {
  const counts = new Map<number, number>();
  for (const date of dates) {
    const weekday = new Date(zagrebWallTime(date).day).getUTCDay() || 7;
    counts.set(weekday, (counts.get(weekday) ?? 0) + 1);
  }
  const usual = [...counts].find(([, count]) => count >= dates.length * usualShare);
  return usual?.[0] ?? null;
}
