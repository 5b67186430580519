import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { LiveMatchStore, LiveMatchView } from '@/shared/live/live-match.store';
import { MomentBanner } from './MomentBanner';
import { useGoalVibration } from './use-goal-vibration';
import { useMatchMoment } from './use-match-moment';

interface Props {
  store: LiveMatchStore;
  /** Events after this view are new. */
  before: LiveMatchView;
  place: 'page' | 'frame';
}

export function MatchMoments({ store, before, place }: Props): ReactElement | null {
  const view = useStore(store);
  const moment = useMatchMoment(view, { before });
  useGoalVibration(moment);
  const { snapshot, refused } = view;
  if (snapshot === null || refused !== null || snapshot.match.deleted) return null;
  return <MomentBanner moment={moment} snapshot={snapshot} place={place} />;
}
