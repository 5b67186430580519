import type { LiveMatch, LiveSnapshot, TeamRef } from '@kolo/domain';
import { clsx } from 'clsx';
import { CalendarDays, Eye, History, MapPin } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { MatchClock } from '@/shared/live/MatchClock';
import { isPlayClock } from '@/shared/live/match-phase';
import { ResultNote } from '@/shared/live/ResultNote';
import { ScoreInDoubt } from '@/shared/live/ScoreInDoubt';
import { Badge, LiveDot, Score, TeamCrest } from '@/shared/ui';
import { MatchPhase } from './MatchPhase';
import { MatchDay } from './match-day/MatchDay';
import type { Moment } from './replay/moment';
import { Scorers } from './Scorers';

interface Props {
  snapshot: LiveSnapshot;
  /** Shown where there are several leagues. */
  league: string | null;
  viewers: number | null;
  /** Being played, as far as is known. */
  running: boolean;
  /** False while the console is silent: clock and score may be behind. */
  isCurrent: boolean;
  /** The moment a replay shows; null for the present. */
  moment: Moment | null;
}

/** Dark in both themes, like the board in a hall. */
export function MatchScoreboard({
  snapshot,
  league,
  viewers,
  running,
  isCurrent,
  moment,
}: Props): ReactElement {
  const { t } = useTranslation(['live', 'replay', 'scoreline', 'common']);
  const { match, homeTeam, awayTeam } = snapshot;
  const hasPlayClock = isPlayClock(match.clock);
  return (
    <section
      data-theme="dark"
      aria-label={t('match.title', { home: homeTeam.name, away: awayTeam.name })}
      className="overflow-hidden rounded-card border bg-canvas text-ink shadow-card"
    >
      <div
        className={clsx(
          'flex flex-wrap items-center justify-between gap-x-3 px-4 py-2 text-xs font-semibold text-ink-muted',
          running && 'border-t-[3px] border-t-live-fill',
        )}
      >
        <span>{match.round ? t('common:round', { round: match.round }) : t('common:noRound')}</span>
        {moment !== null && (
          <Badge tone="accent">
            <History aria-hidden="true" className="size-3.5" />
            {t('replay:badge')}
          </Badge>
        )}
        {viewers !== null && viewers > 0 && (
          <span className="numerals inline-flex items-center gap-1.5">
            <Eye aria-hidden="true" className="size-3.5" />
            {t('viewers', { count: viewers })}
          </span>
        )}
        {league !== null && (
          <span dir="auto" className="w-full text-ink wrap-anywhere">
            {league}
          </span>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-x-2 px-3 pt-3 pb-4 sm:gap-x-8 sm:px-8 sm:pt-6 sm:pb-7">
        <Team team={homeTeam} />
        <div className="flex min-h-24 flex-col items-center justify-center gap-2.5 sm:min-h-32">
          <BigScore match={match} />
          <ScoreInDoubt match={match} />
          {hasPlayClock && (running || moment !== null) && (
            <span
              className={clsx(
                'text-2xl leading-none font-bold empty:hidden sm:text-4xl',
                !isCurrent && 'text-ink-muted',
              )}
            >
              <MatchClock match={match} />
            </span>
          )}
          <span
            className={clsx(
              'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-bold whitespace-nowrap',
              running && isCurrent ? 'bg-live-fill text-on-live' : 'bg-raised text-ink-muted',
            )}
          >
            {running && isCurrent && <LiveDot className="bg-on-live" />}
            <MatchPhase match={match} running={running} />
            {match.status === 'in_progress' && !hasPlayClock && moment?.minute && (
              <span className="numerals">
                {t('scoreline:minuteShort', { minute: moment.minute })}
              </span>
            )}
          </span>
          {match.status === 'completed' && (
            <span className="text-center text-xs font-semibold empty:hidden">
              <ResultNote match={match} />
            </span>
          )}
        </div>
        <Team team={awayTeam} />
      </div>
      <MatchDay snapshot={snapshot} shown={running || moment !== null} />
      <Scorers snapshot={snapshot} />
      <When match={match} />
    </section>
  );
}

function Team({ team }: { team: TeamRef }): ReactElement {
  return (
    <div className="flex min-w-0 flex-col items-center gap-2 text-center">
      <TeamCrest name={team.name} className="size-14 sm:size-24" />
      <span
        dir="auto"
        className="text-sm leading-tight font-bold text-balance wrap-anywhere hyphens-auto sm:text-xl"
      >
        {team.name}
      </span>
    </div>
  );
}

function BigScore({ match }: { match: LiveMatch }): ReactElement {
  const { time } = useFormat();
  if (match.status === 'scheduled')
    return (
      <span className="numerals text-4xl leading-none font-extrabold tracking-[-0.03em] sm:text-6xl">
        {time(match.matchDate)}
      </span>
    );
  const wide = Math.max(match.homeScore ?? 0, match.awayScore ?? 0) > 9;
  return (
    <Score
      home={match.homeScore}
      away={match.awayScore}
      size="xl"
      className={wide ? 'max-sm:gap-1 max-sm:text-5xl' : 'max-sm:gap-2 max-sm:text-6xl'}
    />
  );
}

function When({ match }: { match: LiveMatch }): ReactElement {
  const { t } = useTranslation(['live', 'common']);
  const { dateTime } = useFormat();
  return (
    <dl className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t px-4 py-2.5 text-xs font-medium text-ink-muted">
      <div className="flex items-center gap-1.5">
        <dt>
          <CalendarDays aria-hidden="true" className="size-3.5" />
          <span className="sr-only">{t('match.kickOff')}</span>
        </dt>
        <dd className="numerals">{dateTime(match.matchDate)}</dd>
      </div>
      <div className="flex min-w-0 items-center gap-1.5">
        <dt>
          <MapPin aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="sr-only">{t('match.venue')}</span>
        </dt>
        <dd dir="auto" className="wrap-anywhere">
          {match.venue ?? t('common:venueUnknown')}
        </dd>
      </div>
    </dl>
  );
}
