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
import { useLeagueNews } from '@/shared/live/use-league-news';
import { useNow } from '@/shared/page/page-data';

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

/** Enough for the cards, and for the row of scores while the live board is away. */
const next = 12;
const ofSeason = 200;

/**
 * The next matches; a signed-in user gets those of their own teams.
 * @param leagueId null for all active leagues
 */
export const useUpcoming = (
  user: SessionUser | null,
  leagueId: number | null = null,
): UseQueryResult<MatchView[]> =>
  useQuery<MatchView[]>({ queryKey: upcomingKey(user, leagueId, next), ...fresh });

/** All that are still to come, where the next ones are not all of them. */
export function useSeasonAhead(
  user: SessionUser | null,
  leagueId: number | null,
): UseQueryResult<MatchView[]> {
  const soon = useUpcoming(user, leagueId);
  const all = useQuery<MatchView[]>({
    queryKey: upcomingKey(user, leagueId, ofSeason),
    enabled: soon.data !== undefined && soon.data.length >= next,
    ...fresh,
  });
  return soon.data === undefined || soon.data.length < next ? soon : all;
}

function upcomingKey(user: SessionUser | null, leagueId: number | null, limit: number): string[] {
  const query = `?leagueId=${leagueId ?? 'all'}&limit=${limit}`;
  return ['/api/matches', ...(user === null ? [`upcoming${query}`] : ['upcoming', `user${query}`])];
}

/** Fixtures may be moved and cancelled while the page is open. */
export function useFreshFixtures(): void {
  const client = useQueryClient();
  useLeagueNews();
  useFixtureNews(() => void client.invalidateQueries({ queryKey: ['/api/matches'] }));
}

/** The kind of text depends on the weekday; the texts are in the current language. */
export function useCommentary(): UseQueryResult<MatchView[]> {
  const { language } = useLanguage();
  const path = '/api/matches/commentary';
  const now = useNow();
  return useQuery<MatchView[]>({
    queryKey: ['/api/matches', 'commentary', language],
    queryFn: ({ signal }) => request(path, { signal }),
    meta: { read: { path, language } },
    select: (matches) => commentaryMatches(matches, now),
    ...fresh,
  });
}

export const useCurrentMode = () => commentaryMode(useNow());
