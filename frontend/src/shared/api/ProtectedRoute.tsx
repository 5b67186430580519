import type { Role } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { EmptyState } from '../ui/EmptyState';
import { PageSpinner } from '../ui/Spinner';
import { useSession } from './session';

interface Props {
  /** Roles that may see it; every signed-in user where left out. */
  roles?: readonly Role[];
  children: ReactNode;
}

/** A visitor is sent to the sign-in and comes back here afterwards. */
export function ProtectedRoute({ roles, children }: Props): ReactElement {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const { t } = useTranslation('layout');
  if (session.status === 'loading') return <PageSpinner />;
  if (session.user === null)
    return <Navigate to="/auth" replace state={{ from: pathname + search + hash }} />;
  if (roles && !roles.includes(session.user.role))
    return <EmptyState title={t('forbiddenTitle')} description={t('forbiddenText')} />;
  return <>{children}</>;
}
