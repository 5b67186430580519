import type { ConsolePresence } from '@kolo/domain';
import { MonitorSmartphone } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { Consoles } from './use-consoles';

/** More would take the room of the buttons on a phone. */
const maxShown = 3;

/** The other devices at this match: who, their last tap, and what they have not sent yet. */
export function PresenceStrip({ devices }: Pick<Consoles, 'devices'>): ReactElement | null {
  const { t } = useTranslation('ruledConsole');
  const { time } = useFormat();
  if (devices.length === 0) return null;
  const shown = [...devices].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, maxShown);
  const more = devices.length - shown.length;
  return (
    <ul
      aria-label={t('presence.title')}
      className="fits-phone flex grow flex-wrap items-center gap-x-4 border-t bg-surface px-3 py-1.5 text-sm text-ink-muted"
    >
      {shown.map(({ device, label, holdsClock, lastTapAt, unsent }) => (
        <li key={device} className="flex min-w-0 flex-wrap items-center gap-x-2">
          <MonitorSmartphone aria-hidden="true" className="size-4" />
          <strong className="font-bold text-ink">{label || t('presence.nameless')}</strong>
          {holdsClock && <span>{t('presence.clock')}</span>}
          {lastTapAt !== null && <span>{t('presence.lastTap', { time: time(lastTapAt) })}</span>}
          {unsent > 0 && (
            <span className="font-bold text-warn">{t('presence.unsent', { count: unsent })}</span>
          )}
        </li>
      ))}
      {more > 0 && <li>{t('presence.more', { count: more })}</li>}
    </ul>
  );
}

/** The clock's holder first, then devices with something unsent. */
const weightOf = ({ holdsClock, unsent }: ConsolePresence): number =>
  (holdsClock ? 2 : 0) + (unsent > 0 ? 1 : 0);
