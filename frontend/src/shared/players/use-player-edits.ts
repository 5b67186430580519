import type { OwnPlayerView, UpdatePlayerRequest } from '@kolo/domain';
import type { UseMutationResult } from '@tanstack/react-query';
import { request, upload, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';

type Write<Body> = UseMutationResult<OwnPlayerView, Error, Body>;

const changes = [
  '/api/players',
  '/api/teams',
  '/api/team-statistics',
  '/api/matches',
  '/api/audit',
];

export interface Correction extends UpdatePlayerRequest {
  /** Null keeps the current one. */
  document: File | null;
}

export function useCorrectPlayer({ id }: OwnPlayerView): Write<Correction> {
  const { t } = useTranslation('myTeam');
  return useWrite({
    send: async ({ document, ...body }: Correction) => {
      const corrected = await request<OwnPlayerView>(`/api/players/${id}`, {
        method: 'PATCH',
        body,
      });
      if (document === null) return corrected;
      const form = new FormData();
      form.set('employmentDocument', document);
      return upload<OwnPlayerView>(`/api/players/${id}/document`, form, { method: 'PUT' });
    },
    done: ({ name, status }) => ({
      title: t('edit.saved', { name }),
      ...(status === 'pending' && { description: t('addedText') }),
    }),
    changes,
  });
}

function usePlayerPost<Body>(
  { id }: OwnPlayerView,
  verb: 'withdraw' | 'return',
  done: 'withdrawn' | 'returned',
): Write<Body> {
  const { t } = useTranslation('myTeam');
  return useWrite({
    send: (body: Body) =>
      request<OwnPlayerView>(`/api/players/${id}/${verb}`, { method: 'POST', body: body ?? {} }),
    done: ({ name }) => ({ title: t(`edit.${done}`, { name }) }),
    changes,
  });
}

export const useWithdrawPlayer = (player: OwnPlayerView): Write<void> =>
  usePlayerPost(player, 'withdraw', 'withdrawn');

export const useReturnPlayer = (player: OwnPlayerView): Write<{ jerseyNumber: number }> =>
  usePlayerPost(player, 'return', 'returned');

export function useRevokeApproval({ id, name }: OwnPlayerView): Write<void> {
  const { t } = useTranslation('myTeam');
  return useWrite({
    send: () =>
      request<OwnPlayerView>(`/api/players/${id}/status`, {
        method: 'PATCH',
        body: { status: 'pending' },
      }),
    done: () => ({ title: t('edit.unapproved', { name }) }),
    changes,
  });
}
