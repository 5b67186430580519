import { useEffect } from 'react';
import { useUser } from '@/shared/api';

/** Sends the taps that a scorekeeper made without a network, whichever page is opened next. */
export function SendWaitingTaps(): null {
  const isAdmin = useUser()?.role === 'admin';
  useEffect(() => {
    if (!isAdmin) return;
    // Without storage there are no waiting taps.
    void import('@/features/live-control/tablet')
      .then(({ resumeOutbox }) => resumeOutbox())
      .catch(() => {});
  }, [isAdmin]);
  return null;
}
