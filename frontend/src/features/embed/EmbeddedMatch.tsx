import type { LiveSnapshot, TeamRef } from '@kolo/domain';
import { clsx } from 'clsx';
import { WifiOff } from 'lucide-react';
import { type ReactElement, Suspense } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { LiveMatchView } from '@/shared/live/live-match.store';
import { losingSide } from '@/shared/live/losing-side';
import { MatchClock } from '@/shared/live/MatchClock';
import { phaseOf } from '@/shared/live/match-phase';
import { OutcomeWord } from '@/shared/live/OutcomeWord';
import { ResultNote } from '@/shared/live/ResultNote';
import { ScoreInDoubt } from '@/shared/live/ScoreInDoubt';
import { useRelativeDay } from '@/shared/live/use-relative-day';
import { LiveDot, Score, Skeleton, TeamCrest } from '@/shared/ui';
import { EmbeddedNotes } from './EmbeddedNotes';
import { EmbedFrame } from './EmbedFrame';

interface Props {
  matchId: number;
  view: LiveMatchView;
}

export function EmbeddedMatch({ matchId, view }: Props): ReactElement {
  const { t } = useTranslation(['embed', 'live']);
  const { snapshot, status, refused } = view;
  const { time } = useFormat();
  const lost = status.state === 'lost';
  const silentSince =
    !lost && snapshot?.match.status === 'in_progress' ? view.consoleSilentSince : null;
  const shown = refused === null && snapshot?.match.deleted !== true ? snapshot : null;
  return (
    <EmbedFrame
      tab={t('frame.match')}
      title={shown === null ? t('frame.match') : `${shown.homeTeam.name} – ${shown.awayTeam.name}`}
      path={`/live/${matchId}`}
      more={t('frame.wholeMatch')}
    >
      {shown !== null ? (
        <>
          <Board snapshot={shown} lost={lost} isCurrent={silentSince === null} />
          {!lost && shown.match.rules !== undefined && (
            <Suspense>
              <EmbeddedNotes match={shown.match} />
            </Suspense>
          )}
        </>
      ) : refused === null && snapshot === null ? (
        <Skeleton className="my-4 h-28 w-full" />
      ) : (
        <p className="py-8 text-center text-sm text-ink-muted">
          {t(refused?.error.startsWith('auth.') === true ? 'frame.private' : 'frame.notThere')}
        </p>
      )}
      <p role="status" className="flex items-center justify-center gap-1.5 text-xs text-warn">
        {(lost || silentSince !== null) && (
          <WifiOff aria-hidden="true" className="size-3.5 shrink-0" />
        )}
        {lost && <span>{t('frame.lost')}</span>}
        {silentSince !== null && (
          <span>{t('live:connection.consoleSilent', { time: time(silentSince) })}</span>
        )}
      </p>
    </EmbedFrame>
  );
}

interface BoardProps {
  snapshot: LiveSnapshot;
  lost: boolean;
  /** False while the console is silent. */
  isCurrent: boolean;
}

function Board({ snapshot, lost, isCurrent }: BoardProps): ReactElement {
  const { match, homeTeam, awayTeam } = snapshot;
  const { time } = useFormat();
  return (
    <div
      translate="no"
      className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 py-4"
    >
      <Team team={homeTeam} />
      <div className="flex flex-col items-center gap-2">
        {match.status === 'scheduled' && match.outcome === undefined ? (
          <span className="numerals text-4xl leading-none font-extrabold tracking-tight">
            {time(match.matchDate)}
          </span>
        ) : (
          <Score
            home={match.homeScore}
            away={match.awayScore}
            size="lg"
            kicks={match.status === 'completed' ? match.shootout : null}
            lost={losingSide(match)}
            className={
              match.shootout == null ? 'text-[min(3rem,13vw)]!' : 'text-[min(2.25rem,10vw)]!'
            }
          />
        )}
        <Phase snapshot={snapshot} lost={lost} isCurrent={isCurrent} />
        <ScoreInDoubt match={match} />
        <span className="text-center text-xs font-semibold empty:hidden">
          {match.outcome === undefined && <ResultNote match={match} />}
        </span>
      </div>
      <Team team={awayTeam} />
    </div>
  );
}

function Phase({ snapshot, lost, isCurrent }: BoardProps): ReactElement {
  const { t } = useTranslation('live');
  const relativeDay = useRelativeDay();
  const { match } = snapshot;
  const { status, matchDate, outcome } = match;
  const words = 'text-xs font-bold whitespace-nowrap';
  if (outcome !== undefined)
    return (
      <span className="max-w-36 text-center text-xs font-bold text-balance text-ink-muted">
        <OutcomeWord match={match} />
      </span>
    );
  if (status === 'scheduled')
    return <span className={`${words} text-ink-muted`}>{relativeDay(matchDate)}</span>;
  if (status !== 'in_progress')
    return <span className={`${words} text-ink-muted`}>{t(`state.${status}`)}</span>;
  return (
    <span
      className={clsx(
        words,
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1',
        isCurrent ? 'bg-live-fill text-on-live' : 'bg-raised text-ink-muted',
      )}
    >
      {isCurrent && <LiveDot className="bg-on-live" />}
      <span>{t(`state.${phaseOf(match)}`)}</span>
      {!lost && <MatchClock match={match} />}
    </span>
  );
}

function Team({ team }: { team: TeamRef }): ReactElement {
  return (
    <div className="flex min-w-0 flex-col items-center gap-2 text-center">
      <TeamCrest name={team.name} className="size-[min(3.5rem,17vw)]" />
      <span
        dir="auto"
        translate="no"
        className="line-clamp-2 px-0.5 text-sm leading-tight font-bold text-balance wrap-anywhere"
      >
        {team.name}
      </span>
    </div>
  );
}
