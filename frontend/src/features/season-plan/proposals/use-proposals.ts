import type { AnswerMoveRequest, MoveProposal, ProposeMoveRequest } from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leaguePaths } from '@/shared/league/league-paths';

/** A company reads those about matches of its own teams. */
export const useProposals = (leagueId: number): UseQueryResult<MoveProposal[]> =>
  useQuery<MoveProposal[]>({
    queryKey: ['/api/leagues', leagueId, 'move-proposals'],
    refetchOnMount: 'always',
  });

/** Somebody still has to say something about it. */
export const isPending = ({ state }: MoveProposal): boolean =>
  state === 'open' || state === 'accepted';

export function useProposeMove(
  matchId: number,
): UseMutationResult<unknown, Error, ProposeMoveRequest> {
  const { t } = useTranslation('seasonPlan');
  return useWrite({
    send: (body: ProposeMoveRequest) =>
      request(`/api/matches/${matchId}/move-proposals`, { method: 'POST', body }),
    done: () => ({ title: t('proposals.sent'), description: t('proposals.sentText') }),
    changes: leaguePaths,
  });
}

interface Answer extends AnswerMoveRequest {
  id: number;
}

export function useAnswerMove(): UseMutationResult<unknown, Error, Answer> {
  const { t } = useTranslation('seasonPlan');
  return useWrite({
    send: ({ id, state }: Answer) =>
      request(`/api/move-proposals/${id}`, { method: 'PATCH', body: { state } }),
    done: (_, { state }) => ({ title: t(`proposals.answered.${state}`) }),
    changes: leaguePaths,
  });
}

export function useWithdrawMove(): UseMutationResult<unknown, Error, number> {
  const { t } = useTranslation('seasonPlan');
  return useWrite({
    send: (id: number) => request(`/api/move-proposals/${id}`, { method: 'DELETE' }),
    done: () => ({ title: t('proposals.withdrawn') }),
    changes: leaguePaths,
  });
}
