import type { RefusalCode } from '@kolo/domain';
import { create } from 'zustand';
import { ApiError } from './api-error';

const required: RefusalCode = 'auth.required';

/** Whether the session has ended under somebody at work, who is asked to sign in on the spot. */
export const useSignInAgain = create(() => ({ asked: false }));

export const askSignInAgain = (asked: boolean): void => useSignInAgain.setState({ asked });

/** Another try alone would bring the same answer. */
export const needsSignIn = (error: Error): boolean =>
  error instanceof ApiError && error.code === required;

/** For whatever is written: what was typed stays where it is. */
export function onWriteRefused(error: Error): void {
  if (needsSignIn(error)) askSignInAgain(true);
}
