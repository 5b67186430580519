import type { BlackoutRequest, BlackoutView } from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';

export const useBlackouts = (leagueId: number): UseQueryResult<BlackoutView[]> =>
  useQuery<BlackoutView[]>({
    queryKey: ['/api/leagues', leagueId, 'blackouts'],
    refetchOnMount: 'always',
  });

/** Free slots depend on the blackouts. */
export const blackoutPaths = ['/api/leagues', '/api/matches'];

export const postBlackout = (leagueId: number, body: BlackoutRequest): Promise<unknown> =>
  request(`/api/leagues/${leagueId}/blackouts`, { method: 'POST', body });

export function useAddBlackout(
  leagueId: number,
): UseMutationResult<unknown, Error, BlackoutRequest> {
  const { t } = useTranslation('seasonPlan');
  return useWrite({
    send: (body: BlackoutRequest) => postBlackout(leagueId, body),
    done: () => ({ title: t('blackouts.saved') }),
    changes: blackoutPaths,
  });
}

export function useRemoveBlackout(leagueId: number): UseMutationResult<unknown, Error, number> {
  const { t } = useTranslation('seasonPlan');
  return useWrite({
    send: (id: number) => request(`/api/leagues/${leagueId}/blackouts/${id}`, { method: 'DELETE' }),
    done: () => ({ title: t('blackouts.removed') }),
    changes: blackoutPaths,
  });
}
