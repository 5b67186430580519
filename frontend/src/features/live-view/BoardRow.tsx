import type { BoardMatch, TeamSide } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { BoardClock } from '@/shared/live/BoardClock';
import { phaseOf } from '@/shared/live/match-phase';
import { OutcomeWord } from '@/shared/live/OutcomeWord';
import { ResultNote } from '@/shared/live/ResultNote';
import { ScoreInDoubt } from '@/shared/live/ScoreInDoubt';
import { BoardSides, type SideLook } from './BoardSides';
import { GoalWord } from './GoalWord';

interface Props {
  match: BoardMatch;
  /** The side that has just scored. */
  scored: TeamSide | null;
  /** Shown where the board has matches of several leagues. */
  league: string | null;
}

const sideLook: SideLook = ({ live, scored, lost }) => ({
  line: 'gap-2.5',
  crest: 'size-6',
  name: clsx('text-[0.9375rem] leading-tight', lost ? 'font-medium text-ink-muted' : 'font-bold'),
  score: clsx(
    'text-xl leading-6',
    live && 'text-live',
    lost && 'text-ink-muted',
    scored && 'rounded-md bg-accent px-1.5 text-on-accent!',
  ),
});

export function BoardRow({ match, scored, league }: Props): ReactElement {
  const { t } = useTranslation('common');
  const live = match.status === 'in_progress';
  // During play only the score counts, so that more matches fit on a phone.
  const round = !live && match.round ? t('round', { round: match.round }) : null;
  const venue = live ? null : match.venue;
  return (
    <Link
      to={`/live/${match.matchId}`}
      translate="no"
      className={clsx(
        'flex h-full min-h-20 items-stretch max-[20rem]:flex-col overflow-hidden rounded-card border bg-surface shadow-card',
        'transition-colors hover:border-line-strong',
        live && 'border-live/60',
        scored !== null && 'border-transparent! ring-2 ring-accent-ink',
      )}
    >
      <span
        className={clsx(
          'flex w-20 shrink-0 flex-col items-center justify-center gap-0.5 border-r px-1 max-[20rem]:w-full text-center text-xs leading-tight font-semibold',
          live ? 'bg-live-fill text-on-live' : 'bg-raised text-ink-muted',
          scored !== null && 'bg-accent! text-on-accent!',
        )}
      >
        {scored === null ? <When match={match} /> : <GoalWord />}
      </span>
      <span className="flex min-w-0 flex-1 flex-col justify-center gap-1.5 py-2.5 pr-4 pl-3">
        <BoardSides match={match} scored={scored} look={sideLook} />
        <span className="text-xs font-semibold empty:hidden">
          {match.outcome === undefined && <ResultNote match={match} />}
        </span>
        <ScoreInDoubt match={match} />
        <span className="dotted text-xs text-ink-muted wrap-anywhere empty:hidden">
          {league !== null && <span>{league}</span>}
          {round !== null && <span>{round}</span>}
          {venue !== null && <span>{venue}</span>}
        </span>
      </span>
    </Link>
  );
}

function When({ match }: { match: BoardMatch }): ReactElement {
  const { t } = useTranslation('scoreline');
  const { time } = useFormat();
  if (match.outcome !== undefined)
    return (
      <span className="font-bold text-ink hyphens-auto">
        <OutcomeWord match={match} />
      </span>
    );
  switch (match.status) {
    case 'scheduled':
      return <span className="numerals text-base font-bold text-ink">{time(match.matchDate)}</span>;
    case 'cancelled':
    case 'completed':
      return (
        <>
          <span className="text-sm font-bold text-ink">{t(`stateShort.${match.status}`)}</span>
          <span className="numerals">{time(match.matchDate)}</span>
        </>
      );
    case 'in_progress':
      return (
        <>
          <span className="text-lg leading-none font-extrabold empty:hidden">
            <BoardClock match={match} />
          </span>
          <span className="only:text-sm only:font-bold">{t(`stateShort.${phaseOf(match)}`)}</span>
        </>
      );
  }
}
