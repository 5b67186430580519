import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useNow } from '@/features/console/context/use-now';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';

/** Consoles read it every few seconds while they have a network. */
const freshForMs = 60_000;

/** Since when the suspensions are known, where that matters: somebody is suspended, or the list is old. */
export function SuspensionsAsOf(): ReactElement | null {
  const { t } = useTranslation('console');
  const { dateTime } = useFormat();
  const { view } = useConsole();
  const now = useNow();
  const { suspended } = view;
  if (suspended === undefined) return null;
  const isOld = now - Date.parse(suspended.asOf) > freshForMs;
  if (!isOld && suspended.players.length === 0) return null;
  return (
    <p className="text-sm text-ink-muted">
      {t(isOld ? 'suspended.oldList' : 'suspended.list', { time: dateTime(suspended.asOf) })}
    </p>
  );
}
