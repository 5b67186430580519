import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { embeddedLook } from '@/shared/page/embedded-look';
import { useRenderedFrom } from '@/shared/page/page-data';
import { cacheWhenIdle } from './cache-when-idle';
import {
  createLiveMatchStore,
  followMatch,
  type LiveMatchStore,
  type LiveMatchView,
} from './live-match.store';

export function useLiveMatch(matchId: number): { store: LiveMatchStore; view: LiveMatchView } {
  const page = useRenderedFrom();
  const [store] = useState(() => createLiveMatchStore(matchId, page));
  useEffect(() => {
    // Pages framed by other sites store nothing on the device.
    const stopKeeping = embeddedLook() === null ? cacheWhenIdle(store, matchId) : undefined;
    const leave = followMatch(store, matchId);
    return () => {
      leave();
      stopKeeping?.();
    };
  }, [store, matchId]);
  return { store, view: useStore(store) };
}
