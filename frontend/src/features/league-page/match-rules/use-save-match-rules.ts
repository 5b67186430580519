import type { LeagueMatchRules, MatchRulesRequest } from '@kolo/domain';
import type { UseMutationResult } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';

export function useSaveMatchRules(
  leagueId: number,
): UseMutationResult<LeagueMatchRules, Error, MatchRulesRequest> {
  const { t } = useTranslation('matchRules');
  return useWrite({
    send: (body: MatchRulesRequest) =>
      request<LeagueMatchRules>(`/api/leagues/${leagueId}/match-rules`, { method: 'PUT', body }),
    done: () => ({ title: t('edit.saved'), description: t('edit.savedText') }),
    changes: ['/api/leagues'],
  });
}
