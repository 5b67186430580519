import {
  type AssignmentAnswer,
  type AssignRefereeRequest,
  type RefereeBoard,
  refereeConflicts,
} from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ApiError, request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { officePaths } from './office-paths';

export const useBoard = (leagueId: number): UseQueryResult<RefereeBoard> =>
  useQuery<RefereeBoard>({
    queryKey: ['/api/leagues', leagueId, 'referee-board'],
    refetchOnMount: 'always',
  });

export function useAssign(
  matchId: number,
): UseMutationResult<AssignmentAnswer, Error, AssignRefereeRequest> {
  const { t } = useTranslation('referee');
  const why = (error: unknown): unknown => {
    if (!(error instanceof ApiError) || error.code !== 'referee.conflict') return error;
    const { conflicts } = error.details ?? {};
    const named = [conflicts].flat();
    const reasons = refereeConflicts
      .filter((conflict) => named.includes(conflict))
      .map((conflict) => t(`board.conflict.${conflict}`));
    if (reasons.length === 0) return error;
    const sentence = t('board.cannot', { reasons: reasons.join(', ') });
    return new ApiError(error.status, sentence, error.code, error.details);
  };
  return useWrite({
    send: (body: AssignRefereeRequest) =>
      request<AssignmentAnswer>(`/api/matches/${matchId}/referees`, {
        method: 'POST',
        body,
      }).catch((error: unknown) => Promise.reject(why(error))),
    done: () => ({ title: t('board.assigned'), description: t('board.assignedHint') }),
    changes: officePaths,
  });
}

export function useUnassign(matchId: number): UseMutationResult<unknown, Error, number> {
  const { t } = useTranslation('referee');
  return useWrite({
    send: (assignmentId: number) =>
      request(`/api/matches/${matchId}/referees/${assignmentId}`, { method: 'DELETE' }),
    done: () => ({ title: t('board.removed') }),
    changes: officePaths,
  });
}
