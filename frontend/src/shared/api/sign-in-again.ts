import type { RefusalCode } from '@kolo/domain';
import { create } from 'zustand';
import { ApiError } from './api-error';

const required: RefusalCode = 'auth.required';

/** True while the dialog to sign in again covers a page whose session expired. */
export const useSignInAgain = create(() => ({ isOpen: false }));

export const setSignInAgain = (isOpen: boolean): void => useSignInAgain.setState({ isOpen });

export const needsSignIn = (error: Error): boolean =>
  error instanceof ApiError && error.code === required;

/** Also for a write that goes on after a refusal, so that its mutation does not fail. */
export function onWriteRefused(error: Error): void {
  if (needsSignIn(error)) setSignInAgain(true);
}
