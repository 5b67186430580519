import type { VenueView } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** Halls that a match or a league has named. */
export const useVenues = (): UseQueryResult<VenueView[]> =>
  useQuery<VenueView[]>({ queryKey: ['/api/venues'], refetchOnMount: 'always' });
