import type { LiveMatch, LiveSnapshot, TeamRef } from '@kolo/domain';
import { clsx } from 'clsx';
import { type ReactElement, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { LiveMatchView } from '@/shared/live/live-match.store';
import { isPlayClock } from '@/shared/live/match-phase';
import { useMatchMoment } from '@/shared/live/news/use-match-moment';
import { OutcomeWord } from '@/shared/live/OutcomeWord';
import { RenderedAt } from '@/shared/live/RenderedAt';
import { useServerNow } from '@/shared/live/use-server-now';
import { Numeral, TeamCrest, useTabTitle } from '@/shared/ui';
import { GoalBanner } from './GoalBanner';
import { overlayClock } from './overlay-clock';
import { PlayTime } from './PlayTime';
import { RuledMatchNotes } from './RuledMatchNotes';

/** Longer than on a page: viewers of the video look at the pitch. */
const goalsMs = 7_000;

/**
 * Only the board is painted. Sizes are shares of the screen's width, so that it looks the same in 1080p and
 * 720p.
 */
export function Overlay({ view }: { view: LiveMatchView }): ReactElement {
  const { t } = useTranslation('embed');
  const { snapshot, status, consoleSilentSince } = view;
  const isCurrent = status.state !== 'lost' && consoleSilentSince === null;
  const moment = useMatchMoment(view, { goalsMs });
  const goal = moment?.type === 'goals' ? moment.goals.at(-1) : undefined;
  useTabTitle(t('overlay.title'));
  useTransparentPage();
  return (
    <div
      translate="no"
      className="text-[calc(100vw/120)]"
      data-theme="dark"
      data-state={status.state}
    >
      {snapshot !== null && !snapshot.match.deleted && (
        <div className="absolute top-[3em] left-[3em] text-ink">
          <Board snapshot={snapshot} isCurrent={isCurrent} />
          {snapshot.match.rules !== undefined && (
            <Suspense>
              <RuledMatchNotes match={snapshot.match} />
            </Suspense>
          )}
          <RenderedAt className="mt-[0.8em] w-fit rounded-[0.6em] bg-canvas px-[1em] py-[0.4em] text-[1.4em]" />
          {goal !== undefined && <GoalBanner goal={goal} snapshot={snapshot} />}
        </div>
      )}
    </div>
  );
}

/** The video behind the page shows through. */
function useTransparentPage(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.surface = 'none';
    return () => {
      delete root.dataset.surface;
    };
  }, []);
}

function Board({
  snapshot,
  isCurrent,
}: {
  snapshot: LiveSnapshot;
  isCurrent: boolean;
}): ReactElement {
  const { match, homeTeam, awayTeam } = snapshot;
  return (
    <section className="flex items-stretch overflow-hidden rounded-[0.6em] bg-canvas font-extrabold shadow-[0_0.5em_2em_rgb(0_0_0/0.45)]">
      <Team team={homeTeam} />
      <p className="numerals flex items-center gap-[0.3em] bg-accent px-[0.55em] text-[3em] leading-none text-on-accent">
        <BoardScore match={match} />
      </p>
      <Team team={awayTeam} away />
      {isPlayClock(match.clock) && match.status === 'in_progress' ? (
        <PlayTime match={match} isCurrent={isCurrent} />
      ) : (
        <Clock match={match} isCurrent={isCurrent} />
      )}
    </section>
  );
}

/** 0 : 0 before the first whistle, like the board in a hall; a match that is not played has no score. */
function BoardScore({ match }: { match: LiveMatch }): ReactElement {
  const isOff = match.status === 'cancelled' || match.outcome !== undefined;
  if (isOff && match.homeScore === null) return <span>–</span>;
  return (
    <>
      <Numeral value={match.homeScore ?? 0} />
      <span aria-hidden="true" className="opacity-50">
        :
      </span>
      <Numeral value={match.awayScore ?? 0} />
    </>
  );
}

function Team({ team, away = false }: { team: TeamRef; away?: boolean }): ReactElement {
  return (
    <p
      className={clsx(
        'flex h-[5em] max-w-[26em] items-center gap-[1em] px-[1.2em]',
        away && 'flex-row-reverse',
      )}
    >
      <TeamCrest name={team.name} className="size-[3.4em]" />
      <span dir="auto" translate="no" className="truncate text-[2em] tracking-tight">
        {team.name}
      </span>
    </p>
  );
}

function Clock({ match, isCurrent }: { match: LiveMatch; isCurrent: boolean }): ReactElement {
  const { t } = useTranslation('embed');
  const { time } = useFormat();
  const running = overlayClock(match.clock, useServerNow(250));
  const words = (): ReactNode => {
    if (match.outcome !== undefined) return <OutcomeWord match={match} />;
    if (match.status === 'scheduled') return time(match.matchDate);
    if (match.status === 'cancelled') return t('overlay.cancelled');
    if (match.status === 'completed') return t('overlay.fullTime');
    return running ?? t('overlay.halfTime');
  };
  return (
    <p className="numerals flex min-w-[8em] items-center justify-center gap-[0.8em] bg-raised px-[1.2em]">
      <span className={clsx('text-[2.2em]', !isCurrent && 'text-warn')}>{words()}</span>
      {match.status === 'in_progress' && running !== null && (
        <span className="text-[1.2em] text-ink-muted">
          {t('overlay.half', { half: match.currentHalf })}
        </span>
      )}
    </p>
  );
}
