import {
  type LoggedMatchEvent,
  type MatchState,
  redoCommand,
  standingAction,
  type TabletCommand,
} from '@kolo/domain';

/** What was undone, to be repeated with the time of the first tap, so that it gets the same minute. */
export interface Redo {
  command: TabletCommand;
  at: string;
  /** The minute that a correction had given it. */
  second?: number;
}

/**
 * @param state as it was before the undo
 * @returns null for what only an administrator can repeat
 */
export function redoOf(state: MatchState, action: LoggedMatchEvent): Redo | null {
  const standing = standingAction(state, action.id) ?? action;
  const command = redoCommand(state, standing);
  if (command === null) return null;
  const { second } = standing;
  const moved = second !== null && second !== action.second;
  return { command, at: action.at, ...(moved ? { second } : {}) };
}
