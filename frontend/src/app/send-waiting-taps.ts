import type { SessionUser } from '@kolo/domain';
import { useEffect } from 'react';
import { rememberedGrants } from '@/shared/console/remembered-grants';

/** Sends the taps that a scorekeeper made without a network, whichever page is opened next. */
export function useSendWaitingTaps(user: SessionUser | null): void {
  const mayHaveTaps =
    user?.role === 'admin' || user?.role === 'referee' || rememberedGrants().length > 0;
  useEffect(() => {
    if (!mayHaveTaps) return;
    // Without storage there are no waiting taps.
    void import('@/features/console/this-device')
      .then(({ resumeOutbox }) => resumeOutbox())
      .catch(() => {});
  }, [mayHaveTaps]);
}
