import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { SignInForm } from '@/features/auth/SignInForm';
import {
  MatchControlScreen,
  MatchNotFound,
} from '@/features/live-control/screen/MatchControlScreen';
import { useSession } from '@/shared/api';
import { grantFor, rememberUsed } from '@/shared/console/own-grants';
import { PageSpinner } from '@/shared/ui';

export function TableMatchPage(): ReactElement {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? <Table key={id} matchId={Number(id)} /> : <MatchNotFound />;
}

/** With the grant that the device has for the match, else with a referee's account. */
function Table({ matchId }: { matchId: number }): ReactElement {
  const session = useSession();
  const [grant] = useState(() => grantFor(matchId));
  useEffect(() => {
    if (grant !== null) rememberUsed(matchId, grant);
  }, [grant, matchId]);
  const role = session.status === 'known' ? session.user?.role : undefined;
  const mayCancel = grant === null && role === 'admin';
  const access = useMemo(
    () => ({ grant, mayCancel, home: '/console', practice: false }),
    [grant, mayCancel],
  );
  if (grant === null && session.status === 'loading') return <PageSpinner />;
  if (grant === null && role !== 'referee' && role !== 'admin')
    return <Navigate to="/console" replace />;
  return <MatchControlScreen matchId={matchId} access={access} signIn={<SignInForm />} />;
}
