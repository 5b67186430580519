import type { Fold } from '../../log/fold.js';
import { unreachable } from '../../unreachable.js';
import { corrected, isGoalKind, standingAction } from '../corrections.js';
import { completedBy } from '../event-types/event-types.js';
import type {
  Correction,
  LoggedMatchEvent,
  PlayerCounter,
  TeamSide,
  TeamStatistic,
} from '../events.js';
import { changeLineupRole } from '../lineup/lineup-roles.js';
import { addToList, replaceOnList } from '../lineup/player-list.js';
import { countersOf } from '../rules/counters.js';
import { type Shot, shotsOf } from '../rules/missed-kick-shots.js';
import { countsNow, renewTimeouts, wasRenewedAfter } from '../rules/timeouts.js';
import {
  copyOf,
  emptyPlayerLine,
  type Goal,
  initialMatchState,
  type MatchState,
} from '../state.js';
import { foldPlacing } from './placing.js';
import { playAfter } from './ruled-match.js';
import { foldRuling, lift } from './rulings.js';
import { endAgain, foldSigning } from './signing.js';

/** The state after an event. Never refuses: what is in the log happened. */
export function evolve(state: MatchState, event: LoggedMatchEvent): MatchState {
  return foldInPlace(copyOf(state), event);
}

/** The state after several events in the order of their versions. */
export function extend(state: MatchState, events: Iterable<LoggedMatchEvent>): MatchState {
  let next = copyOf(state);
  for (const event of events) next = foldInPlace(next, event);
  return next;
}

/** The fold of a match's events. Undone events are left out from the start, which saves folding everything again. */
export function replay(matchId: number, events: readonly LoggedMatchEvent[]): MatchState {
  const undone = new Set<string>();
  for (const event of events) if (event.type === 'ActionVoided') undone.add(event.data.actionId);
  const state = initialMatchState(matchId);
  for (const event of events) {
    if (event.type === 'ActionVoided' || isUndoneWith(event, undone)) continue;
    apply(state, event);
    state.actions.push(event);
  }
  state.version = events.at(-1)?.version ?? 0;
  return state;
}

export const matchFold: Fold<MatchState, LoggedMatchEvent> = {
  initial: initialMatchState,
  extend,
  replay,
};

/** Returns the actions that still count without this one and without what completed or corrected it. */
export function actionsWithout(state: MatchState, actionId: string): LoggedMatchEvent[] {
  const undone = new Set([actionId]);
  return state.actions.filter((action) => !isUndoneWith(action, undone));
}

const isUndoneWith = (action: LoggedMatchEvent, undone: ReadonlySet<string>): boolean =>
  undone.has(action.id) || undone.has(completedBy(action) ?? '');

/** Returns the state after an event and may change the given one, for callers that own it: copying grows with the log. */
export function foldInPlace(draft: MatchState, event: LoggedMatchEvent): MatchState {
  if (event.type === 'ActionVoided') {
    const rest = replay(draft.matchId, actionsWithout(draft, event.data.actionId));
    rest.version = event.version;
    return rest;
  }
  apply(draft, event);
  draft.actions.push(event);
  draft.version = event.version;
  return draft;
}

