import { type BySide, type MatchState, scoreOf } from '../state.js';

/** Whether the match, or in a second leg the tie, has no winner by this score (docs/product.md#finals). */
export function isLevel(
  { firstLeg }: Pick<MatchState, 'firstLeg'>,
  { home, away }: BySide<number | null>,
): boolean {
  if (firstLeg === undefined) return home === away;
  const total = aggregate(firstLeg, { home, away });
  if (total.home !== total.away) return false;
  // The team that is at home now scored away from home in the first leg.
  return !firstLeg.awayGoals || firstLeg.home === (away ?? 0);
}

/** As `isLevel`; a second leg that knows no first one may be level at any score. */
export const mayBeLevel = (state: MatchState, score: BySide<number | null>): boolean =>
  (state.place?.leg === 2 && state.firstLeg === undefined) || isLevel(state, score);

/** The goals of both legs of the tie; null where the match is not its second leg, or knows no first one. */
export const aggregateScore = (state: MatchState): BySide<number> | null =>
  state.firstLeg === undefined ? null : aggregate(state.firstLeg, scoreOf(state));

const aggregate = (first: BySide<number>, now: BySide<number | null>): BySide<number> => ({
  home: first.home + (now.home ?? 0),
  away: first.away + (now.away ?? 0),
});
