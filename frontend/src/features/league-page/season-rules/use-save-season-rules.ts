import type { DecisionAnswer, SetSeasonRulesRequest } from '@kolo/domain';
import type { UseMutationResult } from '@tanstack/react-query';
import { request, useIdempotencyKey, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leaguePaths } from '@/shared/league/league-paths';

export function useSaveSeasonRules(
  leagueId: number,
): UseMutationResult<DecisionAnswer, Error, SetSeasonRulesRequest> {
  const { t } = useTranslation('seasonRules');
  const headersOf = useIdempotencyKey();
  return useWrite({
    send: (body: SetSeasonRulesRequest) =>
      request<DecisionAnswer>(`/api/leagues/${leagueId}/season-rules`, {
        method: 'PUT',
        body,
        headers: headersOf(body),
      }),
    done: () => ({ title: t('edit.saved'), description: t('edit.savedText') }),
    changes: leaguePaths,
  });
}
