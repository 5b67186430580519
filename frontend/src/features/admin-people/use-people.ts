import type { AccountView, PendingPlayer } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** The lists of approved accounts, by the last part of their address. */
export type ActiveList = 'companies' | 'referees' | 'spectators' | 'administrators';

/** Reads a list again whenever it is opened: people register in the meantime. */
const fresh = { refetchOnMount: 'always' } as const;

export const useAccounts = (list: ActiveList | 'pending'): UseQueryResult<AccountView[]> =>
  useQuery<AccountView[]>({ queryKey: ['/api/users', list], ...fresh });

export const usePendingPlayers = (): UseQueryResult<PendingPlayer[]> =>
  useQuery<PendingPlayer[]>({ queryKey: ['/api/players', 'pending'], ...fresh });
