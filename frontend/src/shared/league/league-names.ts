import { type ListedLeague, limits } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { requestPages } from '@/shared/api/request';
import { type LeagueOf, leagueOfMatch } from './league-of';

type OfLeague = Parameters<LeagueOf>[0];

/**
 * Names the league of a match where a list has several: companies may play in two leagues at once.
 */
export function useLeagueNames(matches: readonly OfLeague[] | undefined): LeagueOf {
  return useNames(new Set(matches?.map(({ leagueId }) => leagueId)).size > 1);
}

/** Names the league of a single match where there are several leagues. */
export const useLeagueOf = (): LeagueOf => useNames(true);

/** For everyone; a page of the newest seasons, which is all of them on nearly every site. */
export const useNewestLeagues = (enabled: boolean): UseQueryResult<ListedLeague[]> =>
  useQuery({ queryKey: ['/api/leagues', 'names'], enabled, refetchOnMount: 'always' });

export const isWholePage = (leagues: readonly ListedLeague[]): boolean =>
  leagues.length >= limits.leaguePage.default;

/** Newest season first; undefined until they are wanted and read. */
export function useEveryLeague(wanted: boolean): readonly ListedLeague[] | undefined {
  const path = `/api/leagues/names?limit=${limits.leaguePage.max}`;
  const { data } = useQuery({
    queryKey: ['/api/leagues', 'names', 'all'],
    queryFn: ({ signal }) => requestPages<ListedLeague>(path, signal),
    enabled: wanted,
  });
  return data;
}

function useNames(enabled: boolean): LeagueOf {
  const { data } = useNewestLeagues(enabled);
  return leagueOfMatch(enabled ? data : []);
}
