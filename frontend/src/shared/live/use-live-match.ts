import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { embeddedLook } from '@/shared/embedded-look';
import { keepMatch } from './kept-match';
import {
  createLiveMatchStore,
  followMatch,
  type LiveMatchStore,
  type LiveMatchView,
} from './live-match.store';

/** One match as it is now, for as long as the component is on the page. */
export function useLiveMatch(matchId: number): { store: LiveMatchStore; view: LiveMatchView } {
  const [store] = useState(createLiveMatchStore);
  useEffect(() => {
    // What stands in another site's page keeps nothing on the device.
    const letGo = embeddedLook() === null ? keepMatch(store, matchId) : undefined;
    const leave = followMatch(store, matchId);
    return () => {
      leave();
      letGo?.();
    };
  }, [store, matchId]);
  return { store, view: useStore(store) };
}
