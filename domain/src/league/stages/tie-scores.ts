import type { TeamRef } from '../../contract/matches.js';
import type { BracketLeg, BracketSlot, BracketTie } from '../../contract/stages.js';
import type { BySide } from '../../match/state.js';

/** The team of a slot; null while it has only a placeholder. */
export const teamOf = (slot: BracketSlot): TeamRef | null => ('team' in slot ? slot.team : null);

/** The score in the order of the tie: in the second leg the home team is the other one. */
export function legScore(tie: BracketTie, leg: BracketLeg): BySide<number> | null {
  const { homeScore, awayScore } = leg;
  if (homeScore === null || awayScore === null) return null;
  return inOrder(tie, leg, { home: homeScore, away: awayScore });
}

/** The kicks in the order of the tie; null where there were none. */
export function kicksOf(tie: BracketTie): BySide<number> | null {
  const leg = tie.legs.find(({ shootout }) => shootout !== undefined);
  return leg?.shootout === undefined ? null : inOrder(tie, leg, leg.shootout);
}

function inOrder(tie: BracketTie, leg: BracketLeg, score: BySide<number>): BySide<number> {
  const isTurned = leg.homeTeamId !== null && leg.homeTeamId === teamOf(tie.away)?.id;
  return isTurned ? { home: score.away, away: score.home } : score;
}
