import { CloudUpload } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Tap } from '@/features/live-control/taps/tap';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useNow } from './use-now';

/** A tap is usually answered sooner; only a longer wait is worth showing. */
const shownAfterMs = 2_000;

export function OutboxBar({ pending }: { pending: readonly Tap[] }): ReactElement | null {
  const { t } = useTranslation('control');
  const { time } = useFormat();
  const now = useNow();
  const [first] = pending;
  if (first === undefined || now - Date.parse(first.at) < shownAfterMs) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-0.5 border-t-2 border-warn bg-warn-soft px-4 py-2 text-warn"
    >
      <CloudUpload aria-hidden="true" className="size-6 shrink-0" />
      <strong className="text-base font-extrabold">
        {t('outbox.waiting', { count: pending.length, time: time(first.at) })}
      </strong>
      <span className="text-sm max-sm:hidden">{t('outbox.hint')}</span>
    </div>
  );
}
