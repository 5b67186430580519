import { Wifi, WifiOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { LiveStatus } from '@/shared/live/live-connection';

export function ConnectionMark({ connection }: { connection: LiveStatus }): ReactElement {
  const { t } = useTranslation('console');
  const { time } = useFormat();
  const { state, since } = connection;
  if (state === 'lost') {
    const label = t('connection.lostSince', { time: time(since) });
    return (
      <span
        role="status"
        className="flex min-h-11 items-center gap-2 rounded-control bg-warn-soft px-3 text-sm font-bold text-warn"
      >
        <WifiOff aria-hidden="true" className="size-5 shrink-0" />
        <span className="max-md:sr-only">{label}</span>
      </span>
    );
  }
  return (
    <span role="status" className="flex min-h-11 items-center gap-2 px-2 text-sm text-ink-muted">
      <Wifi
        aria-hidden="true"
        className={state === 'live' ? 'size-5 text-ok' : 'size-5 animate-pulse'}
      />
      <span className="max-lg:sr-only">{t(`connection.${state}`)}</span>
    </span>
  );
}
