import { type Booking, limits } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { requestPages } from '@/shared/api/request';

/** Read again on every visit, because others move matches meanwhile. */
const fresh = { refetchOnMount: 'always' } as const;

/**
 * The bookings of a league with those that they may clash with.
 * @param league null for matches of no league
 */
export const useBookings = (league: number | null): UseQueryResult<Booking[]> =>
  useQuery({ queryKey: ['/api/matches', `bookings?leagueId=${league ?? 'none'}`], ...fresh });

/** The bookings of all leagues between two days or instants; none while these are not known. */
export function useBookingsBetween(
  between: { from: string; to: string } | null,
): UseQueryResult<Booking[]> {
  const query = new URLSearchParams({ leagueId: 'all', ...between }).toString();
  return useQuery({
    queryKey: ['/api/matches', `bookings?${query}`],
    queryFn: ({ signal }) =>
      requestPages(`/api/matches/bookings?${query}&limit=${limits.matchPage.max}`, signal),
    enabled: between !== null,
    ...fresh,
  });
}
