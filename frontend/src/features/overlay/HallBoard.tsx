import { type LiveMatch, type LiveSnapshot, minutesAndSeconds, type TeamRef } from '@kolo/domain';
import { clsx } from 'clsx';
import { type ReactElement, Suspense } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { halfTimeBreak } from '@/shared/live/half-time-break';
import type { LiveMatchView } from '@/shared/live/live-match.store';
import { MatchClock } from '@/shared/live/MatchClock';
import { phaseOf } from '@/shared/live/match-phase';
import { useMatchMoment } from '@/shared/live/news/use-match-moment';
import { ResultNote } from '@/shared/live/ResultNote';
import { secondsLeft } from '@/shared/live/seconds-left';
import { useServerNow } from '@/shared/live/use-server-now';
import { useWakeLock } from '@/shared/live/use-wake-lock';
import { Numeral, TeamCrest, useTabTitle } from '@/shared/ui';
import { GoalBanner } from './GoalBanner';
import { RuledMatchNotes } from './RuledMatchNotes';

const goalsMs = 7_000;

/**
 * Score, clock, period, fouls and timeouts on a whole screen, to be read from 15 metres. Sizes are shares of the
 * screen, so that it looks the same on every television.
 */
export function HallBoard({ view }: { view: LiveMatchView }): ReactElement {
  const { t } = useTranslation(['embed', 'live']);
  const { time } = useFormat();
  const { snapshot, status, refused, consoleSilentSince } = view;
  const isRunning = snapshot?.match.status === 'in_progress';
  const silentSince = isRunning ? consoleSilentSince : null;
  useTabTitle(t('hall.title'));
  useWakeLock(true);
  const notice =
    status.state === 'lost'
      ? t('live:connection.lost', { time: time(status.since) })
      : silentSince !== null && t('live:connection.consoleSilent', { time: time(silentSince) });
  return (
    <div
      translate="no"
      data-theme="dark"
      data-state={status.state}
      className="grid h-dvh grid-rows-[1fr_auto] overflow-hidden bg-canvas p-[3em] text-[min(100vw/160,100dvh/90)] text-ink"
    >
      {snapshot !== null && refused === null && !snapshot.match.deleted ? (
        <Board snapshot={snapshot} view={view} isCurrent={notice === false} />
      ) : (
        <p className="self-center text-center text-[5em] font-bold text-ink-muted">
          {refused !== null && t('live:refused.notFound')}
        </p>
      )}
      <p role="status" className="min-h-[1.5em] text-center text-[3em] font-bold text-warn">
        {notice}
      </p>
    </div>
  );
}

interface BoardProps {
  snapshot: LiveSnapshot;
  view: LiveMatchView;
  /** False without a connection, here or at the console. */
  isCurrent: boolean;
}

function Board({ snapshot, view, isCurrent }: BoardProps): ReactElement {
  const { match, homeTeam, awayTeam } = snapshot;
  const noScore = isToCome(match) ? '0' : '–';
  const moment = useMatchMoment(view, { goalsMs });
  const goal = moment?.type === 'goals' ? moment.goals.at(-1) : undefined;
  return (
    <div className="grid min-h-0 grid-rows-[auto_1fr_auto] gap-[2em]">
      <h1 className="grid grid-cols-2 gap-[6em]">
        <Team team={homeTeam} />
        <Team team={awayTeam} away />
      </h1>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-[2em] text-center leading-none font-black">
        <Goals value={match.homeScore ?? noScore} />
        <div className="grid gap-[3em]">
          <Time match={match} isCurrent={isCurrent} />
        </div>
        <Goals value={match.awayScore ?? noScore} />
      </div>
      <div className="flex min-h-[4em] items-end justify-center text-[3.2em]">
        {goal !== undefined ? (
          <GoalBanner goal={goal} snapshot={snapshot} />
        ) : (
          match.rules !== undefined && (
            <Suspense>
              <RuledMatchNotes match={match} />
            </Suspense>
          )
        )}
      </div>
    </div>
  );
}

function Team({ team, away = false }: { team: TeamRef; away?: boolean }): ReactElement {
  return (
    <span
      className={clsx('flex min-w-0 items-center gap-[2em]', away && 'flex-row-reverse text-end')}
    >
      <TeamCrest name={team.name} className="size-[12em]" />
      <span
        dir="auto"
        className="line-clamp-2 min-w-0 text-[5.5em] leading-[1.1] font-extrabold wrap-anywhere"
      >
        {team.name}
      </span>
    </span>
  );
}

/** Before the first whistle it shows 0, like the board in a hall; a postponed or annulled match has no score. */
const isToCome = ({ status, outcome }: LiveMatch): boolean =>
  status === 'scheduled' && outcome === undefined;

function Goals({ value }: { value: number | string }): ReactElement {
  return (
    <p className="numerals text-[36em] leading-[0.8] tracking-[-0.05em]">
      <Numeral value={value} />
      <span className="sr-only">{value}</span>
    </p>
  );
}

function Time({ match, isCurrent }: { match: LiveMatch; isCurrent: boolean }): ReactElement {
  const { t } = useTranslation('live');
  const { time } = useFormat();
  const halfTime = halfTimeBreak(match);
  const now = useServerNow(1_000, Date.parse(halfTime?.startedAt ?? ''));
  const isRunning = match.status === 'in_progress';
  return (
    <>
      <p className={clsx('numerals text-[17em] empty:hidden', !isCurrent && 'text-ink-muted')}>
        {isToCome(match) && <span>{time(match.matchDate)}</span>}
        {isRunning &&
          (halfTime === null ? (
            <MatchClock match={match} />
          ) : (
            <span>{minutesAndSeconds(secondsLeft(halfTime, now))}</span>
          ))}
      </p>
      <p className="text-[5em] font-extrabold text-ink-muted empty:hidden">
        {match.outcome === undefined &&
          t(isToCome(match) ? 'state.pre-match' : `state.${phaseOf(match)}`)}
      </p>
      <p className="text-[4em] font-extrabold empty:hidden">
        <ResultNote match={match} />
      </p>
    </>
  );
}
