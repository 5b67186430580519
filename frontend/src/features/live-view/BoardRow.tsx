import type { BoardMatch, TeamSide } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { BoardClock } from '@/shared/live/BoardClock';
import { losingSide } from '@/shared/live/losing-side';
import { phaseOf } from '@/shared/live/match-phase';
import { OutcomeWord } from '@/shared/live/OutcomeWord';
import { ResultNote } from '@/shared/live/ResultNote';
import { ScoreInDoubt } from '@/shared/live/ScoreInDoubt';
import { Numeral, TeamCrest } from '@/shared/ui';
import { GoalWord } from './GoalWord';

interface Props {
  match: BoardMatch;
  /** The side that has just scored. */
  scored: TeamSide | null;
  /** Shown where the board has matches of several leagues. */
  league: string | null;
}

export function BoardRow({ match, scored, league }: Props): ReactElement {
  const { t } = useTranslation('common');
  const lost = losingSide(match);
  const live = match.status === 'in_progress';
  const round = match.round ? [t('round', { round: match.round })] : [];
  // During play only the score counts, so that more matches fit on a phone.
  const details = live ? [] : [...round, ...(match.venue === null ? [] : [match.venue])];
  const place = [...(league === null ? [] : [league]), ...details].join(' · ');
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
        <Side
          name={match.homeTeam.name}
          score={match.homeScore}
          live={live}
          scored={scored === 'home'}
          lost={lost === 'home'}
        />
        <Side
          name={match.awayTeam.name}
          score={match.awayScore}
          live={live}
          scored={scored === 'away'}
          lost={lost === 'away'}
        />
        <span className="text-xs font-semibold empty:hidden">
          {match.outcome === undefined && <ResultNote match={match} />}
        </span>
        <ScoreInDoubt match={match} />
        {place !== '' && <span className="text-xs text-ink-muted wrap-anywhere">{place}</span>}
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

interface SideProps {
  name: string;
  score: number | null;
  live: boolean;
  scored: boolean;
  lost: boolean;
}

/** The goals stay beside a name that takes two lines. */
function Side({ name, score, live, scored, lost }: SideProps): ReactElement {
  return (
    <span className="flex items-center gap-2.5">
      <TeamCrest name={name} className="size-6" />
      <span
        dir="auto"
        translate="no"
        className={clsx(
          'line-clamp-2 min-w-0 flex-1 text-[0.9375rem] leading-tight wrap-anywhere',
          lost ? 'font-medium text-ink-muted' : 'font-bold',
        )}
      >
        {name}
      </span>
      {score !== null && (
        <span
          className={clsx(
            'numerals text-xl leading-6 font-extrabold',
            live && 'text-live',
            lost && 'text-ink-muted',
            scored && 'rounded-md bg-accent px-1.5 text-on-accent!',
          )}
        >
          <Numeral value={score} />
          <span className="sr-only">{score}</span>
        </span>
      )}
    </span>
  );
}
