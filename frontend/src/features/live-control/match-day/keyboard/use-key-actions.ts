import { useMatchDay } from '@/features/live-control/match-day/match-day-context';
import { type KeyAction, keyOf } from './keys';

/** The shortcuts that do something in this match, by its rule sheet. */
export function useKeyActions(): KeyAction[] {
  const { day } = useMatchDay();
  const { foulKickFrom, timeoutsPerHalf } = day.rules;
  return (Object.keys(keyOf) as KeyAction[]).filter((action) => {
    if (action.startsWith('foul')) return foulKickFrom !== null;
    if (action.startsWith('timeout')) return timeoutsPerHalf > 0;
    return true;
  });
}
