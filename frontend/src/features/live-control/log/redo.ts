import {
  type LoggedMatchEvent,
  type MatchState,
  redoCommand,
  standingAction,
  type TabletCommand,
} from '@kolo/domain';

/** What was undone, to be tapped once more at the time of the first tap, which gives it the same minute. */
export interface Redo {
  command: TabletCommand;
  /** ISO 8601 instant. */
  at: string;
  /** The minute that a correction had given it. */
  second?: number;
}

/**
 * @param state as it was before the undo
 * @returns null for what only an office can do again
 */
export function redoOf(state: MatchState, action: LoggedMatchEvent): Redo | null {
  const standing = standingAction(state, action.id) ?? action;
  const command = redoCommand(state, standing);
  if (command === null) return null;
  const { second } = standing;
  const moved = second !== null && second !== action.second;
  return { command, at: action.at, ...(moved ? { second } : {}) };
}
