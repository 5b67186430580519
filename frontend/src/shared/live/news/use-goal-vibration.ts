import { useEffect } from 'react';
import type { MatchMoment } from './use-match-moment';

const pattern = [90, 60, 180];

/** Browsers vibrate only after the user has touched the page. */
export function useGoalVibration(moment: MatchMoment | null): void {
  const goal = moment?.type === 'goals' ? moment.goals.at(-1)?.id : undefined;
  useEffect(() => {
    if (goal === undefined || !('vibrate' in navigator)) return;
    const touched = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
    if (touched && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      navigator.vibrate(pattern);
  }, [goal]);
}
