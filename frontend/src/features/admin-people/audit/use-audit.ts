import type { AuditEntry, AuditPage } from '@kolo/domain';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '@/shared/api';

const pageSize = 30;

export const useAudit = (): UseInfiniteQueryResult<AuditEntry[]> =>
  useInfiniteQuery({
    queryKey: ['/api/audit'],
    queryFn: ({ pageParam, signal }) =>
      request<AuditPage>(`/api/audit?limit=${pageSize}${pageParam && `&before=${pageParam}`}`, {
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    refetchOnMount: 'always',
  });
