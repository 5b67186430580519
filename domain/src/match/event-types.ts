import { type TabletCommand, whistles } from './commands.js';
import type { GoalKind, LoggedMatchEvent, MatchEventType, Stamp, TeamSide } from './events.js';
import { type BySide, type Goal, halfTimeScoreOf, type MatchState, sideOf } from './state.js';

type Milestone =
  | 'first-half'
  | 'half-time'
  | 'second-half'
  | 'finished'
  | 'cancelled'
  | 'result-recorded';

export type TimelineEntry = Stamp &
  (
    | {
        type: 'goal';
        team: TeamSide;
        scorer: number | null;
        assist: number | null;
        kind: GoalKind;
        /** The score after this goal. */
        homeScore: number;
        awayScore: number;
      }
    | { type: 'yellow-card' | 'red-card' | 'two-minutes'; team: TeamSide; playerId: number }
    | { type: 'timeout'; team: TeamSide }
    | { type: Milestone; homeScore: number; awayScore: number }
    | { type: 'mvp'; playerId: number }
  );

export interface TimelineContext {
  state: MatchState;
  goals: ReadonlyMap<string, Goal>;
  /** After the entries so far; an entry that changes the score changes it here. */
  score: BySide<number>;
}

/** The rules of a type are in `permits.ts` and its effect in `evolve.ts`; everything else about it is here. */
export interface EventTypeRow<Type extends MatchEventType> {
  /** The first turns data of schema version 1 into version 2, and so on. */
  upcasters: readonly ((data: Record<string, unknown>) => Record<string, unknown>)[];
  /** `unless-needed`: later events can depend on it, so an undo asks the rules for each of them. */
  undo: 'never' | 'always' | 'unless-needed';
  /** `order`: stands in the timeline at its minute; `label`: its line names the minute. */
  minute: 'order' | 'label' | 'none';
  correct: 'goal' | 'counter' | 'minute' | 'nothing';
  /** The action that the event says more about and disappears with. */
  completes: ((event: LoggedMatchEvent<Type>) => string) | null;
  redo: ((event: LoggedMatchEvent<Type>, state: MatchState) => TabletCommand | null) | null;
  entry: ((event: LoggedMatchEvent<Type>, context: TimelineContext) => TimelineEntry | null) | null;
  /** Whether it may change any entry before it; other events cost the same however long the log is. */
  remakesTimeline: boolean;
  audit: 'schedule' | 'reschedule' | 'cancel' | 'delete' | 'restore' | 'result' | null;
  changes: readonly ('calendar' | 'board')[];
}

const byAdministrator = {
  upcasters: [],
  undo: 'never',
  minute: 'none',
  correct: 'nothing',
  completes: null,
  redo: null,
  entry: null,
  remakesTimeline: false,
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
} as const;

const whistle = {
  upcasters: [],
  undo: 'unless-needed',
  minute: 'none',
  correct: 'nothing',
  completes: null,
  remakesTimeline: false,
  audit: null,
} as const;

const tap = { upcasters: [], remakesTimeline: false, audit: null, changes: [] } as const;

const counterEntries = {
  yellowCards: 'yellow-card',
  redCards: 'red-card',
  twoMinPenalties: 'two-minutes',
} as const;

/** One row per event type: the compiler demands it, and every list of event types is derived from it. */
export const eventTypes = {
  MatchScheduled: { ...byAdministrator, audit: 'schedule', changes: ['board'] },
  MatchRescheduled: { ...byAdministrator, audit: 'reschedule', changes: ['calendar', 'board'] },
  MatchDeleted: { ...byAdministrator, audit: 'delete', changes: ['calendar', 'board'] },
  MatchRestored: { ...byAdministrator, audit: 'restore', changes: ['calendar', 'board'] },

  AttendanceConfirmed: {
    ...beforeKickOff,
    redo: ({ data: { team, playerIds } }) => {
      const roster = { home: [], away: [], [team]: playerIds };
      return { type: 'ConfirmAttendance', team, playerIds, roster };
    },
  },
  MatchInitialised: {
    ...beforeKickOff,
    remakesTimeline: true,
    redo: ({ data: { home, away } }) => ({
      type: 'InitialiseMatch',
      playerIds: [...home, ...away],
      roster: { home, away },
    }),
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
    redo: () => ({ type: 'ChangeState', wanted: whistles.finish }),
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
    entry: ({ id, version, half, second, at }, { goals, score }) => {
      const goal = goals.get(id);
      if (goal === undefined) return null;
      score[goal.team] += 1;
      const { team, scorer, assist, kind } = goal;
      const { home: homeScore, away: awayScore } = score;
      const type = 'goal';
      // Written out: spreading costs a long match milliseconds per tap.
      return {
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
      };
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
    entry: ({ id, version, half, second, at, data: { counter, playerId } }, { state }) => {
      const team = sideOf(state, playerId);
      if (counter === 'assists' || team === null) return null;
      return { id, version, half, second, at, type: counterEntries[counter], team, playerId };
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
    undo: 'always',
    minute: 'order',
    correct: 'minute',
    completes: null,
    redo: ({ data }) => ({ type: 'TakeTimeout', team: data.team }),
    entry: ({ id, version, half, second, at, data: { team } }) => ({
      id,
      version,
      half,
      second,
      at,
      type: 'timeout',
      team,
    }),
  },
  MvpChosen: {
    ...tap,
    remakesTimeline: true,
    undo: 'always',
    minute: 'none',
    correct: 'nothing',
    completes: null,
    redo: ({ data }) => ({ type: 'ChooseMvp', playerId: data.playerId }),
    entry: ({ id, version, half, second, at, data: { playerId } }, { state }) =>
      playerId === state.mvpPlayerId
        ? { id, version, half, second, at, type: 'mvp', playerId }
        : null,
  },

  ResultRecorded: {
    ...byAdministrator,
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
} as const satisfies { [Type in MatchEventType]: EventTypeRow<Type> };

function milestone(
  type: Milestone,
  { id, version, half, second, at }: Stamp,
  { home: homeScore, away: awayScore }: BySide<number>,
): TimelineEntry {
  return { id, version, half, second, at, type, homeScore, awayScore };
}

export type VisibleEventType = {
  [Type in MatchEventType]: (typeof eventTypes)[Type]['entry'] extends null ? never : Type;
}[MatchEventType];

const rows: { [Type in MatchEventType]: EventTypeRow<Type> } = eventTypes;

export const matchEventTypes = Object.keys(rows) as MatchEventType[];

export const isMatchEventType = (type: string): type is MatchEventType => Object.hasOwn(rows, type);

export const rowOf = <Type extends MatchEventType>(type: Type): EventTypeRow<Type> => rows[type];

/** The action that an event says more about and disappears with, null for one that stands for itself. */
export const completedBy = <Type extends MatchEventType>(
  event: LoggedMatchEvent<Type>,
): string | null => rows[event.type].completes?.(event) ?? null;

export const redoCommand = <Type extends MatchEventType>(
  state: MatchState,
  event: LoggedMatchEvent<Type>,
): TabletCommand | null => rows[event.type].redo?.(event, state) ?? null;
