import type { TeamSide } from '../events.js';
import { awardedTo } from '../outcome.js';
import { type BySide, type MatchState, scoreOf } from '../state.js';
import { factsOf } from './facts.js';
import { isLevel } from './level.js';
import { shootoutOf } from './shootout.js';

/** Whether a winner is needed and neither this score nor the kicks have one (docs/product.md#extra-time-and-kicks). */
export function lacksWinner(
  state: MatchState,
  score: BySide<number | null> = scoreOf(state),
): boolean {
  if (!needsWinner(state) || !isLevel(state, score)) return false;
  return (shootoutOf(factsOf(state))?.decided ?? null) === null;
}

/** A second leg that has kicks needs a winner of the tie as soon as it knows the first leg. */
const needsWinner = ({ play, firstLeg }: MatchState): boolean =>
  play?.rules.winnerNeeded === true || (firstLeg !== undefined && play?.rules.kicks != null);

/** The team that won by decision, by the score or by the kicks; null for a draw, two losers or before the end. */
export function winnerOf(state: MatchState): TeamSide | null {
  const awarded = awardedTo(state);
  if (awarded !== null) return awarded === 'none' ? null : awarded;
  const { home, away } = scoreOf(state);
  if (state.status !== 'completed' || home === null || away === null) return null;
  if (home !== away) return home > away ? 'home' : 'away';
  return state.play ? (shootoutOf(factsOf(state))?.decided ?? null) : null;
}
