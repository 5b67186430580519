import type { DecisionAnswer, DrawLotsRequest } from '@kolo/domain';
import type { UseMutationResult } from '@tanstack/react-query';
import { request } from '@/shared/api/request';
import { useIdempotencyKey } from '@/shared/api/use-idempotency-key';
import { useWrite } from '@/shared/api/use-write';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leaguePaths } from './league-paths';

export function useDrawLots(
  leagueId: number,
): UseMutationResult<DecisionAnswer, Error, DrawLotsRequest> {
  const { t } = useTranslation('decisions');
  const headersOf = useIdempotencyKey();
  return useWrite({
    send: (body: DrawLotsRequest) =>
      request<DecisionAnswer>(`/api/leagues/${leagueId}/lots`, {
        method: 'POST',
        body,
        headers: headersOf(body),
      }),
    done: () => ({ title: t('lots.done'), description: t('lots.doneText') }),
    changes: leaguePaths,
  });
}
