import type { ClaimAnswer, RefereePlace } from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';

/** A place that is taken is a match of one's own, which the console lists too. */
export const refereePaths = ['/api/referee', '/api/referee/matches'];

export const usePlaces = (): UseQueryResult<RefereePlace[]> =>
  useQuery<RefereePlace[]>({ queryKey: ['/api/referee', 'places'], refetchOnMount: 'always' });

export function useClaim(): UseMutationResult<ClaimAnswer, Error, number> {
  const { t } = useTranslation('referee');
  return useWrite({
    send: (id: number) =>
      request<ClaimAnswer>(`/api/referee/places/${id}/claim`, { method: 'POST' }),
    done: ({ state }) =>
      state === 'claimed'
        ? { title: t('places.done'), description: t('places.doneHint') }
        : { title: t('places.assigned'), description: t('places.assignedHint') },
    changes: refereePaths,
  });
}

export function useWithdrawClaim(): UseMutationResult<unknown, Error, number> {
  const { t } = useTranslation('referee');
  return useWrite({
    send: (id: number) => request(`/api/referee/places/${id}/claim`, { method: 'DELETE' }),
    done: () => ({ title: t('places.withdrawn') }),
    changes: refereePaths,
  });
}
