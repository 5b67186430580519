import { standingActions } from '../corrections.js';
import type { MatchState } from '../state.js';
import { playTimeOf } from './stamp.js';

interface Retimed {
  actionId: string;
  /** Whole seconds of playing time in its period. */
  played: number;
}

/**
 * Actions with the time that the clock showed before an undo, where it shows another one after it
 * (docs/product.md#clock). One whose time was corrected by hand keeps it.
 */
export function retimedActions(before: MatchState, after: MatchState): Retimed[] {
  return standingActions(after).flatMap((action) => {
    const [was, is] = [before, after].map(({ play }) => playTimeOf(play, action, action.at));
    const isByClock =
      action.played !== undefined && was?.played === action.played && was.period === action.period;
    if (!isByClock || is?.played === undefined || is.period !== action.period) return [];
    return is.played === action.played ? [] : [{ actionId: action.id, played: is.played }];
  });
}
