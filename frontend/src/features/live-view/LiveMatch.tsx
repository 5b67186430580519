import type { LiveSnapshot, LiveMatch as Match } from '@kolo/domain';
import { ChevronLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLiveMatch } from '@/shared/live/use-live-match';
import { Page } from '@/shared/ui';
import { MatchAnnouncer } from './MatchAnnouncer';
import { MatchContent } from './MatchContent';
import { MatchTools } from './MatchTools';

interface Props {
  matchId: number;
  /** What is written about the match; not shown in a replay. */
  text?: (match: Match, version: number) => ReactNode;
}

/** One match as spectators follow it. The data attributes prove that no version is missing. */
export function LiveMatch({ matchId, text }: Props): ReactElement {
  const { t } = useTranslation('live');
  const { store, view } = useLiveMatch(matchId);
  const { snapshot, status, trail, version } = view;
  return (
    <Page
      title={snapshot === null ? t('title') : tabTitle(snapshot)}
      className="max-sm:px-3 max-sm:py-3"
    >
      <article
        data-state={status.state}
        data-version={version}
        data-base={trail.base}
        data-applied={trail.applied}
        data-breaks={trail.breaks}
      >
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
          <Link
            to="/live"
            className="-ml-1 inline-flex min-h-11 items-center gap-1 rounded-control pr-2 text-sm font-semibold text-ink-muted hover:text-ink"
          >
            <ChevronLeft aria-hidden="true" className="size-4" />
            {t('match.back')}
          </Link>
          {snapshot !== null && !snapshot.match.deleted && (
            <MatchTools matchId={matchId} snapshot={snapshot} />
          )}
        </div>
        <MatchContent
          matchId={matchId}
          view={view}
          text={snapshot && text?.(snapshot.match, version)}
        />
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
