import { type ReactElement, Suspense } from 'react';
import { askSignInAgain, useSignInAgain } from '@/shared/api';
import { lazyPart } from '@/shared/lazy-part';

const SignInAgainDialog = lazyPart(
  async () => (await import('@/features/auth/SignInAgainDialog')).SignInAgainDialog,
);

/** Asks for a new sign-in over the open page, so that nothing typed is lost. */
export function SignInAgain(): ReactElement | null {
  const { asked } = useSignInAgain();
  return asked ? (
    <Suspense fallback={null}>
      <SignInAgainDialog onClose={() => askSignInAgain(false)} />
    </Suspense>
  ) : null;
}
