import type { FailedJob, JobCounts } from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';

export const useJobCounts = (): UseQueryResult<JobCounts> =>
  useQuery({ queryKey: ['/api/jobs'], refetchOnMount: 'always' });

export const useFailedJobs = (): UseQueryResult<FailedJob[]> =>
  useQuery({ queryKey: ['/api/jobs', 'failed'], refetchOnMount: 'always' });

type Decision = 'retry' | 'dismiss';

/** Retries or dismisses a job. */
export function useDecideJob(id: string): UseMutationResult<unknown, Error, Decision> {
  const { t } = useTranslation('jobs');
  const path = `/api/jobs/${encodeURIComponent(id)}`;
  return useWrite({
    send: (decision: Decision) =>
      decision === 'retry'
        ? request(`${path}/retry`, { method: 'POST' })
        : request(path, { method: 'DELETE' }),
    done: (_, decision) => ({ title: t(`done.${decision}`) }),
    changes: ['/api/jobs', '/api/audit'],
  });
}
