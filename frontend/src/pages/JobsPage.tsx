import { ChevronLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { FailedJobs } from '@/features/admin-jobs/FailedJobs';
import { JobStates } from '@/features/admin-jobs/JobStates';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Page, PageHeader } from '@/shared/ui';

export function JobsPage(): ReactElement {
  const { t } = useTranslation('jobs');
  return (
    <Page title={t('title')}>
      <Link
        to="/admin?section=audit"
        className="-ml-1 mb-2 inline-flex min-h-11 items-center gap-1 rounded-control pr-2 text-sm font-semibold text-ink-muted hover:text-ink"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        {t('back')}
      </Link>
      <PageHeader title={t('title')} lead={t('lead')} />
      <JobStates />
      <FailedJobs />
    </Page>
  );
}
