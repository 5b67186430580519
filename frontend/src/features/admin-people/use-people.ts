import type { AccountView, PendingPlayer } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** The lists of approved accounts, as their addresses call them. */
export type ActiveList = 'companies' | 'referees' | 'spectators' | 'administrators';

/** Read again whenever a list is opened: people register while one is elsewhere. */
const fresh = { refetchOnMount: 'always' } as const;

export const useAccounts = (list: ActiveList | 'pending'): UseQueryResult<AccountView[]> =>
  useQuery<AccountView[]>({ queryKey: ['/api/users', list], ...fresh });

export const usePendingPlayers = (): UseQueryResult<PendingPlayer[]> =>
  useQuery<PendingPlayer[]>({ queryKey: ['/api/players', 'pending'], ...fresh });
