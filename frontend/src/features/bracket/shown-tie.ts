import type { BracketLeg, BracketSlot, BracketTie, BySide, TeamSide } from '@kolo/domain';

export const teamOf = (slot: BracketSlot) => ('team' in slot ? slot.team : null);

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

export const isRunning = ({ legs }: BracketTie): boolean =>
  legs.some(({ status }) => status === 'in_progress');

export function winningSide({ home, away, winner }: BracketTie): TeamSide | null {
  if (winner === null) return null;
  if (teamOf(home)?.id === winner.id) return 'home';
  return teamOf(away)?.id === winner.id ? 'away' : null;
}

/** What the winner of a tie has won. */
export type Prize = 'through' | 'champion' | 'third';

export function prizeOf({ id }: Pick<BracketTie, 'id'>): Prize {
  if (id === 'F') return 'champion';
  return id === 'TP' ? 'third' : 'through';
}
