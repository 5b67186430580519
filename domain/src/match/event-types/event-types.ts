import { type ConsoleCommand, whistles } from '../commands.js';
import type { LoggedMatchEvent, MatchEventType } from '../events.js';
import { overridesOf } from '../lineup/overrides.js';
import { halfTimeScoreOf } from '../rules/half-time-score.js';
import { type MatchState, sideOf } from '../state.js';
import { type EventTypeRow, milestone, tap, whistle } from './event-type-row.js';
import { ruledMatchEventTypes } from './ruled-match.js';
import { rulingEventTypes } from './rulings.js';
import { signingEventTypes } from './signing.js';
import { timed } from './timeline-entry.js';

const byAdministrator = {
  upcasters: [],
  undo: 'never',
  minute: 'none',
  correct: 'nothing',
  completes: null,
  redo: null,
  entry: null,
  remakesTimeline: false,
  seenBy: 'everyone',
} as const;

const beforeKickOff = {
  upcasters: [],
  undo: 'unless-needed',
  minute: 'none',
  correct: 'nothing',
  completes: null,
  entry: null,
  remakesTimeline: false,
  audit: null,
  changes: [],
  seenBy: 'everyone',
} as const;

const counterEntries = {
  yellowCards: 'yellow-card',
  redCards: 'red-card',
  twoMinPenalties: 'two-minutes',
} as const;

