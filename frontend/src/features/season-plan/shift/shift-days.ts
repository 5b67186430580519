import { byDate, type MatchView, zagrebWallTime } from '@kolo/domain';

/** A day in Zagreb on which matches are still to be played, with its kick-offs from which it can be shifted. */
export interface ShiftDay {
  /** `yyyy-mm-dd` */
  day: string;
  matches: MatchView[];
}

/** Today and later days, the soonest first. */
export function shiftDays(matches: readonly MatchView[], now: number): ShiftDay[] {
  const today = zagrebWallTime(now).day;
  const days = new Map<string, MatchView[]>();
  for (const match of [...matches].sort(byDate)) {
    const { day } = zagrebWallTime(match.matchDate);
    if (match.status === 'scheduled' && match.outcome !== 'postponed' && day >= today)
      days.set(day, [...(days.get(day) ?? []), match]);
  }
  return [...days].map(([day, ofDay]) => ({ day, matches: ofDay }));
}
