import {
  type ConsoleCommand,
  type Correction,
  correctionOf,
  differences,
  type LoggedMatchEvent,
  type MatchState,
  redoCommand,
  standingAction,
} from '@kolo/domain';

/** Undone actions, to be repeated with the time of the first tap, so that they get the same minute. */
export interface Redo {
  command: ConsoleCommand;
  at: string;
  /** The minute that a correction had given it. */
  moved?: Correction;
}

/**
 * @param state as it was before the undo
 * @returns null for what only an administrator can repeat
 */
export function redoOf(state: MatchState, action: LoggedMatchEvent): Redo | null {
  const standing = standingAction(state, action.id) ?? action;
  const command = redoCommand(state, standing);
  if (command === null) return null;
  const moved = differences(minuteOf(state, action), minuteOf(state, standing));
  return { command, at: action.at, ...(Object.keys(moved).length === 0 ? {} : { moved }) };
}

function minuteOf(state: MatchState, action: LoggedMatchEvent): Correction {
  const { second, period, played } = correctionOf(state, action);
  return { second, period, played };
}
