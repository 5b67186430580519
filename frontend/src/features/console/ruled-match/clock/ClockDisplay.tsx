import { minutesAndSeconds, playedSecondsAt } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { halfTimeSecondsLeft } from '@/features/console/context/half-time';
import { PeriodEndBar } from '@/features/console/ruled-match/period/PeriodEndBar';
import { usePeriodName } from '@/features/console/ruled-match/period/use-period-name';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { TenthsLeft } from './TenthsLeft';

/** The largest thing on the console: its colour and word say whether it runs. In the break that counts down in its place. */
export function ClockDisplay(): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { state } = useConsole();
  const { match, face, now } = useRuledMatch();
  const periodName = usePeriodName();
  const breakLeft = halfTimeSecondsLeft(state, now);
  const running = match.clock.runningSince !== null;
  const word = face.expired ? 'over' : running ? 'running' : 'standing';
  const { limitSeconds, direction } = match.clock;
  const left = limitSeconds === null ? null : limitSeconds - playedSecondsAt(match.clock, now);
  const isLastMinute = match.periodRunning && left !== null && left <= 60;
  return (
    <div className="@container relative flex min-h-[72px] shrink-0 flex-col items-center justify-center leading-none">
      <p
        role="timer"
        aria-label={t(breakLeft === null ? 'clock.title' : 'break.left')}
        className={clsx(
          'numerals text-[min(clamp(96px,14vw,144px),25cqi)] @max-[16rem]:text-[18cqi] leading-[0.85] font-extrabold tracking-tight short:text-[min(60px,25cqi)]',
          !match.periodRunning
            ? 'text-ink-muted'
            : isLastMinute
              ? 'text-danger'
              : running
                ? 'text-accent-ink'
                : 'text-ink',
        )}
      >
        {breakLeft !== null ? (
          minutesAndSeconds(breakLeft)
        ) : isLastMinute && !face.expired && direction === 'down' ? (
          <TenthsLeft limitSeconds={limitSeconds ?? 0} />
        ) : (
          face.time
        )}
        {face.added !== null && match.periodRunning && (
          <span className="ml-2 text-[0.4em]">+{face.added}</span>
        )}
      </p>
      <p className="text-base leading-none font-semibold text-ink-muted short:text-sm @max-[16rem]:text-sm">
        {breakLeft === null ? periodName : t(breakLeft > 0 ? 'break.left' : 'break.over')}
        {match.periodRunning && ` · ${t(`clock.${word}`)}`}
      </p>
      <PeriodEndBar />
    </div>
  );
}
