import { clockFace, clockMinute, type PlayClock } from '@kolo/domain';
import { Pause } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useClockTime } from './clock-time';
import { type ClockedMatch, isPlayClock } from './match-phase';
import { MinuteText, RunningMinute } from './RunningMinute';

/** The playing time, or the minute of a match without a rule sheet; nothing between two periods. */
export function MatchClock({ match }: { match: ClockedMatch }): ReactElement | null {
  const { status, matchState, clock = null, periodRunning = true } = match;
  if (!isPlayClock(clock)) return <RunningMinute clock={clock} />;
  const isPlayed = status === 'in_progress' && matchState !== 'half-time' && periodRunning;
  if (!isPlayed || clock.limitSeconds === null) return null;
  return <Face clock={clock} />;
}

/** Not a live region: a screen reader says the time only when it gets here. */
function Face({ clock }: { clock: PlayClock }): ReactElement {
  const { t } = useTranslation('scoreline');
  const now = useClockTime(clock);
  const { time, added, expired } = clockFace(clock, now);
  const minute = added === null ? null : clockMinute(clock, now);
  if (minute !== null) return <MinuteText minute={minute} />;
  const stands = clock.runningSince === null && !expired;
  return (
    <span
      translate="no"
      className="numerals inline-flex flex-wrap items-center justify-center gap-x-1"
    >
      {stands && <Pause aria-hidden="true" className="size-[0.8em] shrink-0 fill-current" />}
      <span aria-hidden="true" data-clock>
        {time}
      </span>
      <span className="sr-only">
        <span>{t(`clock.${clock.direction}`, { time })}</span>
        {stands && <span>{`, ${t('clock.stands')}`}</span>}
      </span>
    </span>
  );
}
