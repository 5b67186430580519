import type { Role } from '@kolo/domain';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageSpinner } from '@/shared/ui/Spinner';
import { useSession } from './session';

interface Props {
  /** Roles that may see it; every signed-in user where left out. */
  roles?: readonly Role[];
  /** A page in use stays when the session ends by itself: it signs in on the spot. */
  stays?: boolean;
  children: ReactNode;
}

/** A visitor is sent to the sign-in and comes back here afterwards. */
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
