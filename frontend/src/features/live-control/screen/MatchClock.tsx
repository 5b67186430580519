import { limits, minuteLabel, readClock } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useControlled } from './control-context';
import { useNow } from './use-now';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Shows the running time and the minute that a tap would get now. */
export function MatchClock(): ReactElement {
  const { t } = useTranslation('control');
  const { state } = useControlled();
  const now = useNow();
  const half = t(`half.${state.status === 'cancelled' ? state.status : state.matchState}`);
  const { half: part, second } = readClock(state, new Date(now).toISOString());
  if (state.status !== 'in_progress' || part === null || second === null)
    return <p className="text-base font-semibold text-ink-muted">{half}</p>;
  const elapsed = second + (part === 2 ? limits.halfMinutes * 60 : 0);
  const minute = minuteLabel({ half: part, second }, null) ?? '';
  return (
    <p
      role="timer"
      aria-label={t('clock')}
      className="flex flex-wrap items-baseline justify-center gap-x-2 leading-tight"
    >
      <span className="numerals text-2xl font-extrabold text-accent-ink sm:text-3xl">
        {Math.floor(elapsed / 60)}:{twoDigits(elapsed % 60)}
      </span>
      <span className="text-sm font-semibold text-ink-muted sm:text-base">
        {t('minute', { minute })} · {half}
      </span>
    </p>
  );
}
