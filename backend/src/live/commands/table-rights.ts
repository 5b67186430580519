import { type MatchCommand, type MatchState, rowOf } from '@kolo/domain';
import { undoneAction } from './undone-action.js';

/** Only administrators cancel a match. */
export const cancels = (command: MatchCommand): boolean =>
  command.type === 'ChangeState' && command.wanted.status === 'cancelled';

/** Whether an undo would take back what only administrators do. */
export function undoesAdministrator(state: MatchState, actionId: string | undefined): boolean {
  const action = undoneAction(state, actionId);
  return action !== undefined && rowOf(action.type).audit !== null;
}
