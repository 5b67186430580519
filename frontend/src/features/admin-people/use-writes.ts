import type { PlayerStatusRequest, UpdateAccountRequest } from '@kolo/domain';
import {
  type QueryClient,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage, request } from '../../shared/api';
import { toast } from '../../shared/ui';

type Write<Body> = UseMutationResult<unknown, Error, Body>;
type AccountWrite = 'approve' | 'reject' | 'deactivate' | 'update';

/** Also after a refusal: then somebody else was quicker, and the list is old. */
async function refreshPeople(client: QueryClient): Promise<void> {
  const keys = ['/api/users', '/api/players', '/api/teams', '/api/audit'];
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}

/** A write about an account: says how it went (spec section 8), and the lists are read again. */
function useAccountWrite<Body>(
  write: AccountWrite,
  send: (body: Body) => Promise<unknown>,
): Write<Body> {
  const { t } = useTranslation('adminPeople');
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => toast({ title: t(`done.${write}`), variant: 'success' }),
    onError: (error) =>
      toast({
        title: t(`failed.${write}`),
        description: errorMessage(error),
        variant: 'destructive',
      }),
    onSettled: () => refreshPeople(client),
  });
}

export const useApprove = (id: number): Write<void> =>
  useAccountWrite('approve', () => request(`/api/users/${id}/approve`, { method: 'PATCH' }));

/** Deletes the request. */
export const useReject = (id: number): Write<void> =>
  useAccountWrite('reject', () => request(`/api/users/${id}/reject`, { method: 'DELETE' }));

export const useDeactivate = (id: number): Write<void> =>
  useAccountWrite('deactivate', () => request(`/api/users/${id}/deactivate`, { method: 'PATCH' }));

export const useUpdateAccount = (id: number): Write<UpdateAccountRequest> =>
  useAccountWrite('update', (body) => request(`/api/users/${id}`, { method: 'PATCH', body }));

/** Approves or rejects a player; a failure is told in the server's words. */
export function useDecidePlayer(id: number): Write<PlayerStatusRequest['status']> {
  const { t } = useTranslation(['adminPeople', 'common']);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (status: PlayerStatusRequest['status']) =>
      request(`/api/players/${id}/status`, { method: 'PATCH', body: { status } }),
    onSuccess: (_, status) =>
      toast({
        title: t(status === 'approved' ? 'done.approvePlayer' : 'done.rejectPlayer'),
        variant: 'success',
      }),
    onError: (error) =>
      toast({
        title: t('common:error.title'),
        description: errorMessage(error),
        variant: 'destructive',
      }),
    onSettled: () => refreshPeople(client),
  });
}
