import type { LiveMatch, LiveSnapshot, TeamRef, TeamSide } from '@kolo/domain';
import { clsx } from 'clsx';
import { Eye, History } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { losingSide } from '@/shared/live/losing-side';
import { MatchClock } from '@/shared/live/MatchClock';
import { isPlayClock } from '@/shared/live/match-phase';
import { ResultNote } from '@/shared/live/ResultNote';
import { ScoreInDoubt } from '@/shared/live/ScoreInDoubt';
import { Badge, LiveDot, Score, TeamCrest } from '@/shared/ui';
import { MatchPhase } from './MatchPhase';
import type { Moment } from './replay/moment';
import { RuledMatch } from './ruled-match/RuledMatch';
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
  const lost = losingSide(match);
  return (
    <section
      translate="no"
      data-theme="dark"
      aria-label={t('match.title', { home: homeTeam.name, away: awayTeam.name })}
      className="@container overflow-hidden rounded-card border bg-canvas text-ink shadow-card"
    >
      <div
        className={clsx(
          'flex flex-wrap items-center gap-x-1.5 gap-y-1 px-4 py-2 text-xs font-semibold text-ink-muted',
          running && 'border-t-[3px] border-t-live-fill',
        )}
      >
        <Where match={match} />
        {moment !== null && (
          <Badge tone="accent">
            <History aria-hidden="true" className="size-3.5" />
            {t('replay:badge')}
          </Badge>
        )}
        {viewers !== null && viewers > 0 && (
          <span data-screen className="numerals ml-auto inline-flex items-center gap-1.5">
            <Eye aria-hidden="true" className="size-3.5" />
            <span>{t('viewers', { count: viewers })}</span>
          </span>
        )}
        {league !== null && (
          <span dir="auto" translate="no" className="w-full text-ink wrap-anywhere">
            {league}
          </span>
        )}
      </div>
      {/* In large letters each team has a row with its goals, and the clock is below. */}
      <div className="match-score grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-x-2 px-3 pt-2 pb-4 sm:gap-x-8 sm:px-8 sm:pt-6 sm:pb-7 @max-[15rem]:grid-cols-1 @max-[15rem]:gap-y-2">
        <Team team={homeTeam} goals={match.homeScore} lost={lost === 'home'} />
        <div className="flex min-h-24 flex-col items-center justify-center gap-2.5 sm:min-h-32 @max-[15rem]:order-last @max-[15rem]:min-h-0">
          <BigScore match={match} lost={lost} />
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
              // Long words of a decision would leave the names no room.
              'inline-flex max-w-44 items-center gap-1.5 rounded-full px-2.5 py-1 text-center text-xs font-bold',
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
          <span className="text-center text-xs font-semibold empty:hidden">
            {match.status === 'completed' && !match.outcome && <ResultNote match={match} />}
            {match.regularTimeScore != null && (
              <span className="block">
                {t('scoreline:afterRegularTime', { ...match.regularTimeScore })}
              </span>
            )}
          </span>
        </div>
        <Team team={awayTeam} goals={match.awayScore} lost={lost === 'away'} />
      </div>
      <RuledMatch snapshot={snapshot} shown={running || moment !== null} />
      <Scorers snapshot={snapshot} />
    </section>
  );
}

interface TeamProps {
  team: TeamRef;
  goals: number | null;
  lost: boolean;
}

function Team({ team, goals, lost }: TeamProps): ReactElement {
  return (
    <div
      className={clsx(
        'flex min-w-0 flex-col items-center gap-2 text-center @max-[15rem]:flex-row @max-[15rem]:text-start',
        lost && 'text-ink-muted',
      )}
    >
      <TeamCrest name={team.name} className="size-14 sm:size-24 @max-[15rem]:size-6" />
      <span
        dir="auto"
        translate="no"
        className="min-w-0 text-sm leading-tight font-bold text-balance wrap-anywhere hyphens-auto sm:text-xl @max-[15rem]:flex-1"
      >
        {team.name}
      </span>
      {goals !== null && (
        <span className="numerals hidden text-[min(3rem,18vw)] leading-none font-extrabold @max-[15rem]:inline">
          {goals}
        </span>
      )}
    </div>
  );
}

function BigScore({ match, lost }: { match: LiveMatch; lost: TeamSide | null }): ReactElement {
  const { time } = useFormat();
  const { status, homeScore, awayScore, shootout } = match;
  if (status === 'scheduled' && !match.outcome)
    return (
      <span className="numerals text-4xl leading-none font-extrabold tracking-[-0.03em] sm:text-6xl">
        {time(match.matchDate)}
      </span>
    );
  const isWide = Math.max(homeScore ?? 0, awayScore ?? 0) > 9 || shootout != null;
  return (
    <Score
      home={homeScore}
      away={awayScore}
      size="xl"
      kicks={status === 'completed' ? shootout : null}
      lost={lost}
      className={clsx(
        '@max-[15rem]:hidden',
        isWide
          ? 'max-sm:gap-1 max-sm:text-[min(3rem,14vw)]'
          : 'max-sm:gap-2 max-sm:text-[min(3.75rem,18vw)]',
      )}
    />
  );
}

/** The round, the kick-off and the place in one line. */
function Where({ match }: { match: LiveMatch }): ReactElement {
  const { t } = useTranslation(['live', 'common']);
  const { dateTime } = useFormat();
  return (
    <p className="dotted min-w-0 flex-1 basis-40">
      <span>{match.round ? t('common:round', { round: match.round }) : t('common:noRound')}</span>
      {match.outcome !== 'postponed' && (
        <span className="numerals">
          <span className="sr-only">{t('match.kickOff')}: </span>
          <time dateTime={match.matchDate}>{dateTime(match.matchDate)}</time>
        </span>
      )}
      <span>
        <span className="sr-only">{t('match.venue')}: </span>
        <bdi translate="no" className="wrap-anywhere">
          {match.venue ?? t('common:venueUnknown')}
        </bdi>
      </span>
    </p>
  );
}
