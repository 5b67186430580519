import { TabletSmartphone, WifiOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { LiveStatus } from '@/shared/live/live-connection';
import { Spinner } from '@/shared/ui';

interface Props {
  status: LiveStatus;
  /** When the server sent what the device now shows from its memory. */
  cachedAt?: number | null;
  /** When the console was last seen; null while it is connected. */
  consoleSilentSince?: string | null;
}

/** Since when nothing new can arrive, here or from the console; empty while both are connected. */
export function ConnectionBanner({
  status,
  cachedAt = null,
  consoleSilentSince = null,
}: Props): ReactElement {
  const { t } = useTranslation(['live', 'layout']);
  const { time, relativeDay } = useFormat();
  return (
    <div role="status">
      {status.state === 'lost' && (
        <div className="mb-3 flex animate-rise items-center gap-3 rounded-card bg-warn-soft px-4 py-3 text-warn">
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          <div className="min-w-0 flex-1">
            <p className="numerals text-sm font-bold">
              {cachedAt === null
                ? t('connection.lost', { time: time(status.since) })
                : t('layout:lastKnown', { day: relativeDay(cachedAt), time: time(cachedAt) })}
            </p>
            <p className="text-xs">{t('connection.lostHint')}</p>
          </div>
          <Spinner className="size-4" />
        </div>
      )}
      {status.state !== 'lost' && consoleSilentSince !== null && (
        <p className="numerals mb-3 flex animate-rise items-center gap-3 rounded-card bg-warn-soft px-4 py-3 text-sm font-bold text-warn">
          <TabletSmartphone aria-hidden="true" className="size-5 shrink-0" />
          <span>{t('connection.consoleSilent', { time: time(consoleSilentSince) })}</span>
        </p>
      )}
    </div>
  );
}
