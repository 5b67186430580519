/** What corrections make of the actions that they correct. */
import {
  type Correction,
  type GoalKind,
  goalKinds,
  type LoggedMatchEvent,
  type RaisedCounter,
  raisedCounters,
} from './events.js';
import type { MatchState } from './state.js';

type Actions = Pick<MatchState, 'actions'>;

export const isGoalKind = (kind: Correction['kind']): kind is GoalKind =>
  goalKinds.some((known) => known === kind);

export const isCounter = (kind: Correction['kind']): kind is RaisedCounter =>
  raisedCounters.some((known) => known === kind);

/**
 * What counts, in order, each action with the time, the player and the counter that corrections gave it.
 * Who scored a goal and how is in the state's goals.
 */
export function standingActions({ actions }: Actions): readonly LoggedMatchEvent[] {
  const corrections = new Map<string, Correction>();
  for (const action of actions) {
    if (action.type !== 'ActionCorrected') continue;
    const { actionId, ...correction } = action.data;
    corrections.set(actionId, { ...corrections.get(actionId), ...correction });
  }
  if (corrections.size === 0) return actions;
  return actions.map((action) => {
    const correction = corrections.get(action.id);
    return correction === undefined ? action : corrected(action, correction);
  });
}

/** One action as it stands. */
export const standingAction = (state: Actions, actionId: string): LoggedMatchEvent | undefined =>
  standingActions(state).find(({ id }) => id === actionId);

/** An action after a correction. */
export function corrected(action: LoggedMatchEvent, correction: Correction): LoggedMatchEvent {
  const { scorer, kind, second = action.second } = correction;
  if (action.type !== 'PlayerCounterRaised') return { ...action, second };
  const { playerId, counter } = action.data;
  const data = { playerId: scorer ?? playerId, counter: isCounter(kind) ? kind : counter };
  return { ...action, second, data };
}
