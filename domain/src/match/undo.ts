import type { Refusal } from '../errors.js';
import type { LoggedMatchEvent, MatchFactType } from './events.js';
import { actionsWithout, extend } from './evolve.js';
import { refusalOf } from './permits.js';
import { initialMatchState, type MatchState } from './state.js';

/** What a scorekeeper can take back; the fixture itself and its deletion are the administrator's. */
const voidable: ReadonlySet<MatchFactType> = new Set<MatchFactType>([
  'AttendanceConfirmed',
  'MatchInitialised',
  'FirstHalfStarted',
  'HalfTimeReached',
  'SecondHalfStarted',
  'MatchFinished',
  'MatchCancelled',
  'GoalScored',
  'GoalAttributed',
  'AssistAttributed',
  'ActionCorrected',
  'PlayerCounterRaised',
  'TeamStatisticSet',
  'TimeoutTaken',
  'ResultRecorded',
  'MvpChosen',
]);

/**
 * Whether an action can be taken back: the rules must allow everything that stays as if the action had
 * never been. So a half-time goes while nothing but counting followed it, and a kick-off does not go
 * from under a goal.
 */
export function refusalToVoid(state: MatchState, actionId: string): Refusal | null {
  const action = state.actions.find(({ id }) => id === actionId);
  if (action === undefined || !voidable.has(action.type)) return { code: 'match.nothing-to-undo' };
  let draft = initialMatchState(state.matchId);
  for (const remaining of actionsWithout(state, actionId)) {
    if (refusalOf(draft, remaining) !== null) return { code: 'match.cannot-undo' };
    draft = extend(draft, [remaining]);
  }
  return null;
}

/** The latest action that can be taken back, which is what the undo bar names. */
export function latestVoidable(state: MatchState): LoggedMatchEvent | undefined {
  return state.actions.findLast(({ id }) => refusalToVoid(state, id) === null);
}
