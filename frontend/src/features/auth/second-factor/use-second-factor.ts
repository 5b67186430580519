import type {
  RecoveryCodes,
  SecondFactorCodeRequest,
  SecondFactorOffRequest,
  SecondFactorRequest,
  SecondFactorSecret,
  SecondFactorState,
} from '@kolo/domain';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { request } from '@/shared/api';
import { readAgain } from '@/shared/api/read-again';

const path = '/api/user/second-factor';

export const useSecondFactor = (): UseQueryResult<SecondFactorState> =>
  useQuery<SecondFactorState>({ queryKey: [path], refetchOnMount: 'always' });

/** A write that changes the account page and the session. */
function useStep<Body, Answer>(step: string): UseMutationResult<Answer, Error, Body> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => request<Answer>(`${path}${step}`, { method: 'POST', body }),
    // Not awaited: the refetch removes the form, and with it the one who handles the answer.
    onSuccess: () => {
      for (const key of changed) void readAgain(client, { queryKey: [key] });
    },
  });
}

const changed = [path, '/api/user', '/api/user/sessions'];

export const useBegin = () => useStep<SecondFactorRequest, SecondFactorSecret>('');
export const useConfirm = () => useStep<SecondFactorCodeRequest, RecoveryCodes>('/confirm');
export const useNewCodes = () => useStep<SecondFactorCodeRequest, RecoveryCodes>('/recovery-codes');
export const useTurnOff = () => useStep<SecondFactorOffRequest, void>('/off');
