import type { LeagueView } from '@kolo/domain';

/** The league of the same name that starts next; undefined while nobody has created it. */
export function nextSeason(
  leagues: readonly LeagueView[],
  leagueId: number,
): LeagueView | undefined {
  const present = leagues.find(({ id }) => id === leagueId);
  return leagues
    .filter(
      ({ name, startDate }) =>
        present !== undefined && name === present.name && startDate > present.startDate,
    )
    .sort((a, b) => a.startDate.localeCompare(b.startDate))[0];
}
