import type {
  ChangePasswordRequest,
  PasswordResetConfirmation,
  PasswordResetRequest,
} from '@kolo/domain';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { changeSession, request } from '@/shared/api';

const post =
  <Body>(path: string) =>
  (body: Body) =>
    request<unknown>(path, { method: 'POST', body });

type Command<Body> = UseMutationResult<unknown, Error, Body>;

export const useForgotPassword = (): Command<PasswordResetRequest> =>
  useMutation({ mutationFn: post<PasswordResetRequest>('/api/password-reset') });

/** Sets the password of the link's account; the session of this browser ends. */
export function useResetPassword(): Command<PasswordResetConfirmation> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: post<PasswordResetConfirmation>('/api/password-reset/confirm'),
    onSuccess: () => changeSession(client, null),
  });
}

export const useChangePassword = (): Command<ChangePasswordRequest> =>
  useMutation({ mutationFn: post<ChangePasswordRequest>('/api/user/password') });
