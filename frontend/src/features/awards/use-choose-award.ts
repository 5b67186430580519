import type { ChooseAwardRequest, LeagueAward } from '@kolo/domain';
import type { UseMutationResult } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';

export function useChooseAward(
  leagueId: number,
  kind: LeagueAward['kind'],
): UseMutationResult<LeagueAward[], Error, ChooseAwardRequest> {
  const { t } = useTranslation('awards');
  return useWrite({
    send: (body: ChooseAwardRequest) =>
      request<LeagueAward[]>(`/api/leagues/${leagueId}/awards/${kind}`, { method: 'PUT', body }),
    done: () => ({ title: t('office.done') }),
    changes: ['/api/leagues'],
  });
}
