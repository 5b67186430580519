import type {
  CommentaryView,
  ListedLeague,
  LiveMatch as Match,
  SessionUser,
  SnapshotMessage,
} from '@kolo/domain';
import { type ReactElement, Suspense, use } from 'react';
import { isAwaited, subjectOf } from '@/features/commentary/due-text';
import { LiveMatch } from '@/features/live-view/LiveMatch';
import { NoSuchMatch } from '@/features/live-view/Unavailable';
import { LaterOutlook, MembersPrediction } from '@/pages/BelowMatch';
import { useLanguage } from '@/shared/i18n/use-language';
import { leagueOfMatch } from '@/shared/league/league-of';
import { lazyComponent } from '@/shared/page/lazy-component';
import { PageContext, usePreloaded } from '@/shared/page/page-data';
import { PartCode } from '@/shared/page/part-code';
import { Postponed } from '@/shared/page/postponed';
import { readId } from '@/shared/page/read-id';
import { usePathEnd } from '@/shared/ui/navigation';

const textOfPage = new PartCode(
  async () => (await import('@/features/commentary/MatchCommentary')).MatchCommentary,
);
const MatchText = lazyComponent(
  async () => (await import('@/features/commentary/MatchText')).MatchText,
);

interface Props {
  user: SessionUser | null;
}

/** Shows what came with the page; parts that are loaded later read what changes beside the match. */
export function OpenedMatch({ user }: Props): ReactElement {
  const matchId = readId(usePathEnd());
  return matchId === null ? <NoSuchMatch /> : <FollowedMatch matchId={matchId} user={user} />;
}

function FollowedMatch({ matchId, user }: Props & { matchId: number }): ReactElement {
  const { language } = useLanguage();
  const page = use(PageContext);
  const leagues = usePreloaded<ListedLeague[]>('/api/leagues/names');
  const commentary = usePreloaded<CommentaryView>(`/api/matches/${matchId}/commentary`);
  const live = usePreloaded<Pick<SnapshotMessage, 'snapshot' | 'version'>>(`/api/live/${matchId}`);
  const before = live && { ...live.snapshot.match, version: live.version };
  const inLanguage = page?.data.language === language;
  const text = commentary !== undefined && inLanguage && (
    <Postponed code={textOfPage} props={{ matchId, commentary, isAdmin: user?.role === 'admin' }} />
  );
  const render = (match: Match, version: number) => {
    const isDue =
      commentary === undefined ||
      before === undefined ||
      isAwaited(commentary, match.status) ||
      subjectOf({ ...match, version }) !== subjectOf(before);
    return text && !isDue ? (
      text
    ) : (
      <Suspense>
        <MatchText match={match} version={version} before={before} />
      </Suspense>
    );
  };
  return (
    <LiveMatch
      matchId={matchId}
      leagueOf={leagueOfMatch(leagues)}
      text={{ isLoaded: commentary !== undefined, render }}
      prediction={(live) => <MembersPrediction live={live} user={user} />}
      outlook={(live) => <LaterOutlook live={live} />}
    />
  );
}
