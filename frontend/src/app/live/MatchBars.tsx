import type { SessionUser } from '@kolo/domain';
import type { ReactElement } from 'react';
import { SignInAgain } from '@/app/SignInAgain';
import { SiteEnd } from '@/shared/layout/SiteEnd';
import { Toasts } from '@/shared/ui';

export { SiteTop } from '@/shared/layout/SiteTop';

/** With everything that only follows from a touch. */
export const MatchEnd = ({ user }: { user: SessionUser | null }): ReactElement => (
  <>
    <SiteEnd user={user} />
    <Toasts />
    <SignInAgain />
  </>
);
