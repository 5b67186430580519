import type { RefereeRules } from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { officePaths } from './office-paths';

export const useRefereeRules = (leagueId: number): UseQueryResult<RefereeRules> =>
  useQuery<RefereeRules>({
    queryKey: ['/api/leagues', leagueId, 'referee-rules'],
    refetchOnMount: 'always',
  });

export function useSaveRefereeRules(
  leagueId: number,
): UseMutationResult<RefereeRules, Error, RefereeRules> {
  const { t } = useTranslation('referee');
  return useWrite({
    send: (body: RefereeRules) =>
      request<RefereeRules>(`/api/leagues/${leagueId}/referee-rules`, { method: 'PUT', body }),
    done: () => ({ title: t('rules.saved') }),
    changes: officePaths,
  });
}
