import { mayCorrect, standingActions } from '../corrections.js';
import { rowOf } from '../event-types.js';
import type { LoggedMatchEvent } from '../events.js';
import type { MatchState } from '../state.js';
import { readPlayClock } from './clock.js';
import type { RuledMatch } from './ruled-match.js';

interface Retimed {
  actionId: string;
  /** Whole seconds of playing time in its period. */
  played: number;
}

/**
 * Entries with the time that the clock showed before an undo, where it shows another one after it
 * (docs/product.md#clock). One whose time was corrected by hand keeps it.
 */
export function retimedEntries(before: MatchState, after: MatchState): Retimed[] {
  const [was, is] = [before.play, after.play];
  if (!was || !is) return [];
  return standingActions(after).flatMap((action) => {
    const shown = timedBy(was, action);
    const played = timedBy(is, action);
    if (played === null || shown !== action.played || played === shown) return [];
    return mayCorrect(rowOf(action.type).correct, { played })
      ? [{ actionId: action.id, played }]
      : [];
  });
}

/** The playing time that a clock gives an entry; null outside its period. */
function timedBy(play: RuledMatch, { at, period }: LoggedMatchEvent): number | null {
  const reading = readPlayClock(play, at);
  if (reading === null || reading.period !== period || !reading.inPlay) return null;
  return Math.floor(reading.playedMs / 1000);
}
