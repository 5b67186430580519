import type { RateRefereeRequest, RefereesToRate } from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';

const path = '/api/teams/my/referee-ratings';

/** Matches whose referees the company may rate now, with the stars that it gave. */
export const useRefereesToRate = (): UseQueryResult<RefereesToRate[]> =>
  useQuery<RefereesToRate[]>({ queryKey: [path], refetchOnMount: 'always' });

export function useRateReferee(
  matchId: number,
): UseMutationResult<unknown, Error, RateRefereeRequest> {
  const { t } = useTranslation('myTeam');
  return useWrite({
    send: (body: RateRefereeRequest) =>
      request(`/api/matches/${matchId}/referee-rating`, { method: 'PUT', body }),
    done: () => ({ title: t('rating.saved'), description: t('rating.savedHint') }),
    failed: t('rating.failed'),
    changes: [path],
  });
}
