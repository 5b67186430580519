import {
  type AssignmentAnswer,
  type AssignRefereeRequest,
  type RefereeBoard,
  type RefereeCandidate,
  type RefereeRole,
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

export const useCandidates = (
  matchId: number,
  role: RefereeRole,
): UseQueryResult<RefereeCandidate[]> =>
  useQuery<RefereeCandidate[]>({
    queryKey: ['/api/matches', matchId, `referee-candidates?role=${role}`],
    refetchOnMount: 'always',
  });

/** Reasons that are known, in words. */
export function useReasons(): (named: readonly unknown[]) => string {
  const { t } = useTranslation('referee');
  return (named) =>
    refereeConflicts
      .filter((conflict) => named.includes(conflict))
      .map((conflict) => t(`board.conflict.${conflict}`))
      .join(', ');
}

export function useAssign(
  matchId: number,
): UseMutationResult<AssignmentAnswer, Error, AssignRefereeRequest> {
  const { t } = useTranslation('referee');
  const reasonsIn = useReasons();
  const why = (error: unknown): unknown => {
    if (!(error instanceof ApiError) || error.code !== 'referee.conflict') return error;
    const { conflicts } = error.details ?? {};
    const reasons = reasonsIn([conflicts].flat());
    if (reasons === '') return error;
    const sentence = t('board.cannot', { reasons });
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
