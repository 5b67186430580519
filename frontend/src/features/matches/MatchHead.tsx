import type { MatchView, PlayerRef, TeamRef } from '@kolo/domain';
import { Trophy } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { losingSide } from '@/shared/live/losing-side';
import { ResultNote } from '@/shared/live/ResultNote';
import { Score, TeamCrest } from '@/shared/ui';

interface Props {
  match: MatchView;
  mvp: PlayerRef | null;
}

export function MatchHead({ match, mvp }: Props): ReactElement {
  const { t } = useTranslation(['matches', 'common']);
  const { dateTime } = useFormat();
  const { homeTeam, awayTeam, homeScore, awayScore, round, venue, matchDate } = match;
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[1fr_auto_1fr] items-start gap-3">
        <Team team={homeTeam} />
        <span className="self-center">
          {homeScore === null || awayScore === null ? (
            <span className="text-xl font-bold text-ink-muted">
              {match.outcome === undefined ? t('tbd') : '–'}
            </span>
          ) : (
            <Score
              home={homeScore}
              away={awayScore}
              size="lg"
              kicks={match.status === 'completed' ? match.shootout : null}
              lost={losingSide(match)}
              className={match.shootout == null ? '' : 'text-4xl!'}
            />
          )}
          <span className="mt-1 block max-w-36 text-center text-xs font-semibold text-ink-muted empty:hidden">
            <ResultNote match={match} />
          </span>
        </span>
        <Team team={awayTeam} />
      </div>
      <p className="text-center text-sm text-ink-muted">
        <span className="font-semibold">
          {round === null || round === 0 ? t('common:noRound') : t('common:round', { round })}
        </span>
        {match.outcome !== 'postponed' && (
          <>
            {' · '}
            <time dateTime={matchDate} className="numerals">
              {dateTime(matchDate)}
            </time>
          </>
        )}
        <span className="block wrap-anywhere">{venue ?? t('common:venueUnknown')}</span>
      </p>
      {mvp !== null && (
        <p className="flex items-center justify-center gap-2 rounded-control bg-raised px-3 py-2 text-sm">
          <Trophy aria-hidden="true" className="size-4 text-accent-ink" />
          <span className="text-ink-muted">{t('mvp')}</span>
          <strong>{`${mvp.firstName} ${mvp.lastName}`}</strong>
        </p>
      )}
    </div>
  );
}

function Team({ team }: { team: TeamRef }): ReactElement {
  return (
    <Link
      to={`/team/${team.id}`}
      className="flex min-h-11 min-w-0 flex-col items-center gap-1.5 rounded-control p-1 text-center text-sm leading-tight font-bold hover:underline"
    >
      <TeamCrest name={team.name} className="size-11" />
      <span className="max-w-full wrap-anywhere">{team.name}</span>
    </Link>
  );
}
