import type { TeamFairness } from '@kolo/domain';

/** Every kick-off of the season, `HH:MM`, in order. */
export const kickOffsOf = (teams: readonly TeamFairness[]): string[] =>
  [...new Set(teams.flatMap(({ kickOffs }) => Object.keys(kickOffs)))].sort();

/** How often a team rests that many days. */
export function restCounts(restDays: readonly number[]): [days: number, times: number][] {
  const counts = new Map<number, number>();
  for (const days of restDays) counts.set(days, (counts.get(days) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one - other);
}

/** The fewest and the most days between two matches; null with less than two matches. */
export const restRange = (restDays: readonly number[]): [number, number] | null =>
  restDays.length === 0 ? null : [Math.min(...restDays), Math.max(...restDays)];

export const hasMatches = (teams: readonly TeamFairness[]): boolean =>
  teams.some(({ home, away }) => home + away > 0);
