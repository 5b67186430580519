import type { ManageView, MatchState, Refusal, TabletCommand } from '@kolo/domain';
import { createContext, use } from 'react';
import type { Redo } from '@/features/live-control/log/redo';
import type { CorrectedClock } from '@/features/live-control/taps/corrected-clock';
import type { Messages } from './messages';
import type { PlayerBook } from './player-book';

/** The match on the screen and the one way to change it. */
export interface Controlled {
  view: ManageView;
  /** Includes the pending taps. */
  state: MatchState;
  players: PlayerBook;
  clock: Pick<CorrectedClock, 'now' | 'iso'>;
  /**
   * @param onMade gets the id of the action, also when an answer was needed first
   * @returns why it was refused, null when it was applied or needs an answer first
   */
  tap: (command: TabletCommand, onMade?: (actionId: string) => void) => Refusal | null;
  redo: (undone: Redo) => Refusal | null;
  /** Reads the match and its players again. */
  refresh: () => Promise<unknown>;
  messages: Messages;
}

export const ControlContext = createContext<Controlled | null>(null);

export function useControlled(): Controlled {
  const controlled = use(ControlContext);
  if (controlled === null) throw new Error('No match is controlled here');
  return controlled;
}
