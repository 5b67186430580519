import type { TeamFairness } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

export const useFairness = (leagueId: number): UseQueryResult<TeamFairness[]> =>
  useQuery<TeamFairness[]>({
    queryKey: ['/api/leagues', leagueId, 'schedule', 'fairness'],
    refetchOnMount: 'always',
  });
