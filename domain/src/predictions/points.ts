import type { BySide } from '../match/state.js';

/** Points of a prediction; none for one that missed who wins. */
const predictionPoints = { tendency: 2, difference: 3, exact: 4 } as const;

/**
 * Points of one prediction, from 0 to 4 ([rules](../../../docs/product.md#predictions)).
 * @param predicted goals of each side
 * @param result the score that counts in the group
 */
export function pointsFor(predicted: BySide<number>, result: BySide<number>): number {
  const [guess, real] = [differenceOf(predicted), differenceOf(result)];
  if (Math.sign(guess) !== Math.sign(real)) return 0;
  if (predicted.home === result.home && predicted.away === result.away)
    return predictionPoints.exact;
  // Every draw has the same difference, so that alone proves nothing.
  return guess === real && real !== 0 ? predictionPoints.difference : predictionPoints.tendency;
}

const differenceOf = ({ home, away }: BySide<number>): number => home - away;

/** One row of `countPredictions`: how many equal predictions of a person met the same result. */
export interface PredictionCount {
  userId: number;
  predicted: BySide<number>;
  result: BySide<number>;
  count: number;
}

export interface PredictionTotal {
  points: number;
  exact: number;
}

/** Adds up the points of each person; people without a prediction that counts are left out. */
export function predictionTotals(
  counts: readonly PredictionCount[],
): ReadonlyMap<number, PredictionTotal> {
  const totals = new Map<number, PredictionTotal>();
  for (const { userId, predicted, result, count } of counts) {
    const points = pointsFor(predicted, result);
    const before = totals.get(userId) ?? { points: 0, exact: 0 };
    totals.set(userId, {
      points: before.points + points * count,
      exact: before.exact + (points === predictionPoints.exact ? count : 0),
    });
  }
  return totals;
}
