import type { FailedJob, JobCounts } from '@kolo/domain';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage, request } from '../../shared/api';
import { hr } from '../../shared/i18n/hr';
import { toast } from '../../shared/ui';

export const useJobCounts = (): UseQueryResult<JobCounts> =>
  useQuery({ queryKey: ['/api/jobs'], refetchOnMount: 'always' });

export const useFailedJobs = (): UseQueryResult<FailedJob[]> =>
  useQuery({ queryKey: ['/api/jobs', 'failed'], refetchOnMount: 'always' });

type Decision = 'retry' | 'dismiss';

/** Runs a job again or gives it up; also after a refusal the list is read again. */
export function useDecideJob(id: string): UseMutationResult<unknown, Error, Decision> {
  const { t } = useTranslation(['jobs', 'common']);
  const client = useQueryClient();
  const path = `/api/jobs/${encodeURIComponent(id)}`;
  return useMutation({
    mutationFn: (decision: Decision) =>
      decision === 'retry'
        ? request(`${path}/retry`, { method: 'POST' })
        : request(path, { method: 'DELETE' }),
    onSuccess: (_, decision) => toast({ title: t(`done.${decision}`), variant: 'success' }),
    onError: (error) =>
      toast({
        title: t('common:error.title'),
        description: errorMessage(error),
        variant: 'destructive',
      }),
    onSettled: async () => {
      const keys = ['/api/jobs', '/api/audit'];
      await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
    },
  });
}

const { names } = hr.jobs;

const isKnown = (key: string): key is keyof typeof names => Object.hasOwn(names, key);

/** A job's name for a person; one that is new on the wire is shown as it came. */
export function useJobName(): (name: string) => string {
  const { t } = useTranslation('jobs');
  return (name) => {
    const key = name.replaceAll('-', '_');
    return isKnown(key) ? t(`names.${key}`) : name;
  };
}
