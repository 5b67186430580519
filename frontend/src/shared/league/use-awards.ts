import type { LeagueAward } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

export const useAwards = (leagueId: number): UseQueryResult<LeagueAward[]> =>
  useQuery<LeagueAward[]>({
    queryKey: ['/api/leagues', leagueId, 'awards'],
    refetchOnMount: 'always',
  });
