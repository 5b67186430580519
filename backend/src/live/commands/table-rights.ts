import { type MatchCommand, type MatchState, rowOf } from '@kolo/domain';
import { undoneAction } from './undone-action.js';

/** Whether it cancels a match or takes back what an administrator did (docs/product.md#console-access). */
export function isForAdministrators(state: MatchState, command: MatchCommand): boolean {
  if (command.type === 'ChangeState') return command.wanted.status === 'cancelled';
  if (command.type !== 'Undo') return false;
  const undone = undoneAction(state, command.actionId);
  return undone !== undefined && rowOf(undone.type).audit !== null;
}
