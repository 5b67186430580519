import type { Booking } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** Of all leagues; others move matches while one is elsewhere. */
export const useBookings = (): UseQueryResult<Booking[]> =>
  useQuery({ queryKey: ['/api/matches', 'bookings'], refetchOnMount: 'always' });
