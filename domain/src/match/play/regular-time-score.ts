import type { BySide, MatchState } from '../state.js';
import { factsOf } from './facts.js';
import type { Play } from './play.js';

/** The score after both halves, null for a match that has had no extra time. */
export function regularTimeScoreOf(state: MatchState, play: Play): BySide<number> | null {
  if (!play.periods.some(({ period }) => period === 3)) return null;
  const score = { home: 0, away: 0 };
  for (const { period = 2, data } of factsOf(state).goals) if (period <= 2) score[data.team] += 1;
  return score;
}
