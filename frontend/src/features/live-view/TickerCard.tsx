import type { BoardMatch, TeamSide } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { BoardClock } from '@/shared/live/BoardClock';
import { phaseOf } from '@/shared/live/match-phase';
import { OutcomeWord } from '@/shared/live/OutcomeWord';
import { useRelativeDay } from '@/shared/live/use-relative-day';
import { LiveDot } from '@/shared/ui';
import { BoardSides, type SideLook } from './BoardSides';
import { GoalWord } from './GoalWord';

interface Props {
  match: BoardMatch;
  /** The side that has just scored. */
  scored: TeamSide | null;
  /** Shown where the row has matches of several leagues. */
  league: string | null;
}

const sideLook: SideLook = ({ live, scored, lost }) => ({
  line: clsx('gap-2', lost && 'text-ink-muted'),
  crest: 'size-5',
  name: '-my-0.5 py-0.5 text-sm leading-[1.07] font-semibold',
  score: clsx('leading-5', live ? 'text-2xl text-live' : 'text-base', scored && 'text-accent!'),
});

export function TickerCard({ match, scored, league }: Props): ReactElement {
  const live = match.status === 'in_progress';
  return (
    <Link
      to={`/live/${match.matchId}`}
      translate="no"
      className={clsx(
        'ticker flex h-22 max-w-[90vw] flex-col overflow-hidden rounded-control border bg-surface transition-colors hover:border-line-strong',
        'focus-visible:-outline-offset-3',
        live ? 'w-80 border-live/70' : 'w-68',
        scored !== null && 'border-accent!',
      )}
    >
      {/* In large letters on a phone the time is above the names, which need the whole width. */}
      <span className="flex min-h-0 flex-1">
        <span className="flex min-w-0 flex-1 flex-col justify-evenly pl-3">
          <BoardSides match={match} scored={scored} look={sideLook} />
        </span>
        <span
          className={clsx(
            'ml-3 flex w-18 shrink-0 flex-col items-center justify-center gap-0.5 border-l text-center text-xs leading-tight font-semibold',
            live ? 'border-transparent bg-live-fill text-on-live' : 'text-ink-muted',
            scored !== null && 'bg-accent! text-on-accent!',
          )}
        >
          {scored === null ? <When match={match} /> : <GoalWord />}
        </span>
      </span>
      {league !== null && (
        <span
          dir="auto"
          translate="no"
          className="border-t px-3 pt-px pb-0.5 text-[0.6875rem] leading-3 text-ink-muted"
        >
          <span className="line-clamp-2 wrap-anywhere">{league}</span>
        </span>
      )}
    </Link>
  );
}

function When({ match }: { match: BoardMatch }): ReactElement {
  const { t } = useTranslation('scoreline');
  const format = useFormat();
  const relativeDay = useRelativeDay();
  if (match.outcome !== undefined)
    return (
      <span className="font-bold hyphens-auto">
        <OutcomeWord match={match} />
      </span>
    );
  if (match.status === 'in_progress')
    return (
      <>
        <span className="flex items-center gap-1.5">
          <LiveDot className="bg-on-live" />
          {t('now')}
        </span>
        <span className="text-lg leading-none font-extrabold empty:hidden">
          <BoardClock match={match} />
        </span>
        <span className="numerals text-[0.6875rem]">
          {match.scoreInDoubt === true
            ? t('inDoubtShort')
            : match.shootout
              ? t('kicksShort', { home: match.shootout.home, away: match.shootout.away })
              : t(`stateShort.${phaseOf(match)}`)}
        </span>
      </>
    );
  if (match.status === 'scheduled')
    return (
      <>
        <span className="numerals text-base font-extrabold text-ink">
          {format.time(match.matchDate)}
        </span>
        <span>{relativeDay(match.matchDate)}</span>
      </>
    );
  return (
    <>
      <span className="font-bold">{t(`stateShort.${match.status}`)}</span>
      {match.shootout && (
        <span className="numerals text-[0.6875rem]">
          {t('kicksShort', { home: match.shootout.home, away: match.shootout.away })}
        </span>
      )}
    </>
  );
}
