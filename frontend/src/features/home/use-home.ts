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

/** Read again whenever the page is opened: the season goes on while one is elsewhere. */
const fresh = { refetchOnMount: 'always' } as const;

export const useStrip = (): UseQueryResult<StripLogo[]> =>
  useQuery<StripLogo[]>({ queryKey: ['/api/sponsors'], ...fresh });

export const useContact = (): UseQueryResult<Contact> =>
  useQuery<Contact>({ queryKey: ['/api/contact'] });

/** @param leagueId of the league that the server shows where null */
export const useSeason = (leagueId: number | null): UseQueryResult<SeasonFactsAnswer> =>
  useQuery<SeasonFactsAnswer>({
    queryKey: ['/api/leagues', leagueId === null ? 'facts' : `facts?leagueId=${leagueId}`],
    ...fresh,
  });

/**
 * Of the user's own teams where there is a user.
 * @param leagueId of all active leagues where null
 */
export function useUpcoming(
  user: SessionUser | null,
  leagueId: number | null = null,
): UseQueryResult<MatchView[]> {
  const of = leagueId === null ? '' : `?leagueId=${leagueId}`;
  const path = user === null ? [`upcoming${of}`] : ['upcoming', `user${of}`];
  return useQuery<MatchView[]>({ queryKey: ['/api/matches', ...path], ...fresh });
}

/** Fixtures are moved and cancelled while the page is open. */
export function useFreshFixtures(): void {
  const client = useQueryClient();
  useFixtureNews(() => void client.invalidateQueries({ queryKey: ['/api/matches'] }));
}

/** What the weekday asks for; the texts are in the language on the screen. */
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
