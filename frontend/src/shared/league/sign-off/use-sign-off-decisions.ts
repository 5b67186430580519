import type { MatchAnswer, SignOffView } from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useIdempotencyKey, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leaguePaths } from '@/shared/league/league-paths';
import { decisionCall, type SignOffDecision } from './sign-off-decision';

const pathOf = (matchId: number): string => `/api/matches/${matchId}/sign-off`;

export const useSignOff = (matchId: number): UseQueryResult<SignOffView> =>
  useQuery<SignOffView>({ queryKey: [pathOf(matchId)], refetchOnMount: 'always' });

export function useDecide(matchId: number): UseMutationResult<MatchAnswer, Error, SignOffDecision> {
  const { t } = useTranslation('signOff');
  const idempotencyKey = useIdempotencyKey();
  return useWrite({
    send: (decision) => {
      const { method, route, body } = decisionCall(decision);
      return request<MatchAnswer>(`/api/matches/${matchId}/${route}`, {
        method,
        body,
        headers: idempotencyKey(decision),
      });
    },
    done: (_, { type }) => ({ title: t(`office.done.${type}`) }),
    changes: [...leaguePaths, pathOf(matchId)],
  });
}
