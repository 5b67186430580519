import type { PredictionResult } from '../contract/predictions.js';
import type { BySide } from '../match/state.js';

/** A match that was played to its end. */
export interface PlayedScore {
  /** Extra time included, kicks not. */
  score: BySide<number>;
  /** After both halves; null where extra time was played and nobody entered what was before it. */
  regularTime: BySide<number> | null;
  shootout: BySide<number> | null;
}

/** The score that counts in a group, null where it is not known ([rules](../../../docs/product.md#predictions)). */
export function countedScore(
  { score, regularTime, shootout }: PlayedScore,
  result: PredictionResult,
): BySide<number> | null {
  if (result === 'regular') return regularTime;
  // After a second leg that was not level the kicks decide the tie, and not the match.
  if (result === 'extra-time' || shootout === null || score.home !== score.away) return score;
  const { home, away } = shootout;
  return { home: score.home + Number(home > away), away: score.away + Number(away > home) };
}
