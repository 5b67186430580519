import { useEffect } from 'react';
import { useUser } from '@/shared/api';

/** What a scorekeeper tapped without a network goes out on whichever page they come back to. */
export function SendWaitingTaps(): null {
  const isAdmin = useUser()?.role === 'admin';
  useEffect(() => {
    if (!isAdmin) return;
    // A browser that keeps nothing has nothing to send.
    void import('@/features/live-control/tablet')
      .then(({ resumeOutbox }) => resumeOutbox())
      .catch(() => {});
  }, [isAdmin]);
  return null;
}
