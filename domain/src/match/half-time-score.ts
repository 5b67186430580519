import { factsOf } from './rules/facts.js';
import type { BySide, MatchState } from './state.js';

/** The score at the break: a goal that arrived late belongs to the half in which it fell. Null without a break. */
export function halfTimeScoreOf(state: MatchState): BySide<number> | null {
  const { hadHalfTime, firstHalf } = factsOf(state);
  return hadHalfTime ? { ...firstHalf } : null;
}
