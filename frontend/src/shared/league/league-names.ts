import type { ListedLeague, MatchView } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { leagueLabel } from './league-label';

type OfLeague = Pick<MatchView, 'leagueId'>;
type LeagueOf = (match: OfLeague) => string | null;

/**
 * Says which league a match of a list is of, where the list has matches of more than one: the same
 * companies may play in two at once, or next month in the new season.
 */
export function useLeagueNames(matches: readonly OfLeague[] | undefined): LeagueOf {
  return useNames(new Set(matches?.map(({ leagueId }) => leagueId)).size > 1);
}

/** Says it of what stands alone, where there is more than one league. */
export const useLeagueOf = (): LeagueOf => useNames(true);

/** What tells all leagues apart, for everybody; newest season first. */
export const useEveryLeague = (enabled: boolean): UseQueryResult<ListedLeague[]> =>
  useQuery({ queryKey: ['/api/leagues', 'names'], enabled, refetchOnMount: 'always' });

function useNames(asked: boolean): LeagueOf {
  const { data } = useEveryLeague(asked);
  const leagues = asked && data !== undefined && data.length > 1 ? data : [];
  return ({ leagueId }) => {
    const league = leagues.find(({ id }) => id === leagueId);
    return league === undefined ? null : leagueLabel(league);
  };
}
