import type {
  AccountView,
  PendingPlayer,
  PlayerStatusRequest,
  UpdateAccountRequest,
} from '@kolo/domain';
import type { UseMutationResult } from '@tanstack/react-query';
import { request, useWrite, useWriteEach } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';

type Write<Body> = UseMutationResult<unknown, Error, Body>;
type AccountWrite = 'approve' | 'reject' | 'deactivate' | 'update';

const changes = ['/api/users', '/api/players', '/api/teams', '/api/audit'];

function useAccountWrite<Body>(
  write: AccountWrite,
  send: (body: Body) => Promise<unknown>,
): Write<Body> {
  const { t } = useTranslation('adminPeople');
  return useWrite({
    send,
    done: () => ({ title: t(`done.${write}`) }),
    failed: t(`failed.${write}`),
    changes,
  });
}

export const useApprove = (id: number): Write<void> =>
  useAccountWrite('approve', () => request(`/api/users/${id}/approve`, { method: 'PATCH' }));

export function useApproveEach(
  nameOf: (account: AccountView) => string,
): UseMutationResult<AccountView[], Error, readonly AccountView[]> {
  const { t } = useTranslation('adminPeople');
  return useWriteEach({
    send: ({ id }: AccountView) => request(`/api/users/${id}/approve`, { method: 'PATCH' }),
    nameOf,
    done: (count) => t('approved', { count }),
    changes,
  });
}

export function useApproveEachPlayer(
  nameOf: (player: PendingPlayer) => string,
): UseMutationResult<PendingPlayer[], Error, readonly PendingPlayer[]> {
  const { t } = useTranslation('adminPeople');
  return useWriteEach({
    send: ({ id }: PendingPlayer) =>
      request(`/api/players/${id}/status`, { method: 'PATCH', body: { status: 'approved' } }),
    nameOf,
    done: (count) => t('approvedPlayers', { count }),
    changes,
  });
}

export const useReject = (id: number): Write<void> =>
  useAccountWrite('reject', () => request(`/api/users/${id}/reject`, { method: 'DELETE' }));

export const useDeactivate = (id: number): Write<void> =>
  useAccountWrite('deactivate', () => request(`/api/users/${id}/deactivate`, { method: 'PATCH' }));

export const useUpdateAccount = (id: number): Write<UpdateAccountRequest> =>
  useAccountWrite('update', (body) => request(`/api/users/${id}`, { method: 'PATCH', body }));

/**
 * Approves or rejects a player; a failure shows the server's message.
 * @param name shown where several are decided in a row
 */
export function useDecidePlayer(id: number, name: string): Write<PlayerStatusRequest['status']> {
  const { t } = useTranslation('adminPeople');
  return useWrite({
    send: (status: PlayerStatusRequest['status']) =>
      request(`/api/players/${id}/status`, { method: 'PATCH', body: { status } }),
    done: (_, status) => ({
      title: t(status === 'approved' ? 'done.approvePlayer' : 'done.rejectPlayer'),
      description: name,
    }),
    changes,
  });
}
