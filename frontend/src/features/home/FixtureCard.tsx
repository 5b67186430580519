import type { MatchView } from '@kolo/domain';
import { ArrowRight, Flag, MapPin } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { RefereesLine } from '@/shared/league/RefereesLine';
import { OutcomeWord } from '@/shared/live/OutcomeWord';
import { useRelativeDay } from '@/shared/live/use-relative-day';
import { Card, TeamCrest } from '@/shared/ui';

interface Props {
  match: MatchView;
  /** Shown where there are matches of several leagues. */
  league: string | null;
}

/** Both teams lead to their pages. */
export function FixtureCard({ match, league }: Props): ReactElement {
  const { t } = useTranslation(['homeBlocks', 'common']);
  const format = useFormat();
  const relativeDay = useRelativeDay();
  const { homeTeamName, awayTeamName } = match;
  return (
    <Card className="flex h-full flex-col">
      <div className="flex items-center justify-between gap-3 border-b bg-raised px-4 py-2.5">
        <span className="min-w-0 text-xs font-bold text-ink-muted wrap-anywhere">
          <span>
            {match.round ? t('common:round', { round: match.round }) : t('common:noRound')}
          </span>
          {league !== null && <span className="block font-semibold">{league}</span>}
        </span>
        {match.outcome === undefined ? (
          <time dateTime={match.matchDate} className="numerals flex shrink-0 items-baseline gap-2">
            <span className="text-xs font-semibold text-ink-muted">
              {relativeDay(match.matchDate)}
            </span>
            <span className="text-lg leading-none font-black tracking-tight">
              {format.time(match.matchDate)}
            </span>
          </time>
        ) : (
          <span className="text-xs font-bold">
            <OutcomeWord match={match} />
          </span>
        )}
      </div>
      <div className="flex-1 px-2 py-1.5">
        <TeamLink id={match.homeTeamId} name={match.homeTeamName} />
        <TeamLink id={match.awayTeamId} name={match.awayTeamName} />
      </div>
      <div className="flex items-center justify-between gap-3 border-t pl-4 text-xs text-ink-muted">
        <span className="flex min-w-0 flex-col gap-0.5 py-2">
          <span className="flex items-center gap-1.5">
            <MapPin aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="min-w-0">{match.venue ?? t('common:venueUnknown')}</span>
          </span>
          <RefereesLine
            match={match}
            icon={<Flag aria-hidden="true" className="size-3.5 shrink-0" />}
            unnamed={t('upcoming.referee')}
          />
        </span>
        <Link
          to={`/live/${match.id}`}
          aria-label={t('upcoming.open', { homeTeamName, awayTeamName })}
          className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-raised focus-visible:-outline-offset-3"
        >
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
    </Card>
  );
}

function TeamLink({ id, name }: { id: number; name: string }): ReactElement {
  return (
    <Link
      to={`/team/${id}`}
      className="flex min-h-11 items-center gap-2.5 rounded-control px-2 font-bold hover:bg-raised focus-visible:-outline-offset-3"
    >
      <TeamCrest name={name} className="size-7" />
      <span dir="auto" translate="no" className="line-clamp-2 min-w-0 leading-tight wrap-anywhere">
        {name}
      </span>
    </Link>
  );
}
