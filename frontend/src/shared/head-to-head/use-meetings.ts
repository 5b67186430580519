import type { HeadToHead } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** The matches of the companies of two teams, in all seasons; only those before one, where it is given. */
export const useMeetings = (
  teamId: number,
  otherId: number,
  beforeMatch?: number,
): UseQueryResult<HeadToHead> =>
  useQuery<HeadToHead>({
    queryKey: [
      ...['/api/teams', teamId, 'head-to-head', otherId],
      ...(beforeMatch ? [`?beforeMatch=${beforeMatch}`] : []),
    ],
    refetchOnMount: 'always',
  });
