import type { RefereeName, RefereeNameRequest } from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';

export const useName = (): UseQueryResult<RefereeName> =>
  useQuery<RefereeName>({ queryKey: ['/api/referee', 'name'], refetchOnMount: 'always' });

export function useSaveName(): UseMutationResult<RefereeName, Error, RefereeNameRequest> {
  const { t } = useTranslation('referee');
  return useWrite({
    send: (body: RefereeNameRequest) =>
      request<RefereeName>('/api/referee/name', { method: 'PUT', body }),
    done: () => ({ title: t('name.saved') }),
    changes: ['/api/referee'],
  });
}
