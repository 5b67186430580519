import {
  latestUndoable,
  type MatchCommand,
  type MatchEventType,
  type MatchState,
} from '@kolo/domain';

const clockFacts: readonly MatchEventType[] = ['ClockStarted', 'ClockStopped', 'ClockCorrected'];

/** Whether only the holder of the clock may give this command (docs/product.md#consoles). */
export function movesClock(state: MatchState, command: MatchCommand): boolean {
  if (command.type === 'ControlClock') return true;
  if (command.type !== 'Undo') return false;
  const { actionId } = command;
  const undone =
    actionId === undefined
      ? latestUndoable(state)
      : state.actions.findLast(({ id }) => id === actionId);
  return undone !== undefined && clockFacts.includes(undone.type);
}

/** Whether the effect of this command depends on who holds the clock: it may stop it, start it or end its period. */
export const needsHolder = ({ type }: MatchCommand): boolean =>
  type === 'TakeTimeout' ||
  type === 'EndTimeout' ||
  type === 'ControlPeriod' ||
  type === 'ChangeState';
