import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/AuthFrame';
import { AuthTabs } from '@/features/auth/AuthTabs';
import { useAuthTab } from '@/features/auth/use-auth-tab';
import { useSession } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { PageSpinner } from '@/shared/ui';

/** Signed-in users are sent on to where they wanted to go. */
export function AuthPage(): ReactElement {
  const { t } = useTranslation(['auth', 'register']);
  const session = useSession();
  const { state, search } = useLocation();
  const goal = goalOf(state);
  const from = new URLSearchParams(search).get('from');
  const { tab } = useAuthTab();
  if (session.status === 'loading') return <PageSpinner />;
  // A page without a router names itself in the address.
  if (from !== null) return <Navigate to="/auth" replace state={{ from }} />;
  if (session.user !== null) return <Navigate to={goal} replace />;
  return (
    <AuthFrame title={t(tab === 'register' ? 'register:title' : 'title')} back="home">
      <AuthTabs />
    </AuthFrame>
  );
}

/** The history state comes from the browser: only a path of this site is accepted. */
function goalOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/';
  const { from } = state;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/';
}
