import type { ClockHolder } from '@kolo/domain';
import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { AskingButton } from '@/features/console/frame/AskingButton';
import { useTranslation } from '@/shared/i18n/use-translation';

interface Props {
  holder: ClockHolder;
  /** This device ran the clock until the other one took it over. */
  lost: boolean;
  take: () => Promise<boolean>;
}

/** Two taps, as the other device is in somebody's hands. */
export function ClockHolderBar({ holder, lost, take }: Props): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const device = holder.label || t('lease.nameless');
  const [failed, setFailed] = useState(false);
  return (
    <div
      role="status"
      className="flex min-h-18 flex-wrap items-center gap-x-3 gap-y-1 rounded-card border-2 border-warn bg-warn-soft px-3 py-1.5 text-warn"
    >
      <Clock aria-hidden="true" className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 basis-24 leading-tight @[40rem]:basis-40">
        <strong className="block text-base font-extrabold">
          {t(lost ? 'lease.lost' : 'lease.elsewhere', { device })}
        </strong>
        <span className={clsx('text-sm', !failed && '@max-[40rem]:hidden')}>
          {t(failed ? 'lease.failed' : 'lease.hint')}
        </span>
      </p>
      <AskingButton
        className="px-3! @[40rem]:px-5!"
        label={t('lease.take')}
        title={t('lease.title')}
        text={t('lease.text', { device })}
        onConfirm={() => void take().then((taken) => setFailed(!taken))}
      />
    </div>
  );
}
