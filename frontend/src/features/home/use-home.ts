import {
  type Contact,
  commentaryMatches,
  commentaryMode,
  type MatchView,
  type SeasonFactsAnswer,
  type SessionUser,
  type StripLogo,
} from '@kolo/domain';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '@/shared/api';
import { useLanguage } from '@/shared/i18n';
import { useFixtureNews } from '@/shared/live/use-fixture-news';

/** Reads again whenever the page is opened: the season goes on in the meantime. */
const fresh = { refetchOnMount: 'always' } as const;

export const useStrip = (): UseQueryResult<StripLogo[]> =>
  useQuery<StripLogo[]>({ queryKey: ['/api/sponsors'], ...fresh });

export const useContact = (): UseQueryResult<Contact> =>
  useQuery<Contact>({ queryKey: ['/api/contact'] });

/** @param leagueId null for the league that the server shows */
export const useSeason = (leagueId: number | null): UseQueryResult<SeasonFactsAnswer> =>
  useQuery<SeasonFactsAnswer>({
    queryKey: ['/api/leagues', leagueId === null ? 'facts' : `facts?leagueId=${leagueId}`],
    ...fresh,
  });

/**
 * A signed-in user gets the matches of their own teams.
 * @param leagueId null for all active leagues
 */
export function useUpcoming(
  user: SessionUser | null,
  leagueId: number | null = null,
): UseQueryResult<MatchView[]> {
  const of = leagueId === null ? '' : `?leagueId=${leagueId}`;
  const path = user === null ? [`upcoming${of}`] : ['upcoming', `user${of}`];
  return useQuery<MatchView[]>({ queryKey: ['/api/matches', ...path], ...fresh });
}

/** Fixtures may be moved and cancelled while the page is open. */
export function useFreshFixtures(): void {
  const client = useQueryClient();
  useFixtureNews(() => void client.invalidateQueries({ queryKey: ['/api/matches'] }));
}

/** The kind of text depends on the weekday; the texts are in the current language. */
export function useCommentary(): UseQueryResult<MatchView[]> {
  const { language } = useLanguage();
  return useQuery<MatchView[]>({
    queryKey: ['/api/matches', 'commentary', language],
    queryFn: ({ signal }) => request('/api/matches/commentary', { signal }),
    select: (matches) => commentaryMatches(matches, Date.now()),
    ...fresh,
  });
}

export const currentMode = () => commentaryMode(Date.now());
