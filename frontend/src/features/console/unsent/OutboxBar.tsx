import { CloudUpload } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNow } from '@/features/console/context/use-now';
import { entriesIn } from '@/features/console/entries/answers';
import type { Tap } from '@/features/console/taps/tap';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';

/** A tap is usually answered sooner; only a longer wait is worth showing. */
const shownAfterMs = 2_000;

interface Props {
  pending: readonly Tap[];
  /** Whether they are sent without further action; if not, another bar says what they wait for. */
  sends: boolean;
}

export function OutboxBar({ pending, sends }: Props): ReactElement | null {
  const { t } = useTranslation('console');
  const { time } = useFormat();
  const now = useNow();
  const [first] = pending;
  if (first === undefined || now - Date.parse(first.at) < shownAfterMs) return null;
  return (
    <div
      role="status"
      className="@container grow basis-72 border-t-2 border-warn bg-warn-soft px-4 py-2 text-warn"
    >
      <p className="flex items-center gap-x-3">
        <CloudUpload aria-hidden="true" className="size-6 shrink-0" />
        <strong className="text-base leading-tight font-extrabold">
          {t('outbox.waiting', { count: entriesIn(pending), time: time(first.at) })}
        </strong>
        {sends && <span className="text-sm @max-[36rem]:hidden">{t('outbox.hint')}</span>}
      </p>
    </div>
  );
}