function apply(
  draft: MatchState,
  event: Exclude<LoggedMatchEvent, { type: 'ActionVoided' }>,
): void {
  draft.play = playAfter(draft.play, event, draft.actions);
  switch (event.type) {
    case 'MatchScheduled':
      Object.assign(draft, event.data);
      return;
    case 'MatchRescheduled':
      draft.matchDate = event.data.matchDate;
      draft.venue = event.data.venue;
      draft.round = event.data.round;
      lift(draft, 'postponed');
      return;
    case 'MatchPlaced':
    case 'TeamsChanged':
    case 'FirstLegCarried':
      foldPlacing(draft, event);
      return;
    case 'AttendanceConfirmed':
      draft.attendance[event.data.team] = event.data.playerIds;
      return;
    case 'MatchInitialised':
      draft.lineup = { home: event.data.home, away: event.data.away };
      return;
    case 'PlayerAdded':
      addToList(draft, event.data);
      return;
    case 'PlayerReplaced':
      replaceOnList(draft, event.data);
      return;
    case 'LineupRoleChanged':
      changeLineupRole(draft, event.data);
      return;
    case 'SuspensionOverridden': {
      const { playerId, reason } = event.data;
      draft.overrides = { ...draft.overrides, [playerId]: reason };
      return;
    }
    case 'FirstHalfStarted':
      draft.status = 'in_progress';
      draft.matchState = 'first-half';
      draft.currentHalf = 1;
      draft.firstHalfAt = event.at;
      lift(draft, 'postponed');
      return;
    case 'HalfTimeReached':
      draft.matchState = 'half-time';
      draft.halfTimeAt = event.at;
      return;
    case 'SecondHalfStarted':
      draft.matchState = 'second-half';
      draft.currentHalf = 2;
      draft.secondHalfAt = event.at;
      renewTimeouts(draft, 2);
      return;
    case 'PeriodStarted':
      renewTimeouts(draft, event.data.period);
      return;
    case 'MatchFinished':
      complete(draft, event.at);
      return;
    case 'MatchCancelled':
      draft.status = 'cancelled';
      return;
    case 'GoalScored': {
      const { team, scorer, assist, kind } = event.data;
      const goal = { id: event.id, team, scorer, assist, kind };
      draft.goals.push(goal);
      countGoal(draft, goal, 1);
      return;
    }
    case 'GoalAttributed':
      attributeGoal(draft, event.data.goalId, event.data.scorer);
      return;
    case 'AssistAttributed': {
      const { goalId, assist } = event.data;
      changeGoal(draft, goalId, (goal) => (goal.assist === null ? { ...goal, assist } : goal));
      return;
    }
    case 'ActionCorrected': {
      const { actionId, ...correction } = event.data;
      correct(draft, actionId, correction);
      return;
    }
    case 'PlayerCounterRaised':
    case 'CardShown':
    case 'ExclusionGiven':
      countRaised(draft, event, 1);
      return;
    case 'TeamStatisticChanged': {
      const { team, statistic, by } = event.data;
      changeStatistic(draft, team, statistic, by);
      return;
    }
    case 'KickMissed':
      for (const [team, statistic] of shotsOf(event)) changeStatistic(draft, team, statistic, 1);
      return;
    case 'TimeoutTaken':
      countTimeout(draft, event, 1);
      return;
    case 'ResultRecorded':
      draft.result = { home: event.data.homeScore, away: event.data.awayScore };
      complete(draft, event.at);
      return;
    case 'MvpChosen':
      draft.mvpPlayerId = event.data.playerId;
      return;
    case 'MatchPostponed':
    case 'MatchAbandoned':
    case 'MatchResumed':
    case 'MatchReplayOrdered':
    case 'ResultAwarded':
    case 'MatchAnnulled':
      foldRuling(draft, event);
      return;
    case 'ResultSigned':
    case 'SignatureRefused':
    case 'RemarkAdded':
    case 'ProtestAnnounced':
    case 'ProtestDecided':
    case 'ResultConfirmed':
    case 'OfficialResultReopened':
    case 'ResultRegistered':
      foldSigning(draft, event);
      return;
    case 'MatchDeleted':
      draft.deleted = true;
      return;
    case 'MatchRestored':
      draft.deleted = false;
      return;
    case 'MatchRulesFixed':
    case 'ClockStarted':
    case 'ClockStopped':
    case 'ClockCorrected':
    case 'PeriodEnded':
    case 'PeriodExtended':
    case 'TimeoutRequested':
    case 'TimeoutEnded':
    case 'FoulCommitted':
    case 'ReentryAllowed':
    case 'ShootoutStarted':
    case 'ShootoutKickTaken':
    case 'LevelResultAccepted':
    case 'ScoreQuestioned':
    case 'ScoreConfirmed':
    case 'EntryFlagged':
    case 'KickOffGiven':
    case 'Withheld':
      // Their effect is in `play`, or is read from the actions (`rules/facts.ts`).
      return;
    default:
      unreachable(event);
  }
}

