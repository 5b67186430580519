import type { ListedLeague, MatchView } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { leagueLabel } from './league-label';

type OfLeague = Pick<MatchView, 'leagueId'>;
type LeagueOf = (match: OfLeague) => string | null;

/**
 * Names the league of a match where a list has several: companies may play in two leagues at once.
 */
export function useLeagueNames(matches: readonly OfLeague[] | undefined): LeagueOf {
  return useNames(new Set(matches?.map(({ leagueId }) => leagueId)).size > 1);
}

/** Names the league of a single match where there are several leagues. */
export const useLeagueOf = (): LeagueOf => useNames(true);

/** For everyone; newest season first. */
export const useEveryLeague = (enabled: boolean): UseQueryResult<ListedLeague[]> =>
  useQuery({ queryKey: ['/api/leagues', 'names'], enabled, refetchOnMount: 'always' });

function useNames(enabled: boolean): LeagueOf {
  const { data } = useEveryLeague(enabled);
  const leagues = enabled && data !== undefined && data.length > 1 ? data : [];
  return ({ leagueId }) => {
    const league = leagues.find(({ id }) => id === leagueId);
    return league === undefined ? null : leagueLabel(league);
  };
}
