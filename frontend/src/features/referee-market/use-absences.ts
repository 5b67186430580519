import type { RefereeAbsence, RefereeAbsences } from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { refereePaths } from './use-places';

export const useAbsences = (): UseQueryResult<RefereeAbsences> =>
  useQuery<RefereeAbsences>({ queryKey: ['/api/referee', 'absences'], refetchOnMount: 'always' });

export function useSaveAbsences(): UseMutationResult<unknown, Error, RefereeAbsence[]> {
  const { t } = useTranslation('referee');
  return useWrite({
    send: (absences: RefereeAbsence[]) =>
      request('/api/referee/absences', { method: 'PUT', body: { absences } }),
    done: () => ({ title: t('absences.saved') }),
    changes: refereePaths,
  });
}
