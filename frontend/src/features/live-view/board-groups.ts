import { type BoardMatch, byDate, zagrebWallTime } from '@kolo/domain';

export interface BoardGroup {
  kind: 'live' | 'today' | 'next' | 'earlier';
  /** ISO 8601 instant within the group's day; null where the day does not matter. */
  day: string | null;
  matches: BoardMatch[];
}

/**
 * The order in which people look for a match: running ones, today's, the next days one by one, earlier ones.
 * Days are those of Zagreb.
 * @param now epoch milliseconds
 */
export function boardGroups(matches: readonly BoardMatch[], now: number): BoardGroup[] {
  const today = zagrebWallTime(now).day;
  const live: BoardMatch[] = [];
  const days = new Map<string, BoardMatch[]>();
  for (const match of [...matches].sort(byDate)) {
    if (match.status === 'in_progress') {
      live.push(match);
      continue;
    }
    const { day } = zagrebWallTime(match.matchDate);
    const ofDay = days.get(day);
    if (ofDay === undefined) days.set(day, [match]);
    else ofDay.push(match);
  }
  const groups: BoardGroup[] =
    live.length === 0 ? [] : [{ kind: 'live', day: null, matches: live }];
  const earlier: BoardGroup[] = [];
  for (const [day, ofDay] of days) {
    const instant = ofDay[0]?.matchDate ?? null;
    if (day === today) groups.push({ kind: 'today', day: null, matches: ofDay });
    else if (day > today) groups.push({ kind: 'next', day: instant, matches: ofDay });
    else earlier.unshift({ kind: 'earlier', day: instant, matches: ofDay });
  }
  return [...groups, ...earlier];
}
