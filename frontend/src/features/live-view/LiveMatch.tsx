import type { LiveSnapshot } from '@kolo/domain';
import { ChevronLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Page } from '@/shared/ui';
import { ConnectionBanner } from './ConnectionBanner';
import { LiveMatchSkeleton } from './LiveMatchSkeleton';
import { MatchAnnouncer } from './MatchAnnouncer';
import { MatchDetails } from './MatchDetails';
import { MatchScoreboard } from './MatchScoreboard';
import { NotFound, Refused, Unreachable } from './Unavailable';
import { useLiveMatch } from './use-live-match';

/** One match as spectators follow it. */
export function LiveMatch({ matchId }: { matchId: number }): ReactElement {
  const { t } = useTranslation('live');
  const { store, view } = useLiveMatch(matchId);
  const { snapshot, status, refused, trail, version, viewers } = view;
  const title = snapshot === null ? t('title') : tabTitle(snapshot);

  const content = () => {
    if (refused !== null) return <Refused refused={refused} />;
    if (snapshot === null && status.state === 'lost')
      return <Unreachable hint={t('connection.failedHint')} />;
    if (snapshot === null) return <LiveMatchSkeleton />;
    if (snapshot.match.deleted) return <NotFound />;
    return (
      <>
        <ConnectionBanner status={status} />
        <h1 className="sr-only">
          {t('match.title', { home: snapshot.homeTeam.name, away: snapshot.awayTeam.name })}
        </h1>
        <MatchScoreboard snapshot={snapshot} viewers={viewers} />
        <MatchDetails snapshot={snapshot} shownUpTo={trail.base} />
      </>
    );
  };
  return (
    <Page title={title} className="max-sm:px-3 max-sm:py-3">
      <article
        data-state={status.state}
        data-version={version}
        data-base={trail.base}
        data-applied={trail.applied}
        data-breaks={trail.breaks}
      >
        <Link
          to="/live"
          className="-ml-1 mb-2 inline-flex min-h-9 items-center gap-1 rounded-control pr-2 text-sm font-semibold text-ink-muted hover:text-ink"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          {t('match.back')}
        </Link>
        {content()}
        <MatchAnnouncer store={store} />
      </article>
    </Page>
  );
}

/** The score in the name of the tab: a spectator who works beside it sees a goal there. */
function tabTitle({ match, homeTeam, awayTeam }: LiveSnapshot): string {
  const score = match.homeScore === null ? '' : `${match.homeScore}:${match.awayScore} `;
  return `${score}${homeTeam.name} – ${awayTeam.name}`;
}
