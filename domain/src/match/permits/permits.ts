import type { Refusal } from '../../errors.js';
import { limits } from '../../limits.js';
import { unreachable } from '../../unreachable.js';
import {
  isCounter,
  isGoalKind,
  isSetKick,
  mayCorrect,
  standingAction,
  standingActions,
} from '../corrections.js';
import { rowOf } from '../event-types/event-types.js';
import type {
  Correction,
  LoggedMatchEvent,
  MatchEvent,
  MatchEventData,
  PlayTime,
  TeamSide,
} from '../events.js';
import { refusalOfLineupRole } from '../lineup/lineup-roles.js';
import { isOnList, refusalToAddPlayer, refusalToReplacePlayer } from '../lineup/player-list.js';
import { isRunning, isScheduled, refusalToCount, unless } from '../may-count.js';
import { outcomeOf } from '../outcome.js';
import { longestOf } from '../rules/clock.js';
import { wouldDecideEarlier } from '../rules/shootout.js';
import { type Goal, type MatchState, otherSide, sideOf } from '../state.js';
import { refusalOfPlacing } from './placing.js';
import {
  hasTimeouts,
  mayFinish,
  refusalOfRuledMatch,
  refusalToTakeTimeout,
} from './ruled-match.js';
import { refusalOfRuling } from './rulings.js';

/** Returns why the rules forbid an event now: a new one, or one that stays after an undo (docs/product.md#live-match). */
export function refusalOf(
  state: MatchState,
  event: MatchEvent & PlayTime & { at?: string },
): Refusal | null {
  switch (event.type) {
    case 'MatchScheduled':
      return unless(state.version === 0, 'match.transition-not-allowed');
    case 'MatchRescheduled':
      return unless(isScheduled(state) || outcomeOf(state) === 'suspended', 'match.not-scheduled');
    case 'MatchPlaced':
    case 'TeamsChanged':
    case 'FirstLegCarried':
      return refusalOfPlacing(state, event);
    case 'ResultRecorded': {
      const { afterExtraTime, shootout } = event.data;
      const { extraTime = null, kicks = null } = state.play?.rules ?? {};
      return (
        unless(isScheduled(state), 'match.not-scheduled') ??
        unless(afterExtraTime !== true || extraTime !== null, 'match.not-in-these-rules') ??
        unless(shootout === undefined || kicks !== null, 'match.not-in-these-rules')
      );
    }
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
    case 'PlayerAdded':
      return refusalToAddPlayer(state, event);
    case 'PlayerReplaced':
      return refusalToReplacePlayer(state, event);
    case 'LineupRoleChanged':
      return refusalOfLineupRole(state, event.data);
    case 'SuspensionOverridden':
      return unless(isOnList(state, event.data.playerId), 'match.player-not-present');
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
      return unless(
        isRunning(state, 'second-half') && mayFinish(state),
        'match.transition-not-allowed',
      );
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
      return refusalToTakeTimeout(state, event);
    case 'ActionVoided':
    case 'MatchDeleted':
    case 'Withheld':
      return null;
    case 'MatchRestored':
      return unless(state.deleted, 'match.not-deleted');
    case 'MatchPostponed':
    case 'MatchAbandoned':
    case 'MatchResumed':
    case 'MatchReplayOrdered':
    case 'ResultAwarded':
    case 'MatchAnnulled':
      return refusalOfRuling(state, event);
    case 'ResultSigned':
    case 'SignatureRefused':
    case 'RemarkAdded':
    case 'ProtestAnnounced':
    case 'ProtestDecided':
    case 'ResultConfirmed':
    case 'OfficialResultReopened':
    case 'ResultRegistered':
      // A new one is decided by `decide/signing.ts`; what was signed stays signed.
      return null;
    case 'MatchRulesFixed':
    case 'ClockStarted':
    case 'ClockStopped':
    case 'ClockCorrected':
    case 'PeriodStarted':
    case 'PeriodEnded':
    case 'PeriodExtended':
    case 'TimeoutRequested':
    case 'TimeoutEnded':
    case 'FoulCommitted':
    case 'CardShown':
    case 'ExclusionGiven':
    case 'ReentryAllowed':
    case 'KickMissed':
    case 'ShootoutStarted':
    case 'ShootoutKickTaken':
    case 'LevelResultAccepted':
    case 'ScoreQuestioned':
    case 'ScoreConfirmed':
    case 'EntryFlagged':
    case 'KickOffGiven':
      return refusalOfRuledMatch(state, event);
    default:
      return unreachable(event);
  }
}

