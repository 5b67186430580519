import type { AuditContext, AuditEntry, AuditPage } from '@kolo/domain';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '@/shared/api';

const pageSize = 30;

/** A node of the version before, which serves beside the new one for minutes, says no context. */
const nothing: AuditContext = { league: null, team: null, account: null, match: null };

/** What administrators did, newest first, page after page. */
export const useAudit = (): UseInfiniteQueryResult<AuditEntry[]> =>
  useInfiniteQuery({
    queryKey: ['/api/audit'],
    queryFn: ({ pageParam, signal }) =>
      request<AuditPage>(`/api/audit?limit=${pageSize}${pageParam && `&before=${pageParam}`}`, {
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) =>
      pages.flatMap(({ entries }) =>
        entries.map((entry) => ({ ...entry, about: entry.about ?? nothing })),
      ),
    refetchOnMount: 'always',
  });
