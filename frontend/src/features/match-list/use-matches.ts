import type { MatchView } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

interface Options {
  /** Read again whenever the list is opened: matches change while one is elsewhere. */
  fresh?: boolean;
}

/** Scheduled matches from now on, the next one first. */
export const useUpcomingMatches = ({ fresh = true }: Options = {}): UseQueryResult<MatchView[]> =>
  useQuery<MatchView[]>({
    queryKey: ['/api/matches', 'upcoming'],
    ...(fresh && { refetchOnMount: 'always' }),
  });