function correctable(state: MatchState, actionId: string, correction: Correction): Refusal | null {
  const action = standingAction(state, actionId);
  if (action === undefined) return { code: 'match.no-such-action' };
  const { team, scorer, assist, kind, playerId } = correction;
  const refused = { code: 'match.not-correctable' } as const;
  const { correct } = rowOf(action.type);
  if (!mayCorrect(correct, correction) || !mayMove(state, action, correction)) return refused;
  const misplaced = refusalToMove(state, action, correction);
  if (misplaced !== null) return misplaced;
  switch (correct) {
    case 'goal': {
      const goal = state.goals.findLast(({ id }) => id === actionId);
      if (goal === undefined || (kind !== undefined && !isGoalKind(kind))) return refused;
      return correctedScorers(state, goal, {
        ...goal,
        team: team ?? goal.team,
        kind: kind ?? goal.kind,
        scorer: scorer === undefined ? goal.scorer : scorer,
        assist: assist === undefined ? goal.assist : assist,
      });
    }
    case 'counter':
      if (scorer === null) return refused;
      if (kind !== undefined && !isCounter(kind)) return refused;
      return unless(
        scorer === undefined || sideOf(state, scorer) !== null,
        'match.player-not-present',
      );
    case 'foul':
    case 'card':
    case 'missed-kick':
    case 'player':
    case 'shootout-kick':
      if (action.type === 'ShootoutKickTaken' && wouldDecideEarlier(state, actionId, correction))
        return { code: 'match.shootout-decided' };
      if (kind !== undefined && !isSetKick(kind)) return refused;
      if (playerId === undefined || playerId === null) return null;
      return unless(
        'team' in action.data && sideOf(state, playerId) === (team ?? action.data.team),
        'match.player-not-present',
      );
    case 'shootout-start':
    case 'timeout':
    case 'minute':
    case 'nothing':
      return null;
  }
}

/** Only what has a clock can be moved, and only into a period that has begun. */
function mayMove(
  { play }: MatchState,
  { half, period }: LoggedMatchEvent,
  { second, period: wanted, played }: Correction,
): boolean {
  if (second !== undefined && half === null) return false;
  if (wanted === undefined && played === undefined) return true;
  const begun = play?.periods.some((known) => known.period === (wanted ?? period));
  return period !== undefined && begun === true;
}

/** A time lies in its period, a goal never in the kicks, and a timeout where its team has one left. */
function refusalToMove(
  state: MatchState,
  action: LoggedMatchEvent,
  { period = action.period, played, team }: Correction,
): Refusal | null {
  const { play } = state;
  const isTimeout = action.type === 'TimeoutTaken';
  const isReassigned = isTimeout && team !== undefined && team !== action.data.team;
  if (!play || period === undefined) {
    if (!isReassigned) return null;
    const taken = timeoutsOf(state, team).filter(({ half }) => half === action.half);
    return unless(taken.length < limits.timeoutsPerHalf, 'match.timeout-used');
  }
  const moves = period !== action.period;
  if (moves && period === 5 && action.type === 'GoalScored')
    return { code: 'match.no-goal-in-kicks' };
  if (played !== undefined && played > longestOf(play, period))
    return { code: 'match.time-outside-period' };
  if (!isTimeout) return null;
  if (moves && !hasTimeouts(play.rules, period)) return { code: 'match.timeout-not-in-extra-time' };
  const { timeoutsPer, timeoutsPerHalf } = play.rules;
  const isSameAllowance = !isReassigned && (!moves || timeoutsPer === 'match');
  if (isSameAllowance) return null;
  const taken = timeoutsOf(state, team ?? action.data.team).filter(
    (other) => timeoutsPer === 'match' || other.period === period,
  );
  return unless(taken.length < timeoutsPerHalf, 'match.timeout-used');
}

const timeoutsOf = (state: MatchState, team: TeamSide): LoggedMatchEvent[] =>
  standingActions(state).filter(
    (action) => action.type === 'TimeoutTaken' && action.data.team === team,
  );

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
