import {
  type CreateMatchRequest,
  type CreateTeamRequest,
  limits,
  type ResultRequest,
} from '@kolo/domain';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage, request } from '../../shared/api';
import { refreshLeagues } from '../../shared/league/refresh';
import { toast } from '../../shared/ui';

type Write<Body> = UseMutationResult<unknown, Error, Body>;

/** One write of the league's page: says how it went, and what it changed is read again. */
function useWrite<Body>(
  send: (body: Body) => Promise<unknown>,
  done: 'team' | 'match' | 'result',
): Write<Body> {
  const { t } = useTranslation(['leaguePage', 'common']);
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      toast({ title: t(`leaguePage:done.${done}`), variant: 'success' });
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

export const useAddTeam = (): Write<CreateTeamRequest> =>
  useWrite((body) => request('/api/teams', { method: 'POST', body }), 'team');

export const useCreateMatch = (): Write<CreateMatchRequest> =>
  useWrite((body) => request('/api/matches', { method: 'POST', body }), 'match');

export const useRecordResult = (matchId: number): Write<ResultRequest> =>
  useWrite(
    (body) => request(`/api/matches/${matchId}/result`, { method: 'PATCH', body }),
    'result',
  );

/** What was typed as a score: minimum 0, and what is no number is 0 (spec section 5). */
export function scoreOf(typed: string): number {
  const score = Number.parseInt(typed, 10);
  return Number.isNaN(score) ? 0 : Math.min(Math.max(score, 0), limits.scoreMax);
}
