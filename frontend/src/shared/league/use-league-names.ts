import type { LeagueName, MatchView } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';

type OfLeague = Pick<MatchView, 'leagueId'>;

/**
 * Says which league a match of a list is of, where the list has matches of more than one: the same
 * companies may play in two at once, or next month in the new season.
 */
export function useLeagueNames(
  matches: readonly OfLeague[] | undefined,
): (match: OfLeague) => string | null {
  const several = new Set(matches?.map(({ leagueId }) => leagueId)).size > 1;
  const { data: leagues } = useQuery<LeagueName[]>({
    queryKey: ['/api/leagues', 'names'],
    enabled: several,
    refetchOnMount: 'always',
  });
  return ({ leagueId }) => {
    const league = several ? leagues?.find(({ id }) => id === leagueId) : undefined;
    return league === undefined ? null : `${league.name} · ${league.season}`;
  };
}
