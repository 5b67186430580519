import { minutesAndSeconds } from '@kolo/domain';
import { Coffee } from 'lucide-react';
import type { ReactElement } from 'react';
import { useMatchDay } from '@/features/live-control/match-day/match-day-context';
import { useControlled } from '@/features/live-control/screen/control-context';
import { halfTimeSecondsLeft } from '@/features/live-control/screen/half-time';
import { useTranslation } from '@/shared/i18n/use-translation';

/** The break by the sheet, from the whistle on; the second half begins when the table says so. */
export function HalfTimeBreak(): ReactElement | null {
  const { t } = useTranslation('console');
  const { state } = useControlled();
  const { now } = useMatchDay();
  const left = halfTimeSecondsLeft(state, now);
  if (left === null) return null;
  return (
    <div className="flex min-h-18 items-center gap-3 rounded-card border-2 border-line-strong bg-surface px-4 py-1">
      <Coffee aria-hidden="true" className="size-7 shrink-0" />
      <strong className="min-w-0 flex-1 leading-tight font-extrabold">
        {t(left > 0 ? 'break.left' : 'break.over')}
      </strong>
      <span role="timer" aria-label={t('break.left')} className="numerals text-4xl font-extrabold">
        {minutesAndSeconds(left)}
      </span>
    </div>
  );
}
