import type { LeagueSeasonRules } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

export const useSeasonRules = (leagueId: number): UseQueryResult<LeagueSeasonRules> =>
  useQuery<LeagueSeasonRules>({
    queryKey: ['/api/leagues', leagueId, 'season-rules'],
    refetchOnMount: 'always',
  });
