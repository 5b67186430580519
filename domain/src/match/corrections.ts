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

/** Returns what counts, in order, with corrected times, players and counters; goals are in the state. */
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

export const standingAction = (state: Actions, actionId: string): LoggedMatchEvent | undefined =>
  standingActions(state).find(({ id }) => id === actionId);

export function corrected(action: LoggedMatchEvent, correction: Correction): LoggedMatchEvent {
  const { scorer, kind, second = action.second } = correction;
  if (action.type !== 'PlayerCounterRaised') return { ...action, second };
  const { playerId, counter } = action.data;
  const data = { playerId: scorer ?? playerId, counter: isCounter(kind) ? kind : counter };
  return { ...action, second, data };
}
