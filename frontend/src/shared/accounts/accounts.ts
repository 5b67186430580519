import { type AccountView, limits } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { requestPages } from '@/shared/api/request';

/** The lists of approved accounts, by the last part of their address. */
export type ActiveList = 'companies' | 'referees' | 'spectators' | 'administrators';

/** Reads a list again whenever it is opened: people register in the meantime. */
export const useAccounts = (list: ActiveList | 'pending'): UseQueryResult<AccountView[]> =>
  useQuery<AccountView[]>({
    queryKey: ['/api/users', list],
    queryFn: ({ signal }) =>
      requestPages(`/api/users/${list}?limit=${limits.accountPage.max}`, signal),
    refetchOnMount: 'always',
  });
