import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { type KeyAction, keyOf } from './keys';

/** The shortcuts that do something now: by the rule sheet, and as far as their buttons are on the screen. */
export function useKeyActions(): KeyAction[] {
  const { match, clockElsewhere } = useRuledMatch();
  const { foulKickFrom, timeoutsPerHalf } = match.rules;
  return (Object.keys(keyOf) as KeyAction[]).filter((action) => {
    if (action === 'undo' || action === 'help') return true;
    if (match.shootout !== null) return false;
    if (action === 'start' || action === 'stop') return clockElsewhere === null;
    if (action.startsWith('foul')) return foulKickFrom !== null;
    if (action.startsWith('timeout')) return timeoutsPerHalf > 0;
    return true;
  });
}
