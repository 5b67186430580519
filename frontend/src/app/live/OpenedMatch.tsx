import type { CommentaryView, ListedLeague, LiveMatch as Match, SessionUser } from '@kolo/domain';
import { type ReactElement, Suspense, use } from 'react';
import { MatchCommentary } from '@/features/commentary/MatchCommentary';
import { LiveMatch } from '@/features/live-view/LiveMatch';
import { NoSuchMatch } from '@/features/live-view/Unavailable';
import { useLanguage } from '@/shared/i18n/use-language';
import { lazyComponent } from '@/shared/lazy-component';
import { leagueOfMatch } from '@/shared/league/league-of';
import { readMatchId } from '@/shared/live/read-match-id';
import { PageContext } from '@/shared/page-data';
import { usePathEnd } from '@/shared/ui/navigation';

const MatchText = lazyComponent(
  async () => (await import('@/features/commentary/MatchText')).MatchText,
);

interface Props {
  user: SessionUser | null;
}

/** Shows what came with the page; what changes beside the match is read by parts that are loaded then. */
export function OpenedMatch({ user }: Props): ReactElement {
  const matchId = readMatchId(usePathEnd());
  return matchId === null ? <NoSuchMatch /> : <FollowedMatch matchId={matchId} user={user} />;
}

function FollowedMatch({ matchId, user }: Props & { matchId: number }): ReactElement {
  const { language } = useLanguage();
  const page = use(PageContext);
  const leagues = useCame<ListedLeague[]>('/api/leagues/names');
  const commentary = useCame<CommentaryView>(`/api/matches/${matchId}/commentary`);
  const inLanguage = page?.data.language === language;
  const came = commentary !== undefined && inLanguage && (
    <MatchCommentary matchId={matchId} commentary={commentary} isAdmin={user?.role === 'admin'} />
  );
  const render = (match: Match, version: number) =>
    // No other text is due until the final whistle.
    came && match.status === 'in_progress' ? (
      came
    ) : (
      <Suspense fallback={came}>
        <MatchText match={match} version={version} />
      </Suspense>
    );
  return (
    <LiveMatch
      matchId={matchId}
      leagueOf={leagueOfMatch(leagues)}
      text={{ isLoaded: commentary !== undefined, render }}
    />
  );
}

/** An answer of the API that came with the page. */
function useCame<Answer>(path: string): Answer | undefined {
  const answer = use(PageContext)?.answers.ask(path);
  return answer?.status === 200 ? (answer.body as Answer) : undefined;
}
