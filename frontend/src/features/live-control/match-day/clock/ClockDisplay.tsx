import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useMatchDay } from '@/features/live-control/match-day/match-day-context';
import { PeriodEndBar } from '@/features/live-control/match-day/period/PeriodEndBar';
import { usePeriodName } from '@/features/live-control/match-day/period/use-period-name';
import { useTranslation } from '@/shared/i18n/use-translation';

/** The match clock, as large as the score; its colour and word say whether it runs. */
export function ClockDisplay(): ReactElement {
  const { t } = useTranslation('console');
  const { day, face, sides } = useMatchDay();
  const [left, right] = sides;
  const periodName = usePeriodName();
  const { shootout } = day;
  const running = day.clock.runningSince !== null;
  const state = face.expired ? 'over' : running ? 'running' : 'standing';
  if (shootout !== null)
    return (
      <p className="numerals text-2xl leading-tight font-extrabold text-accent-ink">
        {t('kicks.score', { left: shootout[left], right: shootout[right] })}
      </p>
    );
  return (
    <div className="relative flex w-full flex-wrap items-baseline justify-center gap-x-3 leading-none @max-[40rem]:min-h-18 @max-[40rem]:content-start @[40rem]:grid @[40rem]:grid-cols-[1fr_auto_1fr]">
      <p
        role="timer"
        aria-label={t('clock.title')}
        className={clsx(
          'numerals col-start-2 text-5xl font-extrabold tracking-tight @[40rem]:text-6xl',
          face.expired ? 'text-danger' : running ? 'text-accent-ink' : 'text-ink',
        )}
      >
        {face.time}
        {face.added !== null && <span className="ml-2 text-3xl">+{face.added}</span>}
      </p>
      <p className="text-sm font-semibold text-ink-muted @[40rem]:text-base">
        {periodName}
        {day.periodRunning && ` · ${t(`clock.${state}`)}`}
      </p>
      <PeriodEndBar />
    </div>
  );
}
