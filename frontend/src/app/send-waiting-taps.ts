import type { SessionUser } from '@kolo/domain';
import { useEffect } from 'react';

/** Sends the taps that a scorekeeper made without a network, whichever page is opened next. */
export function useSendWaitingTaps(user: SessionUser | null): void {
  const isAdmin = user?.role === 'admin';
  useEffect(() => {
    if (!isAdmin) return;
    // Without storage there are no waiting taps.
    void import('@/features/live-control/tablet')
      .then(({ resumeOutbox }) => resumeOutbox())
      .catch(() => {});
  }, [isAdmin]);
}
