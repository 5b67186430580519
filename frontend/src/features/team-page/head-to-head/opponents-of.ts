import type { TeamDetails, TeamRef } from '@kolo/domain';

/** The next opponent first, then those of the last matches, then the other teams of the league. */
export function opponentsOf(
  { id: own, nextMatch, last5Matches }: TeamDetails,
  league: readonly TeamRef[],
): TeamRef[] {
  const ofMatches = [...(nextMatch === null ? [] : [nextMatch]), ...last5Matches.toReversed()];
  const found = new Map<number, TeamRef>();
  for (const { homeTeamId, homeTeamName, awayTeamId, awayTeamName } of ofMatches) {
    const [id, name] = homeTeamId === own ? [awayTeamId, awayTeamName] : [homeTeamId, homeTeamName];
    found.set(id, { id, name });
  }
  for (const { id, name } of league) if (id !== own && !found.has(id)) found.set(id, { id, name });
  return [...found.values()];
}
