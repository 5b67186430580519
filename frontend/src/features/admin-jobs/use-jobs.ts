import type { FailedJob, JobCounts } from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request, useWrite } from '../../shared/api';
import { jobs } from '../../shared/i18n/hr/jobs';

export const useJobCounts = (): UseQueryResult<JobCounts> =>
  useQuery({ queryKey: ['/api/jobs'], refetchOnMount: 'always' });

export const useFailedJobs = (): UseQueryResult<FailedJob[]> =>
  useQuery({ queryKey: ['/api/jobs', 'failed'], refetchOnMount: 'always' });

type Decision = 'retry' | 'dismiss';

/** Runs a job again or gives it up. */
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

const { names } = jobs;

const isKnown = (key: string): key is keyof typeof names => Object.hasOwn(names, key);

/** A job's name for a person; one that is new on the wire is shown as it came. */
export function useJobName(): (name: string) => string {
  const { t } = useTranslation('jobs');
  return (name) => {
    const key = name.replaceAll('-', '_');
    return isKnown(key) ? t(`names.${key}`) : name;
  };
}
