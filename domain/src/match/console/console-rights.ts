import type { Refusal } from '../../errors.js';
import type { MatchCommand } from '../commands.js';
import { completedBy } from '../event-types/event-types.js';
import { isSigningEvent } from '../event-types/signing.js';
import type { LoggedMatchEvent, MatchEventData } from '../events.js';
import { isLeagueRuling } from '../rulings/commands.js';
import { isAdministratorsSigning } from '../signing/commands.js';
import { isConfirmed } from '../signing/signing.js';
import { type MatchState, sideOf } from '../state.js';

type Actions = Pick<MatchState, 'actions'>;

/** Returns the ids of all actions that an administrator, or an account in its own name, entered, completed or corrected. */
export function administratorsActions({ actions }: Actions): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const action of actions) {
    if (action.atConsole === true) continue;
    ids.add(action.id);
    // Flagging an entry does not take it over.
    if (action.type === 'EntryFlagged') continue;
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

/** Whether an administrator was the last to give or take this role; a team has only one captain. */
function isRoleAdministrators(
  state: MatchState,
  { playerId, role }: MatchEventData['LineupRoleChanged'],
): boolean {
  const team = sideOf(state, playerId);
  const last = state.actions.findLast(
    ({ type, data }) =>
      type === 'LineupRoleChanged' &&
      data.role === role &&
      (data.playerId === playerId ||
        (role === 'captain' && data.given && sideOf(state, data.playerId) === team)),
  );
  return last !== undefined && last.atConsole !== true;
}

/** Whether this lowers a count below what administrators have counted. */
function takesFromAdministrators(
  { actions, statistics }: MatchState,
  { team, statistic, by }: MatchEventData['TeamStatisticChanged'],
): boolean {
  if (by >= 0) return false;
  const counted = actions.reduce(
    (sum, { type, data, atConsole }) =>
      type === 'TeamStatisticChanged' &&
      atConsole !== true &&
      data.team === team &&
      data.statistic === statistic
        ? sum + data.by
        : sum,
    0,
  );
  return statistics[team][statistic] + by < counted;
}

/**
 * Returns why a console may not do this, whichever command it sent (docs/product.md#console-access).
 * @param events what the command would write
 */
export function refusalToConsole(
  state: MatchState,
  command: MatchCommand,
  events: readonly LoggedMatchEvent[],
): Refusal | null {
  const isCancelled = command.type === 'ChangeState' && command.wanted.status === 'cancelled';
  if (isCancelled || isLeagueRuling(command) || isAdministratorsSigning(command))
    return { code: 'match.administrators-only' };
  const overrules = events.some((event) => {
    switch (event.type) {
      case 'ActionVoided':
      case 'ActionCorrected':
        return administratorsActions(state).has(event.data.actionId);
      case 'TeamStatisticChanged':
        return takesFromAdministrators(state, event.data);
      case 'MvpChosen':
        return isMvpAdministrators(state);
      case 'LineupRoleChanged':
        return isRoleAdministrators(state, event.data);
      default:
        return false;
    }
  });
  if (overrules) return { code: 'match.entered-by-administrator' };
  const confirmed = confirmedActions(state);
  const changesThem = events.some(
    ({ type, data }) =>
      (type === 'ActionVoided' || type === 'ActionCorrected') && confirmed.has(data.actionId),
  );
  return changesThem ? { code: 'match.confirmed' } : null;
}

/**
 * Returns the ids of what a standing confirmation covers: everything before it but what was said about the
 * result. A tablet without a network may still undo what it delivers later.
 */
export function confirmedActions({ actions, signing }: MatchState): ReadonlySet<string> {
  if (!isConfirmed(signing)) return new Set();
  const before = actions.slice(
    0,
    actions.findIndex(({ id }) => id === signing?.confirmed?.id),
  );
  return new Set(before.filter(({ type }) => !isSigningEvent(type)).map(({ id }) => id));
}
