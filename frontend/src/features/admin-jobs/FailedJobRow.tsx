import type { FailedJob } from '@kolo/domain';
import { RotateCcw, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useFormat } from '@/shared/i18n';
import { useJobName } from '@/shared/i18n/use-job-name';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ConfirmDialog } from '@/shared/ui';
import { useDecideJob } from './use-jobs';

export function FailedJobRow({ job }: { job: FailedJob }): ReactElement {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const decide = useDecideJob(job.id);
  const [asking, setAsking] = useState(false);
  const name = useJobName()(job.name);
  const about = Object.entries(job.data);
  const runs = (decision: 'retry' | 'dismiss'): boolean =>
    decide.isPending && decide.variables === decision;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-bold wrap-anywhere">{name}</h3>
        <p className="numerals dotted mt-0.5 text-sm text-ink-muted">
          <span>{t('attempts', { count: job.attempts })}</span>
          {job.failedAt !== null && (
            <time dateTime={job.failedAt}>{format.dateTime(job.failedAt)}</time>
          )}
        </p>
        <p className="mt-2 rounded-control bg-danger-soft/50 px-3 py-2 font-mono text-xs wrap-anywhere">
          {job.reason}
        </p>
        {about.length > 0 && (
          <dl className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-muted">
            {about.map(([key, value]) => (
              <div key={key} className="flex min-w-0 gap-1.5">
                <dt className="font-semibold">{key}</dt>
                <dd className="wrap-anywhere">
                  {typeof value === 'object' ? JSON.stringify(value) : String(value)}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-auto">
        <Button
          aria-label={t('retryOf', { job: name })}
          pending={runs('retry')}
          onClick={() => decide.mutate('retry')}
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          {t('retry')}
        </Button>
        <Button
          variant="secondary"
          aria-label={t('dismissOf', { job: name })}
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {t('dismiss')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('ask.title')}
        description={t('ask.text', { job: name })}
        confirmLabel={t('dismiss')}
        pending={runs('dismiss')}
        onConfirm={() => decide.mutate('dismiss', { onSettled: () => setAsking(false) })}
      />
    </div>
  );
}
