import type { MatchView } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

interface Options {
  /** Read again whenever the list is opened: matches change while one is elsewhere. */
  fresh?: boolean;
}

const useList = (key: readonly string[], { fresh = true }: Options) =>
  useQuery<MatchView[]>({ queryKey: key, ...(fresh && { refetchOnMount: 'always' }) });

/** Every match of the league; needs a session. */
export const useMatches = (options: Options = {}): UseQueryResult<MatchView[]> =>
  useList(['/api/matches'], options);

/** Scheduled matches from now on, the next one first. */
export const useUpcomingMatches = (options: Options = {}): UseQueryResult<MatchView[]> =>
  useList(['/api/matches', 'upcoming'], options);
