import type { HeadToHead } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

export interface MeetingsOf {
  teamId: number;
  otherId: number;
  /** A match of the two: only what was before it. */
  beforeMatch?: number;
}

/** The matches of the companies of two teams, in all seasons. */
export const useMeetings = ({
  teamId,
  otherId,
  beforeMatch,
}: MeetingsOf): UseQueryResult<HeadToHead> =>
  useQuery<HeadToHead>({
    queryKey: [
      ...['/api/teams', teamId, 'head-to-head', otherId],
      ...(beforeMatch === undefined ? [] : [`?beforeMatch=${beforeMatch}`]),
    ],
    refetchOnMount: 'always',
  });
