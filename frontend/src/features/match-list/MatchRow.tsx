import type { MatchView } from '@kolo/domain';
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/i18n';
import { MatchStatusBadge, Numeral, TeamCrest } from '../../shared/ui';

interface Props {
  match: MatchView;
  to: string;
}

/** One match of a list: when, who, how it stands. */
export function MatchRow({ match, to }: Props): ReactElement {
  const format = useFormat();
  return (
    <Link
      to={to}
      className="group flex items-center gap-3 px-4 py-2.5 hover:bg-raised focus-visible:-outline-offset-3"
    >
      <time
        dateTime={match.matchDate}
        className="numerals flex w-22 shrink-0 flex-col text-xs text-ink-muted"
      >
        <span className="text-base leading-tight font-bold text-ink">
          {format.time(match.matchDate)}
        </span>
        {format.date(match.matchDate)}
      </time>
      <span className="flex min-w-0 flex-1 flex-col gap-1 border-l pl-3">
        <Side name={match.homeTeamName} score={match.homeScore} />
        <Side name={match.awayTeamName} score={match.awayScore} />
      </span>
      <span className="flex shrink-0 items-center gap-1">
        <MatchStatusBadge status={match.status} />
        <ChevronRight
          aria-hidden="true"
          className="hidden size-4 text-ink-muted transition-transform group-hover:translate-x-0.5 sm:block"
        />
      </span>
    </Link>
  );
}

function Side({ name, score }: { name: string; score: number | null }): ReactElement {
  const { t } = useTranslation();
  return (
    <span className="flex items-center gap-2">
      <TeamCrest name={name} className="size-5" />
      <span className="min-w-0 flex-1 truncate text-sm font-semibold">{name}</span>
      {score !== null && (
        <>
          <span className="numerals text-base leading-5 font-extrabold">
            <Numeral value={score} />
          </span>
          <span className="sr-only">{t('goals', { count: score })}</span>
        </>
      )}
    </span>
  );
}
