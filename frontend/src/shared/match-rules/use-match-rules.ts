import type { LeagueMatchRules } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** The rules of the league's matches; no request while no league is known. */
export const useMatchRules = (leagueId: number | null): UseQueryResult<LeagueMatchRules> =>
  useQuery<LeagueMatchRules>({
    queryKey: ['/api/leagues', leagueId, 'match-rules'],
    enabled: leagueId !== null,
    refetchOnMount: 'always',
  });
