import type { SessionView } from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';

const path = '/api/user/sessions';

export const useSessions = (): UseQueryResult<SessionView[]> =>
  useQuery<SessionView[]>({ queryKey: [path], refetchOnMount: 'always' });

/** Ends one session by its id; null ends all others. */
export function useEndSessions(): UseMutationResult<void, Error, number | null> {
  const { t } = useTranslation('account');
  return useWrite<number | null, void>({
    send: (id) => request(id === null ? path : `${path}/${id}`, { method: 'DELETE' }),
    done: (_, id) => ({ title: t(id === null ? 'sessions.othersEnded' : 'sessions.ended') }),
    failed: t('sessions.endFailed'),
    changes: [path],
  });
}
