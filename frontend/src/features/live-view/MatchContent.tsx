import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveMatchView } from '@/shared/live/live-match.store';
import { ConnectionBanner } from './ConnectionBanner';
import { LiveMatchSkeleton } from './LiveMatchSkeleton';
import { MatchDetails } from './MatchDetails';
import { MatchScoreboard } from './MatchScoreboard';
import { StickyScore } from './StickyScore';
import { NotFound, Refused, Unreachable } from './Unavailable';

/** The match, or why there is none to see. */
export function MatchContent({ view }: { view: LiveMatchView }): ReactElement {
  const { t } = useTranslation('live');
  const { snapshot, status, refused, trail, viewers } = view;
  if (refused !== null) return <Refused refused={refused} />;
  if (snapshot === null && status.state === 'lost')
    return <Unreachable hint={t('connection.failedHint')} />;
  if (snapshot === null) return <LiveMatchSkeleton />;
  if (snapshot.match.deleted) return <NotFound />;
  // Then nobody knows what the clock says, nor who watches.
  const lost = status.state === 'lost';
  const running = snapshot.match.status === 'in_progress' && !lost;
  return (
    <>
      <ConnectionBanner status={status} />
      <h1 className="sr-only">
        {t('match.title', { home: snapshot.homeTeam.name, away: snapshot.awayTeam.name })}
      </h1>
      <MatchScoreboard snapshot={snapshot} viewers={lost ? null : viewers} running={running} />
      <StickyScore snapshot={snapshot} running={running} />
      <MatchDetails snapshot={snapshot} shownUpTo={trail.base} />
    </>
  );
}
