import type { Refusal } from '../errors.js';
import type { MatchCommand } from './commands.js';
import { completedBy } from './event-types.js';
import type { LoggedMatchEvent } from './events.js';
import type { MatchState } from './state.js';

type Actions = Pick<MatchState, 'actions'>;

/** Returns the ids of all actions that an administrator entered, completed or corrected. */
export function administratorsActions({ actions }: Actions): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const action of actions) {
    if (action.atConsole === true) continue;
    ids.add(action.id);
    const completed = completedBy(action);
    if (completed !== null) ids.add(completed);
  }
  return ids;
}

/** Whether an administrator chose the MVP, whom no console replaces. */
export const isMvpAdministrators = ({ actions }: Actions): boolean => {
  const chosen = actions.findLast(({ type }) => type === 'MvpChosen');
  return chosen !== undefined && chosen.atConsole !== true;
};

/**
 * Returns why a console may not do this, whichever command it sent (docs/product.md#console-access).
 * @param events what the command would write
 */
export function refusalToConsole(
  state: MatchState,
  command: MatchCommand,
  events: readonly LoggedMatchEvent[],
): Refusal | null {
  if (command.type === 'ChangeState' && command.wanted.status === 'cancelled')
    return { code: 'match.administrators-only' };
  const overrules = events.some((event) => {
    switch (event.type) {
      case 'ActionVoided':
      case 'ActionCorrected':
        return administratorsActions(state).has(event.data.actionId);
      case 'MvpChosen':
        return isMvpAdministrators(state);
      default:
        return false;
    }
  });
  return overrules ? { code: 'match.entered-by-administrator' } : null;
}
