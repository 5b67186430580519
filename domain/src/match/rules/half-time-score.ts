import type { BySide, MatchState } from '../state.js';
import { factsOf } from './facts.js';

/** The score at the break: a goal that arrived late belongs to the half in which it fell. Null without a break. */
export function halfTimeScoreOf(state: MatchState): BySide<number> | null {
  const { hadHalfTime, firstHalf } = factsOf(state);
  return hadHalfTime ? { ...firstHalf } : null;
}
