import type { CorrectStatementRequest, ListedStatement, RefereeStatement } from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMonthName } from '@/features/referee-market/use-month-name';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';

const path = '/api/referee-statements';

/** An administrator may be a referee too. */
const changes = [path, '/api/referee'];

export const useAllStatements = (month: string): UseQueryResult<ListedStatement[]> =>
  useQuery<ListedStatement[]>({ queryKey: [path, `?month=${month}`], refetchOnMount: 'always' });

interface Closed {
  userId: number;
  month: string;
}

export function useCloseStatement(): UseMutationResult<RefereeStatement, Error, Closed> {
  const { t } = useTranslation('referee');
  return useWrite({
    send: ({ userId, month }: Closed) =>
      request<RefereeStatement>(`${path}/${userId}/${month}/close`, { method: 'POST' }),
    done: () => ({ title: t('office.closed') }),
    changes,
  });
}

export function useCorrectStatement(
  userId: number,
): UseMutationResult<RefereeStatement, Error, CorrectStatementRequest> {
  const { t } = useTranslation('referee');
  const monthName = useMonthName();
  return useWrite({
    send: (body: CorrectStatementRequest) =>
      request<RefereeStatement>(`${path}/${userId}/corrections`, { method: 'POST', body }),
    done: ({ month }) => ({
      title: t('office.corrected'),
      description: t('office.correctedIn', { month: monthName(month) }),
    }),
    changes,
  });
}
