import type { ConsoleCommand, ManageView, MatchState, Refusal } from '@kolo/domain';
import { createContext, use } from 'react';
import type { Redo } from '@/features/console/log/redo';
import type { CorrectedClock } from '@/features/console/taps/corrected-clock';
import type { Messages } from './messages';
import type { PlayerBook } from './player-book';

/** The match on the screen and the one way to change it. */
export interface OpenConsole {
  view: ManageView;
  /** Includes the pending taps. */
  state: MatchState;
  players: PlayerBook;
  clock: Pick<CorrectedClock, 'now' | 'iso'>;
  /**
   * @param onMade gets the id of the action, also when an answer was needed first
   * @returns why it was refused, null when it was applied or needs an answer first
   */
  tap: (command: ConsoleCommand, onMade?: (actionId: string) => void) => Refusal | null;
  redo: (undone: Redo) => Refusal | null;
  /** Reads the match and its players again. */
  refresh: () => Promise<unknown>;
  messages: Messages;
}

export const ConsoleContext = createContext<OpenConsole | null>(null);

export function useConsole(): OpenConsole {
  const opened = use(ConsoleContext);
  if (opened === null) throw new Error('No match is opened here');
  return opened;
}
