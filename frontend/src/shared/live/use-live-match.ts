import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import {
  createLiveMatchStore,
  followMatch,
  type LiveMatchStore,
  type LiveMatchView,
} from './live-match.store';

/** One match as it is now, for as long as the component is on the page. */
export function useLiveMatch(matchId: number): { store: LiveMatchStore; view: LiveMatchView } {
  const [store] = useState(createLiveMatchStore);
  useEffect(() => followMatch(store, matchId), [store, matchId]);
  return { store, view: useStore(store) };
}