/** One row per event type: the compiler demands it, and every list of event types is derived from it. */
const eventTypes = {
  MatchScheduled: { ...byAdministrator, audit: 'schedule', changes: ['board'] },
  MatchRescheduled: { ...byAdministrator, audit: 'reschedule', changes: ['calendar', 'board'] },
  MatchPlaced: { ...byAdministrator, audit: null, changes: [] },
  TeamsChanged: { ...byAdministrator, audit: null, changes: ['calendar', 'board'] },
  FirstLegCarried: { ...byAdministrator, audit: null, changes: [] },
  MatchDeleted: { ...byAdministrator, audit: 'delete', changes: ['calendar', 'board'] },
  MatchRestored: { ...byAdministrator, audit: 'restore', changes: ['calendar', 'board'] },

  AttendanceConfirmed: {
    ...beforeKickOff,
    redo: ({ data: { team, playerIds } }, state) => {
      const roster = { home: [], away: [], [team]: playerIds };
      const again = { type: 'ConfirmAttendance', team, playerIds, roster } as const;
      return { ...again, ...overridesOf(state, playerIds) };
    },
  },
  MatchInitialised: {
    ...beforeKickOff,
    remakesTimeline: true,
    redo: ({ data: { home, away } }, state) => ({
      type: 'InitialiseMatch',
      playerIds: [...home, ...away],
      roster: { home, away },
      ...(state.play
        ? { sheet: { rules: state.play.rules, version: state.play.sheetVersion } }
        : {}),
      ...overridesOf(state, [...home, ...away]),
    }),
  },

  PlayerAdded: {
    ...beforeKickOff,
    minute: 'label',
    redo: ({ data: { team, playerId, reason } }, state) => {
      const roster = { home: [], away: [], [team]: [playerId] };
      const again = { type: 'AddPlayer', team, playerId, reason, roster } as const;
      return { ...again, ...overridesOf(state, [playerId]) };
    },
  },

  PlayerReplaced: {
    ...beforeKickOff,
    redo: ({ data: { team, playerId, replacedBy, reason } }, state) => {
      const roster = { home: [], away: [], [team]: [replacedBy] };
      const again = { type: 'ReplacePlayer', team, playerId, replacedBy, reason, roster } as const;
      return { ...again, ...overridesOf(state, [replacedBy]) };
    },
  },

  SuspensionOverridden: {
    ...tap,
    seenBy: 'officials',
    undo: 'never',
    minute: 'none',
    correct: 'nothing',
    completes: ({ data }) => data.listedBy,
    redo: null,
    entry: null,
  },

  LineupRoleChanged: {
    ...tap,
    undo: 'unless-needed',
    minute: 'none',
    correct: 'nothing',
    completes: ({ data }) => data.listedBy,
    redo: ({ data: { playerId, role, given } }) => ({
      type: 'ChangeLineupRole',
      playerId,
      role,
      given,
    }),
    entry: null,
  },

  FirstHalfStarted: {
    ...whistle,
    changes: ['calendar'],
    redo: () => ({ type: 'ChangeState', wanted: whistles.firstHalf }),
    entry: (event, { score }) => milestone('first-half', event, score),
  },
  HalfTimeReached: {
    ...whistle,
    remakesTimeline: true,
    changes: [],
    redo: () => ({ type: 'ChangeState', wanted: whistles.halfTime }),
    entry: (event, { state, score }) =>
      milestone('half-time', event, halfTimeScoreOf(state) ?? score),
  },
  SecondHalfStarted: {
    ...whistle,
    changes: [],
    redo: () => ({ type: 'ChangeState', wanted: whistles.secondHalf }),
    entry: (event, { score }) => milestone('second-half', event, score),
  },
  MatchFinished: {
    ...whistle,
    changes: ['calendar'],
    redo: (_, { actions }) => {
      const accepted = actions.findLast(({ type }) => type === 'LevelResultAccepted');
      const levelReason = accepted?.type === 'LevelResultAccepted' ? accepted.data.reason : null;
      const wanted = levelReason === null ? whistles.finish : { ...whistles.finish, levelReason };
      return { type: 'ChangeState', wanted };
    },
    entry: (event, { score }) => milestone('finished', event, score),
  },
  MatchCancelled: {
    ...whistle,
    minute: 'label',
    audit: 'cancel',
    changes: ['calendar'],
    redo: () => ({ type: 'ChangeState', wanted: whistles.abandon }),
    entry: (event, { score }) => milestone('cancelled', event, score),
  },

  GoalScored: {
    ...tap,
    undo: 'always',
    minute: 'order',
    correct: 'goal',
    completes: null,
    redo: ({ id, data }, { goals }) => {
      const { team, scorer, assist, kind } = goals.findLast((goal) => goal.id === id) ?? data;
      return { type: 'RecordGoal', team, scorer, assist: scorer === null ? null : assist, kind };
    },
    entry: (event, { goals, score }) => {
      const goal = goals.get(event.id);
      if (goal === undefined) return null;
      score[goal.team] += 1;
      const { id, version, half, second, at } = event;
      const { team, scorer, assist, kind } = goal;
      const { home: homeScore, away: awayScore } = score;
      const type = 'goal';
      // Written out: spreading costs a long match milliseconds per tap.
      return timed(
        {
          id,
          version,
          half,
          second,
          at,
          type,
          team,
          scorer,
          assist,
          kind,
          homeScore,
          awayScore,
        },
        event,
      );
    },
  },
  GoalAttributed: {
    ...tap,
    undo: 'unless-needed',
    minute: 'label',
    correct: 'nothing',
    completes: ({ data }) => data.goalId,
    redo: ({ data }) => ({
      type: 'RaisePlayerCounter',
      playerId: data.scorer,
      counter: 'goals',
    }),
    entry: null,
  },
  AssistAttributed: {
    ...tap,
    undo: 'always',
    minute: 'label',
    correct: 'nothing',
    completes: ({ data }) => data.goalId,
    redo: ({ data }) => ({
      type: 'RaisePlayerCounter',
      playerId: data.assist,
      counter: 'assists',
    }),
    entry: null,
  },
  ActionCorrected: {
    ...tap,
    // Schema version 2 may name a team; releases that only know version 1 leave such a match alone.
    upcasters: [(data: Record<string, unknown>) => data],
    remakesTimeline: true,
    undo: 'unless-needed',
    minute: 'label',
    correct: 'nothing',
    completes: ({ data }) => data.actionId,
    redo: ({ data: { actionId, ...correction } }) => ({
      type: 'CorrectAction',
      actionId,
      correction,
    }),
    entry: null,
  },
  PlayerCounterRaised: {
    ...tap,
    undo: 'always',
    minute: 'order',
    correct: 'counter',
    completes: null,
    redo: ({ data }) => ({ type: 'RaisePlayerCounter', ...data }),
    entry: (event, { state }) => {
      const { id, version, half, second, at } = event;
      const { counter, playerId } = event.data;
      const team = sideOf(state, playerId);
      if (counter === 'assists' || team === null) return null;
      const type = counterEntries[counter];
      return timed({ id, version, half, second, at, type, team, playerId }, event);
    },
  },
  TeamStatisticChanged: {
    ...tap,
    undo: 'always',
    minute: 'label',
    correct: 'minute',
    completes: null,
    redo: ({ data: { team, statistic, by } }) =>
      by === 1 || by === -1 ? { type: 'ChangeTeamStatistic', team, statistic, by } : null,
    entry: null,
  },
  TimeoutTaken: {
    ...tap,
    // Schema version 2 may leave the clock alone; releases that only know version 1 would stop it.
    upcasters: [(data: Record<string, unknown>) => data],
    undo: 'always',
    minute: 'order',
    correct: 'timeout',
    completes: null,
    redo: ({ data }) => ({ type: 'TakeTimeout', team: data.team }),
    entry: (event) => {
      const { id, version, half, second, at, data } = event;
      return timed({ id, version, half, second, at, type: 'timeout', team: data.team }, event);
    },
  },
  MvpChosen: {
    ...tap,
    remakesTimeline: true,
    undo: 'always',
    minute: 'none',
    correct: 'nothing',
    completes: null,
    redo: ({ data }) => ({ type: 'ChooseMvp', playerId: data.playerId }),
    entry: (event, { state }) => {
      const { id, version, half, second, at } = event;
      const { playerId } = event.data;
      if (playerId !== state.mvpPlayerId) return null;
      return timed({ id, version, half, second, at, type: 'mvp', playerId }, event);
    },
  },

  ResultRecorded: {
    ...byAdministrator,
    // Schema version 2 may have extra time and kicks; releases that only know version 1 leave such a match alone.
    upcasters: [(data: Record<string, unknown>) => data],
    undo: 'always',
    audit: 'result',
    changes: ['calendar'],
    entry: (event, { score }) => {
      score.home = event.data.homeScore;
      score.away = event.data.awayScore;
      return milestone('result-recorded', event, score);
    },
  },
  ActionVoided: {
    ...byAdministrator,
    remakesTimeline: true,
    audit: null,
    changes: ['calendar'],
  },
  Withheld: { ...byAdministrator, audit: null, changes: [] },

  ...ruledMatchEventTypes,
  ...rulingEventTypes,
  ...signingEventTypes,
} as const satisfies { [Type in MatchEventType]: EventTypeRow<Type> };

export type VisibleEventType = {
  [Type in MatchEventType]: (typeof eventTypes)[Type]['entry'] extends null ? never : Type;
}[MatchEventType];

const rows: { [Type in MatchEventType]: EventTypeRow<Type> } = eventTypes;

export const matchEventTypes = Object.keys(rows) as MatchEventType[];

/** Whether this program knows a type of event of a match. */
export const isMatchEventType = (type: string): type is MatchEventType => Object.hasOwn(rows, type);

/** Everything that the product knows of a type of event beside its rules and its effect. */
export const rowOf = <Type extends MatchEventType>(type: Type): EventTypeRow<Type> => rows[type];

/** The action that an event says more about and disappears with, null for an action of its own. */
export const completedBy = <Type extends MatchEventType>(
  event: LoggedMatchEvent<Type>,
): string | null => rows[event.type].completes?.(event) ?? null;

/** The command that would make an undone event again; null for one that nobody taps. */
export const redoCommand = <Type extends MatchEventType>(
  state: MatchState,
  event: LoggedMatchEvent<Type>,
): ConsoleCommand | null => rows[event.type].redo?.(event, state) ?? null;
