import type { Booking } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** For all leagues; read again on every visit, because others move matches meanwhile. */
export const useBookings = (): UseQueryResult<Booking[]> =>
  useQuery({ queryKey: ['/api/matches', 'bookings'], refetchOnMount: 'always' });
