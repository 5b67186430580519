import type { LiveClock } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { runningMinute } from './running-minute';
import { useServerNow } from './use-server-now';

export function RunningMinute({ clock }: { clock: LiveClock | null }): ReactElement | null {
  const minute = runningMinute(clock, useServerNow(1000));
  return minute === null ? null : <MinuteText minute={minute} />;
}

/** The minute is `14` or `20+2`. */
export function MinuteText({ minute }: { minute: string }): ReactElement {
  const { t } = useTranslation('scoreline');
  const [regular, added] = t('minuteShort', { minute }).split('+');
  return (
    <span translate="no" className="numerals">
      <span aria-hidden="true">
        <span>{regular}</span>
        {/* Long added time wraps to the next line. */}
        {added && <wbr />}
        {added && <span>{`+${added}`}</span>}
      </span>
      <span className="sr-only">{t('minute', { minute })}</span>
    </span>
  );
}
