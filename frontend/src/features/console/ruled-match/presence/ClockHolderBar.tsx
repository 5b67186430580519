import type { ClockHolder } from '@kolo/domain';
import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ConfirmDialog } from '@/shared/ui';

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
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const confirm = async () => {
    setAsking(false);
    setFailed(!(await take()));
  };
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
      <Button size="touch" className="px-3! @[40rem]:px-5!" onClick={() => setAsking(true)}>
        {t('lease.take')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        size="touch"
        variant="primary"
        title={t('lease.title')}
        description={t('lease.text', { device })}
        confirmLabel={t('lease.take')}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
