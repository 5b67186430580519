import { minuteLabel } from '../match/clock.js';
import { standingActions } from '../match/corrections.js';
import type { MatchState } from '../match/state.js';

/** The minutes of the goals that count; added time counts as the last minute before it. */
export function goalMinutesOf(state: MatchState): number[] {
  const standing = new Set(state.goals.map(({ id }) => id));
  return standingActions(state).flatMap((action) => {
    if (!standing.has(action.id)) return [];
    const label = minuteLabel(action, state.play?.rules);
    return label === null ? [] : [Number.parseInt(label, 10)];
  });
}
