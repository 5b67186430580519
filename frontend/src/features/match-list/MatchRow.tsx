import type { MatchView } from '@kolo/domain';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { RefereesLine } from '@/shared/league/RefereesLine';
import { losingSide } from '@/shared/live/losing-side';
import { MatchStatusBadge } from '@/shared/live/MatchStatusBadge';
import { ResultNote } from '@/shared/live/ResultNote';
import { Numeral, TeamCrest } from '@/shared/ui';

interface Props {
  match: MatchView;
  to: string;
}

/** On a phone the names get the whole width. */
export function MatchRow({ match, to }: Props): ReactElement {
  const live = match.status === 'in_progress';
  const lost = losingSide(match);
  return (
    <Link
      to={to}
      className={clsx(
        'group flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 hover:bg-raised',
        'focus-visible:-outline-offset-3',
        live && 'shadow-[inset_3px_0_0_var(--live-fill)]',
      )}
    >
      <When match={match} />
      <span className="order-last flex w-full min-w-0 flex-col gap-1.5 sm:order-none sm:w-auto sm:flex-1 sm:gap-1 sm:border-l sm:pl-3">
        <Side
          name={match.homeTeamName}
          score={match.homeScore}
          live={live}
          lost={lost === 'home'}
        />
        <Side
          name={match.awayTeamName}
          score={match.awayScore}
          live={live}
          lost={lost === 'away'}
        />
        <span className="text-xs font-semibold text-ink-muted empty:hidden">
          {match.outcome === undefined && <ResultNote match={match} />}
        </span>
        <span className="text-xs text-ink-muted empty:hidden">
          <RefereesLine match={match} />
        </span>
      </span>
      <span className="ml-auto flex min-w-0 items-center gap-1">
        <MatchStatusBadge match={match} />
        <ChevronRight
          aria-hidden="true"
          className="hidden size-4 shrink-0 text-ink-muted transition-transform group-hover:translate-x-0.5 sm:block"
        />
      </span>
    </Link>
  );
}

/** A postponed match waits for its day. */
function When({ match: { matchDate, outcome } }: Pick<Props, 'match'>): ReactElement {
  const format = useFormat();
  if (outcome === 'postponed') return <span className="text-ink-muted sm:w-22">–</span>;
  return (
    <time
      dateTime={matchDate}
      className="numerals flex flex-wrap items-baseline gap-x-2 sm:shrink-0 text-xs text-ink-muted sm:w-22 sm:flex-col sm:gap-0"
    >
      <span className="text-sm leading-tight font-bold text-ink sm:text-base">
        {format.time(matchDate)}
      </span>
      <span>{format.date(matchDate)}</span>
    </time>
  );
}

interface SideProps {
  name: string;
  score: number | null;
  live: boolean;
  lost: boolean;
}

function Side({ name, score, live, lost }: SideProps): ReactElement {
  const { t } = useTranslation();
  return (
    <span className={clsx('flex items-center gap-2', lost && 'text-ink-muted')}>
      <TeamCrest name={name} className="size-5" />
      <span
        dir="auto"
        translate="no"
        className="line-clamp-3 min-w-0 flex-1 text-sm font-semibold wrap-anywhere hyphens-auto"
      >
        {name}
      </span>
      {score !== null && (
        <>
          <span
            className={clsx('numerals text-base leading-5 font-extrabold', live && 'text-live')}
          >
            <Numeral value={score} />
          </span>
          <span className="sr-only">{t('goals', { count: score })}</span>
        </>
      )}
    </span>
  );
}
