import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { SignInForm } from '@/features/auth/SignInForm';
import { ConsoleScreen, MatchNotFound } from '@/features/console/screen/ConsoleScreen';
import { useSession } from '@/shared/api';
import { grantFor, rememberUsed } from '@/shared/console/own-grants';
import { PageSpinner } from '@/shared/ui';

export function MatchConsolePage(): ReactElement {
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
  const byAccount = role === 'referee' || role === 'admin';
  const hasLeft = session.status === 'known' && session.signedOut === true;
  const stays = useStays(byAccount) && !hasLeft;
  const mayCancel = grant === null && role === 'admin';
  const access = useMemo(
    () => ({ grant, mayCancel, home: '/console', practice: false }),
    [grant, mayCancel],
  );
  if (grant === null && session.status === 'loading') return <PageSpinner />;
  if (grant === null && !byAccount && !stays) return <Navigate to="/console" replace />;
  return <ConsoleScreen matchId={matchId} access={access} signIn={<SignInForm />} />;
}

/** A session that ends during the match leaves the screen: the scorekeeper signs in over it. */
function useStays(admitted: boolean): boolean {
  const [stays, setStays] = useState(admitted);
  useEffect(() => {
    if (admitted) setStays(true);
  }, [admitted]);
  return stays;
}
