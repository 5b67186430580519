import type { FailedJob } from '@kolo/domain';
import { CircleCheckBig } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, EmptyState } from '@/shared/ui';
import { FailedJobRow } from './FailedJobRow';
import { useFailedJobs } from './use-jobs';

export function FailedJobs(): ReactElement {
  const { t } = useTranslation('jobs');
  const jobs = useFailedJobs();
  return (
    <section>
      <h2 className="headline mb-4 text-2xl">{t('failed')}</h2>
      <Loaded query={jobs}>
        {(failed) =>
          failed.length === 0 ? (
            <EmptyState
              icon={<CircleCheckBig aria-hidden="true" className="size-7" />}
              title={t('empty')}
              description={t('emptyHint')}
            />
          ) : (
            <Rows jobs={failed} />
          )
        }
      </Loaded>
    </section>
  );
}

function Rows({ jobs }: { jobs: readonly FailedJob[] }): ReactElement {
  return (
    <Card>
      <ul className="divide-y">
        {jobs.map((job) => (
          <li key={job.id}>
            <FailedJobRow job={job} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
