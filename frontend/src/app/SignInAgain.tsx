import { type ReactElement, Suspense } from 'react';
import { askSignInAgain, useSignInAgain } from '@/shared/api';
import { lazyPart } from '@/shared/lazy-part';

const SignInAgainDialog = lazyPart(
  async () => (await import('@/features/auth/SignInAgainDialog')).SignInAgainDialog,
);

/** Over whatever form was refused because the session had ended: what is typed there stays. */
export function SignInAgain(): ReactElement | null {
  const { asked } = useSignInAgain();
  return asked ? (
    <Suspense fallback={null}>
      <SignInAgainDialog onClose={() => askSignInAgain(false)} />
    </Suspense>
  ) : null;
}
