import type { PendingPlayer } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** Reads the list again whenever it is opened: people register in the meantime. */
export const usePendingPlayers = (): UseQueryResult<PendingPlayer[]> =>
  useQuery<PendingPlayer[]>({ queryKey: ['/api/players', 'pending'], refetchOnMount: 'always' });
