import type { CreateLeagueRequest, LeagueView } from '@kolo/domain';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage, request } from '../../shared/api';
import { refreshLeagues } from '../../shared/league/refresh';
import { toast } from '../../shared/ui';

/**
 * Writes a league and tells how it went.
 * @param id of the league to change; a new one is made where left out
 */
export function useSaveLeague(
  id: number | undefined,
): UseMutationResult<LeagueView, Error, CreateLeagueRequest> {
  const { t } = useTranslation(['adminLeague', 'common']);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateLeagueRequest) =>
      id === undefined
        ? request<LeagueView>('/api/leagues', { method: 'POST', body })
        : request<LeagueView>(`/api/leagues/${id}`, { method: 'PATCH', body }),
    onSuccess: async () => {
      toast({ title: t(id === undefined ? 'created' : 'changed'), variant: 'success' });
      await refreshLeagues(client);
    },
    onError: (error) =>
      toast({
        title: t('common:error.title'),
        description: errorMessage(error),
        variant: 'destructive',
      }),
  });
}
