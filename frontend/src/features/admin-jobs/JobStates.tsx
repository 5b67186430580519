import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Skeleton } from '@/shared/ui';
import { useJobCounts } from './use-jobs';

/** Without `completed`: the queue removes all but the last of those jobs. */
const shown = ['waiting', 'active', 'delayed', 'failed'] as const;

export function JobStates(): ReactElement {
  const { t } = useTranslation('jobs');
  const counts = useJobCounts();
  return (
    <section aria-label={t('counts')} className="mb-8">
      <Loaded query={counts} loading={<Skeleton className="h-24 rounded-card" />}>
        {(numbers) => (
          <dl className="grid grid-cols-2 overflow-hidden rounded-card border bg-surface shadow-card sm:grid-cols-4">
            {shown.map((state) => (
              <div key={state} className="-mt-px -ml-px border-t border-l px-4 py-3.5">
                <dt className="text-xs font-semibold text-ink-muted">{t(`states.${state}`)}</dt>
                <dd
                  className={clsx(
                    'numerals mt-1 text-2xl leading-none font-extrabold',
                    state === 'failed' && numbers.failed > 0 && 'text-danger',
                  )}
                >
                  {numbers[state]}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </section>
  );
}
