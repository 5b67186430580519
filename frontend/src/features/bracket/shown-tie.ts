import { type BracketTie, type TeamSide, teamOf } from '@kolo/domain';

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
