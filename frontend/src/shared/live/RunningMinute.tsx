import type { LiveClock } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { runningMinute } from './running-minute';
import { useServerNow } from './use-server-now';

/** `14′`, renewed by itself; nothing while no half is played. */
export function RunningMinute({ clock }: { clock: LiveClock | null }): ReactElement | null {
  const { t } = useTranslation('scoreline');
  const minute = runningMinute(clock, useServerNow(1000));
  if (minute === null) return null;
  const [regular, added] = t('minuteShort', { minute }).split('+');
  return (
    <span className="numerals">
      <span aria-hidden="true">
        {regular}
        {/* A long added time goes on below, where there is no room beside. */}
        {added && <wbr />}
        {added && `+${added}`}
      </span>
      <span className="sr-only">{t('minute', { minute })}</span>
    </span>
  );
}
