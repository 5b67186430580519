import type { FinePayment, RecordFinePaymentRequest } from '@kolo/domain';
import type { UseMutationResult } from '@tanstack/react-query';
import { request, useIdempotencyKey, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';

const pathOf = (leagueId: number): string => `/api/leagues/${leagueId}/fines/payments`;

export function useRecordFinePayment(
  leagueId: number,
): UseMutationResult<FinePayment, Error, RecordFinePaymentRequest> {
  const { t } = useTranslation('discipline');
  const headersOf = useIdempotencyKey();
  return useWrite({
    send: (body) => request(pathOf(leagueId), { method: 'POST', body, headers: headersOf(body) }),
    done: () => ({ title: t('fines.recorded') }),
    changes: ['/api/leagues'],
  });
}

export function useRemoveFinePayment(leagueId: number): UseMutationResult<unknown, Error, number> {
  const { t } = useTranslation('discipline');
  return useWrite({
    send: (id) => request(`${pathOf(leagueId)}/${id}`, { method: 'DELETE' }),
    done: () => ({ title: t('fines.removed') }),
    changes: ['/api/leagues'],
  });
}
