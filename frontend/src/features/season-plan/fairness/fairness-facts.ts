import { type MatchView, type TeamFairness, type TeamRef, zagrebWallTime } from '@kolo/domain';
import { byKickOff } from '@/shared/league/rounds';

const dayMs = 24 * 60 * 60 * 1000;

/** What a schedule gives each team; matches that were cancelled are none. */
export const fairnessOf = (
  teams: readonly TeamRef[],
  matches: readonly MatchView[],
): TeamFairness[] =>
  teams.map(({ id, name }) => {
    const own = matches
      .filter(({ status }) => status !== 'cancelled')
      .filter(({ homeTeamId, awayTeamId }) => homeTeamId === id || awayTeamId === id)
      .sort(byKickOff);
    const home = own.filter(({ homeTeamId }) => homeTeamId === id).length;
    return {
      team: { id, name },
      home,
      away: own.length - home,
      kickOffs: counted(own.map(({ matchDate }) => zagrebWallTime(matchDate).time)),
      venues: counted(own.flatMap(({ venue }) => venue ?? [])),
      restDays: own
        .map(({ matchDate }) => Date.parse(zagrebWallTime(matchDate).day))
        .flatMap((day, index, days) => {
          const before = days[index - 1];
          return before === undefined ? [] : [Math.round((day - before) / dayMs)];
        }),
    };
  });

function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

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
