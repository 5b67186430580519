import type { MatchView } from '@kolo/domain';
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { RefereesLine } from '@/shared/league/RefereesLine';
import { useRelativeDay } from '@/shared/live/use-relative-day';
import { TeamCrest } from '@/shared/ui';

interface Props {
  teamId: number;
  match: MatchView;
}

export function NextMatch({ teamId, match }: Props): ReactElement {
  const { t } = useTranslation(['teamPage', 'common']);
  const format = useFormat();
  const relativeDay = useRelativeDay();
  const atHome = match.homeTeamId === teamId;
  const opponent = atHome ? match.awayTeamName : match.homeTeamName;
  const round = match.round ? [t('common:round', { round: match.round })] : [];
  return (
    <Link
      to={`/live/${match.id}`}
      className="mt-5 block rounded-card border bg-surface px-4 py-3 shadow-card hover:border-line-strong"
    >
      <span className="flex items-center justify-between gap-3 text-ink-muted">
        <span className="eyebrow">{t('next')}</span>
        <span className="inline-flex items-center gap-1 text-xs font-medium">
          <span>{round.join()}</span>
          <ChevronRight aria-hidden="true" className="size-4" />
        </span>
      </span>
      <span className="mt-2 flex items-center gap-3">
        <TeamCrest name={opponent} className="size-11" />
        <span className="min-w-0 flex-1">
          <span className="block leading-tight font-bold">{opponent}</span>
          <span className="dotted mt-0.5 text-xs text-ink-muted">
            <span>{t(atHome ? 'atHome' : 'away')}</span>
            <span>{match.venue ?? t('common:venueUnknown')}</span>
          </span>
          <span className="mt-0.5 block text-xs text-ink-muted empty:hidden">
            <RefereesLine match={match} />
          </span>
        </span>
        <time dateTime={match.matchDate} className="shrink-0 text-right">
          <span className="numerals block text-2xl leading-none font-extrabold">
            {format.time(match.matchDate)}
          </span>
          <span className="numerals mt-1 block text-xs text-ink-muted">
            {relativeDay(match.matchDate)}
          </span>
        </time>
      </span>
    </Link>
  );
}
