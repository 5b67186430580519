import type { Refusal, RefusalCode } from '../errors.js';
import { limits } from '../limits.js';
import { unreachable } from '../unreachable.js';
import { isCounter, isGoalKind, standingAction } from './corrections.js';
import { rowOf } from './event-types.js';
import type { Correction, MatchEvent, MatchEventData } from './events.js';
import { type Goal, type MatchState, otherSide, sideOf } from './state.js';

/** Returns why the rules forbid an event now: a new one, or one that stays after an undo (docs/product.md#live-match). */
export function refusalOf(state: MatchState, event: MatchEvent): Refusal | null {
  switch (event.type) {
    case 'MatchScheduled':
      return unless(state.version === 0, 'match.transition-not-allowed');
    case 'MatchRescheduled':
    case 'ResultRecorded':
      return unless(isScheduled(state), 'match.not-scheduled');
    case 'AttendanceConfirmed':
      return (
        unless(isScheduled(state), 'match.not-scheduled') ??
        unless(state.lineup === null, 'match.already-initialised') ??
        unless(state.attendance[event.data.team] === null, 'match.attendance-confirmed')
      );
    case 'MatchInitialised':
      return (
        unless(isScheduled(state), 'match.not-scheduled') ??
        unless(state.lineup === null, 'match.already-initialised')
      );
    case 'FirstHalfStarted':
      return (
        unless(isScheduled(state), 'match.transition-not-allowed') ??
        unless(state.lineup !== null, 'match.not-initialised')
      );
    case 'HalfTimeReached':
      return unless(isRunning(state, 'first-half'), 'match.transition-not-allowed');
    case 'SecondHalfStarted':
      return unless(isRunning(state, 'half-time'), 'match.transition-not-allowed');
    case 'MatchFinished':
      return unless(isRunning(state, 'second-half'), 'match.transition-not-allowed');
    case 'MatchCancelled':
      return unless(
        state.status === 'scheduled' || state.status === 'in_progress',
        'match.transition-not-allowed',
      );
    case 'GoalScored':
      return refusalToCount(state) ?? scorers(state, event.data);
    case 'GoalAttributed': {
      const goal = state.goals.findLast(({ id }) => id === event.data.goalId);
      return (
        refusalToCount(state) ??
        unless(goal?.scorer === null && goal.kind !== 'own-goal', 'match.no-such-goal') ??
        unless(sideOf(state, event.data.scorer) === goal?.team, 'match.player-not-present')
      );
    }
    case 'AssistAttributed': {
      const { goalId, assist } = event.data;
      const goal = state.goals.findLast(({ id }) => id === goalId);
      return (
        refusalToCount(state) ??
        unless(goal?.assist === null && goal.kind === 'open-play', 'match.no-such-goal') ??
        unless(goal?.scorer !== assist, 'match.own-assist') ??
        unless(sideOf(state, assist) === goal?.team, 'match.player-not-present')
      );
    }
    case 'ActionCorrected': {
      const { actionId, ...correction } = event.data;
      return refusalToCount(state) ?? correctable(state, actionId, correction);
    }
    case 'PlayerCounterRaised':
    case 'MvpChosen':
      return (
        refusalToCount(state) ??
        unless(sideOf(state, event.data.playerId) !== null, 'match.player-not-present')
      );
    case 'TeamStatisticChanged':
      return refusalToCount(state);
    case 'TimeoutTaken':
      return (
        unless(
          isRunning(state, 'first-half') || isRunning(state, 'second-half'),
          'match.half-not-running',
        ) ?? unless(state.timeouts[event.data.team] < limits.timeoutsPerHalf, 'match.timeout-used')
      );
    case 'ActionVoided':
    case 'MatchDeleted':
      return null;
    case 'MatchRestored':
      return unless(state.deleted, 'match.not-deleted');
    default:
      return unreachable(event);
  }
}

const unless = (allowed: boolean, code: RefusalCode): Refusal | null => (allowed ? null : { code });

const isScheduled = (state: MatchState): boolean =>
  state.status === 'scheduled' && state.matchState === 'pre-match';

const isRunning = (state: MatchState, part: MatchState['matchState']): boolean =>
  state.status === 'in_progress' && state.matchState === part;

/** Taps count from the first whistle on, and as corrections after the last; never without a match log. */
export function refusalToCount(state: MatchState): Refusal | null {
  if (state.result !== null) return { code: 'match.result-recorded' };
  if (state.status === 'cancelled') return { code: 'match.cancelled' };
  return unless(
    state.status === 'in_progress' || state.status === 'completed',
    'match.not-started',
  );
}

function correctable(
  state: MatchState,
  actionId: string,
  { scorer, assist, kind, second }: Correction,
): Refusal | null {
  const action = standingAction(state, actionId);
  if (action === undefined) return { code: 'match.no-such-action' };
  const refused = { code: 'match.not-correctable' } as const;
  if (second !== undefined && action.half === null) return refused;
  switch (rowOf(action.type).correct) {
    case 'goal': {
      const goal = state.goals.findLast(({ id }) => id === actionId);
      if (goal === undefined || (kind !== undefined && !isGoalKind(kind))) return refused;
      return correctedScorers(state, goal, {
        ...goal,
        kind: kind ?? goal.kind,
        scorer: scorer === undefined ? goal.scorer : scorer,
        assist: assist === undefined ? goal.assist : assist,
      });
    }
    case 'counter':
      if (assist !== undefined || scorer === null) return refused;
      if (kind !== undefined && !isCounter(kind)) return refused;
      return unless(
        scorer === undefined || sideOf(state, scorer) !== null,
        'match.player-not-present',
      );
    case 'minute':
      return unless(
        scorer === undefined && assist === undefined && kind === undefined,
        'match.not-correctable',
      );
    case 'nothing':
      return refused;
  }
}

/** An assist may have been tapped before the scorer was named; then it stays while both do. */
function correctedScorers(state: MatchState, before: Goal, after: Goal): Refusal | null {
  const waits = before.scorer === null && after.scorer === null && after.assist === before.assist;
  return waits && after.kind === 'open-play' ? null : scorers(state, after);
}

function scorers(state: MatchState, goal: MatchEventData['GoalScored']): Refusal | null {
  const scorersSide = goal.kind === 'own-goal' ? otherSide(goal.team) : goal.team;
  if (goal.scorer !== null && sideOf(state, goal.scorer) !== scorersSide)
    return { code: 'match.player-not-present' };
  if (goal.assist === null) return null;
  if (goal.scorer === null) return { code: 'match.assist-without-scorer' };
  if (goal.assist === goal.scorer || goal.kind === 'own-goal') return { code: 'match.own-assist' };
  return unless(sideOf(state, goal.assist) === goal.team, 'match.player-not-present');
}
