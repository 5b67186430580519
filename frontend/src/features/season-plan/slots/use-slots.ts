import type { VenueSlots } from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';

export const useSlots = (leagueId: number): UseQueryResult<VenueSlots[]> =>
  useQuery<VenueSlots[]>({
    queryKey: ['/api/leagues', leagueId, 'slots'],
    refetchOnMount: 'always',
  });

/** All slots of the league at once. */
export function useSaveSlots(
  leagueId: number,
): UseMutationResult<unknown, Error, readonly VenueSlots[]> {
  const { t } = useTranslation('seasonPlan');
  return useWrite({
    send: (body) => request(`/api/leagues/${leagueId}/slots`, { method: 'PUT', body }),
    done: () => ({ title: t('slots.saved') }),
    changes: ['/api/leagues', '/api/venues', '/api/matches'],
  });
}
