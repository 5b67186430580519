import type { Role } from '@kolo/domain';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageSpinner } from '@/shared/ui/Spinner';
import { useSession } from './session';

interface Props {
  /** Every signed-in user by default. */
  roles?: readonly Role[];
  /** A page at work stays when its session expires: the user signs in over it. */
  stays?: boolean;
  children: ReactNode;
}

export function ProtectedRoute({ roles, stays = false, children }: Props): ReactElement {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const { t } = useTranslation('layout');
  const user = session.status === 'known' ? session.user : null;
  const allowed = user !== null && (roles === undefined || roles.includes(user.role));
  const inUse = useRef(false);
  useEffect(() => {
    if (allowed) inUse.current = true;
  }, [allowed]);
  if (session.status === 'loading') return <PageSpinner />;
  if (stays && inUse.current && user === null && !session.signedOut) return <>{children}</>;
  if (user === null)
    return <Navigate to="/auth" replace state={{ from: pathname + search + hash }} />;
  if (!allowed) return <EmptyState title={t('forbiddenTitle')} description={t('forbiddenText')} />;
  return <>{children}</>;
}
