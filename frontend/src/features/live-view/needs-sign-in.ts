import type { LiveRefused } from '@kolo/domain';

/** Refusals that go away after a sign-in. */
export const needsSignIn = ({ error }: LiveRefused): boolean =>
  error === 'auth.required' || error === 'auth.forbidden';
