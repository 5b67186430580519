import type { MatchView } from '@kolo/domain';
import { MapPin } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { MatchActions } from '@/shared/league/MatchActions';
import { RefereesLine } from '@/shared/league/RefereesLine';
import { IneligibleNote } from '@/shared/league/ruling/IneligibleNote';
import { MatchStatusBadge } from '@/shared/live/MatchStatusBadge';
import { ResultNote } from '@/shared/live/ResultNote';
import { ReportLink } from '@/shared/reports/ReportLink';
import { Button, ButtonLink, Score, TeamCrest } from '@/shared/ui';
import { ResultStateWord } from './ResultStateWord';

interface Props {
  match: MatchView;
  onEnterResult: () => void;
}

/** One match of the league, with the ways to move it, to enter its result and to correct it. */
export function LeagueMatchRow({ match, onEnterResult }: Props): ReactElement {
  const { t } = useTranslation(['leaguePage', 'common']);
  return (
    <li className="px-4 py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <TeamLink id={match.homeTeamId} name={match.homeTeamName} />
          <TeamLink id={match.awayTeamId} name={match.awayTeamName} />
        </div>
        <ScoreOrDate match={match} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-xs text-ink-muted">
        <MatchStatusBadge match={match} />
        <span className="font-semibold empty:hidden">
          {match.outcome === undefined && <ResultNote match={match} />}
        </span>
        <ResultStateWord match={match} />
        <IneligibleNote match={match} />
        <span className="flex min-w-0 items-center gap-1 wrap-anywhere">
          <MapPin aria-hidden="true" className="size-3.5 shrink-0" />
          <span>{match.venue ?? t('common:venueUnknown')}</span>
        </span>
        <RefereesLine match={match} unnamed={t('referee')} />
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2 max-sm:-ml-3 sm:ml-auto">
          <MatchActions match={match} />
          {(match.status === 'completed' || match.outcome !== undefined) && (
            <ReportLink
              matchId={match.id}
              kind="full"
              match={`${match.homeTeamName} – ${match.awayTeamName}`}
              variant="ghost"
              className="px-3!"
            />
          )}
          {match.status === 'scheduled' ? (
            <Button
              variant="secondary"
              aria-label={`${t('result')}: ${match.homeTeamName} – ${match.awayTeamName}`}
              onClick={onEnterResult}
            >
              {t('result')}
            </Button>
          ) : (
            <ButtonLink
              variant="secondary"
              aria-label={`${t('log')}: ${match.homeTeamName} – ${match.awayTeamName}`}
              to={`/admin/match/${match.id}`}
            >
              {t('log')}
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  );
}

function TeamLink({ id, name }: { id: number; name: string }): ReactElement {
  return (
    <Link
      to={`/team/${id}`}
      className="flex min-h-11 items-center gap-2 font-semibold hover:underline focus-visible:-outline-offset-3"
    >
      <TeamCrest name={name} className="size-6" />
      <span className="min-w-0 truncate">{name}</span>
    </Link>
  );
}

function ScoreOrDate({ match }: { match: MatchView }): ReactElement {
  const format = useFormat();
  const { homeScore, awayScore, matchDate, status, outcome } = match;
  if (homeScore !== null && awayScore !== null)
    return <Score home={homeScore} away={awayScore} live={status === 'in_progress'} />;
  if (outcome === 'postponed') return <span className="text-ink-muted">–</span>;
  return (
    <time dateTime={matchDate} className="numerals flex shrink-0 flex-col text-right">
      <span className="text-lg leading-tight font-extrabold">{format.time(matchDate)}</span>
      <span className="text-xs text-ink-muted">{format.date(matchDate)}</span>
    </time>
  );
}
