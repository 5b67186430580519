import { zagrebWallTime } from '../croatia/zagreb-time.js';
import type { SeasonFixture } from './plan-input.js';

/** The days on which rounds are played, the soonest first. */
export interface RoundDays {
  days: readonly string[];
  /** The day of the round of a fixture, or its own; null where it has neither. */
  dayOf(fixture: SeasonFixture): string | null;
}

/** Returns the day on which most matches of each round are, the earlier one of two. */
export function roundDays(fixtures: readonly SeasonFixture[]): RoundDays {
  const counts = new Map<number, Map<string, number>>();
  for (const { round, matchDate } of fixtures) {
    if (round === null || matchDate === null) continue;
    const { day } = zagrebWallTime(matchDate);
    const days = counts.get(round) ?? new Map<string, number>();
    counts.set(round, days.set(day, (days.get(day) ?? 0) + 1));
  }
  const byRound = new Map([...counts].map(([round, days]) => [round, commonest(days)]));
  return {
    days: [...new Set(byRound.values())].sort(),
    dayOf: ({ round, matchDate }) =>
      byRound.get(round ?? Number.NaN) ??
      (matchDate === null ? null : zagrebWallTime(matchDate).day),
  };
}

function commonest(days: ReadonlyMap<string, number>): string {
  const [best] = [...days].sort(([dayA, a], [dayB, b]) => b - a || (dayA < dayB ? -1 : 1));
  return best?.[0] ?? '';
}

/** Whether a round may be played on a day without passing another one; a match of no round stays on its day. */
export function isWithinRound(day: string, roundDay: string, { days }: RoundDays): boolean {
  const index = days.indexOf(roundDay);
  if (index < 0 || day === roundDay) return day === roundDay;
  return day > (days[index - 1] ?? '') && day < (days[index + 1] ?? '~');
}
