import { type ReactElement, Suspense } from 'react';
import { setSignInAgain, useSignInAgain } from '@/shared/api/sign-in-again';
import { lazyComponent } from '@/shared/page/lazy-component';

const SignInAgainDialog = lazyComponent(
  async () => (await import('@/features/auth/SignInAgainDialog')).SignInAgainDialog,
);

/** Asks for a new sign-in over the open page, so that nothing typed is lost. */
export function SignInAgain(): ReactElement | null {
  const { isOpen } = useSignInAgain();
  return isOpen ? (
    <Suspense fallback={null}>
      <SignInAgainDialog onClose={() => setSignInAgain(false)} />
    </Suspense>
  ) : null;
}
