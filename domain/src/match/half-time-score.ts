import { standingActions } from './corrections.js';
import type { BySide, MatchState } from './state.js';

/** The score at the break: a goal that arrived late belongs to the half in which it fell. Null without a break. */
export function halfTimeScoreOf(state: MatchState): BySide<number> | null {
  const { actions } = state;
  const whistle = actions.findLast(({ type }) => type === 'HalfTimeReached');
  if (whistle === undefined) return null;
  const score = { home: 0, away: 0 };
  for (const [place, goal] of standingActions(state).entries()) {
    if (goal.type !== 'GoalScored') continue;
    const wasMoved = goal.half !== actions[place]?.half;
    const wasKnown = !wasMoved && goal.version < whistle.version;
    if (goal.half === 1 || wasKnown) score[goal.data.team] += 1;
  }
  return score;
}
