import {
  clockFace,
  clockMinute,
  limits,
  type MatchState,
  minuteLabel,
  minutesAndSeconds,
  outcomeOf,
  playClockOf,
  readClock,
  ruledMatchFields,
  ruledOutcome,
} from '@kolo/domain';
import { type ReactElement, useMemo } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { halfTimeSecondsLeft } from '@/features/console/context/half-time';
import { useNow } from '@/features/console/context/use-now';
import { useTranslation } from '@/shared/i18n/use-translation';
import { OutcomeWord } from '@/shared/live/OutcomeWord';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Shows the running time and the minute that a tap would get now. */
export function MatchClock(): ReactElement {
  const { t } = useTranslation('console');
  const { state } = useConsole();
  const now = useNow();
  const half = t(`half.${state.status === 'cancelled' ? state.status : state.matchState}`);
  const reading = readingAt(state, now);
  const shootout = useMemo(() => ruledMatchFields(state)?.shootout, [state]);
  const breakLeft = halfTimeSecondsLeft(state, now);
  const outcome = outcomeOf(state);
  if (outcome !== null)
    return (
      <p className={statusStyle}>
        <OutcomeWord match={ruledOutcome(state)} />
      </p>
    );
  if (state.status !== 'in_progress' || reading === null)
    return (
      <p className={statusStyle}>
        {breakLeft === null ? half : t('breakLeft', { time: minutesAndSeconds(breakLeft) })}
        {shootout && ` · ${t('kicks', { home: shootout.home, away: shootout.away })}`}
      </p>
    );
  return (
    <p
      role="timer"
      aria-label={t('clock')}
      className="flex flex-wrap items-baseline justify-center gap-x-2 leading-tight short:@[40rem]:shrink-0 short:@[40rem]:flex-col short:@[40rem]:items-center"
    >
      <span className="numerals text-2xl font-extrabold text-accent-ink sm:text-3xl short:text-2xl">
        {reading.time}
      </span>
      <span className="text-sm font-semibold text-ink-muted sm:text-base short:text-xs">
        {t('minute', { minute: reading.minute })} · {half}
      </span>
    </p>
  );
}

const statusStyle = 'text-base font-semibold text-ink-muted short:text-center short:text-sm';

/** Null while no half is played. */
function readingAt(state: MatchState, now: number): { time: string; minute: string } | null {
  const { half, second } = readClock(state, new Date(now).toISOString());
  if (half === null || second === null) return null;
  const clock = state.play && playClockOf(state, state.play);
  if (clock) {
    const { time, added } = clockFace(clock, now);
    return {
      time: added === null ? time : `${time} +${added}`,
      minute: clockMinute(clock, now) ?? '',
    };
  }
  const elapsed = second + (half === 2 ? limits.halfMinutes * 60 : 0);
  return {
    time: `${Math.floor(elapsed / 60)}:${twoDigits(elapsed % 60)}`,
    minute: minuteLabel({ half, second }, null) ?? '',
  };
}
