import { standingActions } from '../corrections.js';
import type { BySide, MatchState } from '../state.js';
import { actionsInPlayOrder } from './action-order.js';

/** The score right after a goal, in the order of play. */
export function scoreAfterGoal(state: MatchState, goalId: string): BySide<number> {
  const score = { home: state.result?.home ?? 0, away: state.result?.away ?? 0 };
  for (const action of actionsInPlayOrder(standingActions(state), state.play)) {
    if (action.type !== 'GoalScored') continue;
    score[action.data.team] += 1;
    if (action.id === goalId) break;
  }
  return score;
}
