import type { FreeSlot } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** Where a match could be played instead, the soonest first. */
export const useFreeSlots = (matchId: number): UseQueryResult<FreeSlot[]> =>
  useQuery<FreeSlot[]>({
    queryKey: ['/api/matches', matchId, 'free-slots'],
    refetchOnMount: 'always',
  });

/** One place is offered once, so it names a slot. */
export const slotKey = ({ at, venue }: FreeSlot): string => `${at} ${venue}`;
