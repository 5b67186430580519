import { zagrebWallTime } from '../croatia/zagreb-time.js';

const usualShare = 0.75;

/** The weekday in Zagreb on which a league usually plays, 1 for Monday to 7; null where there is none. */
export function usualWeekday(dates: readonly string[]): number | null {
  const counts = new Map<number, number>();
  for (const date of dates) {
    const weekday = new Date(zagrebWallTime(date).day).getUTCDay() || 7;
    counts.set(weekday, (counts.get(weekday) ?? 0) + 1);
  }
  const usual = [...counts].find(([, count]) => count >= dates.length * usualShare);
  return usual?.[0] ?? null;
}
