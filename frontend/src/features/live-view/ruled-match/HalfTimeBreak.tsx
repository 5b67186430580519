import { type ReactElement, use } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ClockTimeContext } from '@/shared/live/clock-time';
import type { HalfTime } from '@/shared/live/half-time-break';
import { secondsLeft } from '@/shared/live/seconds-left';
import { useServerNow } from '@/shared/live/use-server-now';
import { TimeLeft } from './TimeLeft';

/** How long the break still lasts; after it the teams are on their way back. */
export function HalfTimeBreak({ halfTime }: { halfTime: HalfTime }): ReactElement {
  const { t } = useTranslation('ruledMatch');
  const present = useServerNow(1_000, Date.parse(halfTime.startedAt));
  const left = secondsLeft(halfTime, use(ClockTimeContext) ?? present);
  if (left === 0) return <p className="text-center font-semibold">{t('break.over')}</p>;
  return <TimeLeft seconds={left}>{t('break.left')}</TimeLeft>;
}
