import type { HeadToHead } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** All matches of the companies of two teams, in all seasons. */
export const useMeetings = (teamId: number, otherId: number): UseQueryResult<HeadToHead> =>
  useQuery<HeadToHead>({
    queryKey: ['/api/teams', teamId, 'head-to-head', otherId],
    refetchOnMount: 'always',
  });
