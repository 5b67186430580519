import { useEffect } from 'react';
import type { MatchMoment } from './use-match-moment';

const pattern = [90, 60, 180];

/** Lets the phone feel a goal, where its owner has touched the page and wants things to move. */
export function useGoalVibration(moment: MatchMoment | null): void {
  const goal = moment?.type === 'goals' ? moment.goals.at(-1)?.id : undefined;
  useEffect(() => {
    if (goal === undefined || !('vibrate' in navigator)) return;
    const touched = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
    if (touched && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      navigator.vibrate(pattern);
  }, [goal]);
}