function complete(draft: MatchState, at: string): void {
  endAgain(draft);
  draft.status = 'completed';
  draft.matchState = 'completed';
  draft.completedAt = at;
}

function attributeGoal(draft: MatchState, goalId: string, scorer: number): void {
  changeGoal(draft, goalId, (goal) => {
    if (goal.scorer !== null) return goal;
    if (goal.assist !== scorer) return { ...goal, scorer };
    // The scorer cannot assist this goal, but the assist was tapped and still counts.
    count(draft, scorer, 'assists');
    return { ...goal, scorer, assist: null };
  });
}

function correct(draft: MatchState, actionId: string, correction: Correction): void {
  const { team, scorer, assist, kind } = correction;
  changeGoal(draft, actionId, (goal) => ({
    ...goal,
    ...(team === undefined ? {} : { team }),
    ...(scorer === undefined ? {} : { scorer }),
    ...(assist === undefined ? {} : { assist }),
    ...(isGoalKind(kind) ? { kind } : {}),
  }));
  const before = standingAction(draft, actionId);
  if (before === undefined) return;
  const after = corrected(before, correction);
  const counts = wasRenewedAfter(draft, before) ? [countRaised] : [countRaised, countTimeout];
  for (const count of counts) {
    count(draft, before, -1);
    count(draft, after, 1);
  }
  correctShots(draft, shotsOf(before), shotsOf(after));
}

/** Only the difference: a number that was lowered by hand stays where it is. */
function correctShots(draft: MatchState, before: readonly Shot[], after: readonly Shot[]): void {
  const has = (shots: readonly Shot[], [team, statistic]: Shot) =>
    shots.some((shot) => shot[0] === team && shot[1] === statistic);
  for (const shot of before) if (!has(after, shot)) changeStatistic(draft, ...shot, -1);
  for (const shot of after) if (!has(before, shot)) changeStatistic(draft, ...shot, 1);
}

function changeStatistic(
  draft: MatchState,
  team: TeamSide,
  statistic: TeamStatistic,
  by: number,
): void {
  const old = draft.statistics[team];
  draft.statistics[team] = { ...old, [statistic]: Math.max(0, old[statistic] + by) };
}

function changeGoal(draft: MatchState, goalId: string, change: (goal: Goal) => Goal): void {
  const place = draft.goals.findLastIndex(({ id }) => id === goalId);
  const goal = draft.goals[place];
  if (goal === undefined) return;
  const changed = change(goal);
  draft.goals[place] = changed;
  countGoal(draft, goal, -1);
  countGoal(draft, changed, 1);
}

function countGoal(draft: MatchState, { scorer, assist, kind }: Goal, by: 1 | -1): void {
  if (scorer !== null && kind !== 'own-goal') count(draft, scorer, 'goals', by);
  if (assist !== null) count(draft, assist, 'assists', by);
}

function countRaised(draft: MatchState, event: LoggedMatchEvent, by: 1 | -1): void {
  if (event.type === 'PlayerCounterRaised')
    count(draft, event.data.playerId, event.data.counter, by);
  if (event.type !== 'CardShown' && event.type !== 'ExclusionGiven') return;
  const { playerId } = event.data;
  if (playerId === null) return;
  for (const counter of countersOf(draft.play?.rules, event)) count(draft, playerId, counter, by);
}

/** One that a correction moves to another period is taken from the allowance there. */
function countTimeout(draft: MatchState, event: LoggedMatchEvent, by: 1 | -1): void {
  if (event.type === 'TimeoutTaken' && countsNow(draft.play, event.period))
    draft.timeouts[event.data.team] += by;
}

function count(draft: MatchState, playerId: number, counter: PlayerCounter, by: 1 | -1 = 1): void {
  const line = { ...(draft.players[playerId] ?? emptyPlayerLine()) };
  line[counter] += by;
  draft.players[playerId] = line;
}
