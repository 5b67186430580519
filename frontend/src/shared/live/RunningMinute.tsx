import type { LiveClock } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { runningMinute } from './running-minute';
import { useServerNow } from './use-server-now';

export function RunningMinute({ clock }: { clock: LiveClock | null }): ReactElement | null {
  const { t } = useTranslation('scoreline');
  const minute = runningMinute(clock, useServerNow(1000));
  if (minute === null) return null;
  const [regular, added] = t('minuteShort', { minute }).split('+');
  return (
    <span className="numerals">
      <span aria-hidden="true">
        {regular}
        {/* Long added time wraps to the next line. */}
        {added && <wbr />}
        {added && `+${added}`}
      </span>
      <span className="sr-only">{t('minute', { minute })}</span>
    </span>
  );
}
