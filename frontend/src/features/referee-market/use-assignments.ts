import type { AssignmentAnswer, RefereeAssignment } from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { refereePaths } from './use-places';

export const useAssignments = (): UseQueryResult<RefereeAssignment[]> =>
  useQuery<RefereeAssignment[]>({
    queryKey: ['/api/referee/matches'],
    refetchOnMount: 'always',
  });

interface Answer {
  assignmentId: number;
  answer: 'accept' | 'decline';
}

export function useAnswer(): UseMutationResult<AssignmentAnswer, Error, Answer> {
  const { t } = useTranslation('referee');
  return useWrite({
    send: ({ assignmentId, answer }: Answer) =>
      request<AssignmentAnswer>(`/api/referee/assignments/${assignmentId}/${answer}`, {
        method: 'POST',
      }),
    done: (_, { answer }) => ({
      title: t(answer === 'accept' ? 'matches.accepted' : 'matches.declined'),
    }),
    changes: refereePaths,
  });
}
