import type { RuledMatchEventType } from '../events.js';
import { type EventTypeRow, milestone, tap, whistle } from './event-type-row.js';
import { type TimelineEntry, timed } from './timeline-entry.js';

/** `tap.2` after `tap.1`: the next event of the same command. */
const nextOfCommand = ({ id }: { id: string }): string => {
  const place = id.lastIndexOf('.') + 1;
  return `${id.slice(0, place)}${Number(id.slice(place)) + 1}`;
};

/** Prepares the event after it and disappears with that. */
const beforeAnother = {
  ...tap,
  undo: 'never',
  minute: 'none',
  correct: 'nothing',
  completes: nextOfCommand,
  redo: null,
  entry: null,
} as const;

const unseen = {
  ...tap,
  undo: 'always',
  minute: 'label',
  correct: 'nothing',
  completes: null,
  entry: null,
} as const;

const seen = { ...tap, undo: 'always', minute: 'order', completes: null } as const;

/** The events of matches with a rule sheet. */
export const ruledMatchEventTypes = {
  MatchRulesFixed: beforeAnother,
  LevelResultAccepted: beforeAnother,

  ClockStarted: { ...unseen, redo: () => ({ type: 'ControlClock', action: 'start' }) },
  ClockStopped: {
    ...unseen,
    redo: ({ data: { cause } }) => ({
      type: 'ControlClock',
      action: 'stop',
      ...(cause === null ? {} : { reason: cause }),
    }),
  },
  ClockCorrected: {
    ...unseen,
    redo: ({ data: { played: playedSeconds, reason } }) => ({
      type: 'ControlClock',
      action: 'correct',
      playedSeconds,
      ...(reason === null ? {} : { reason }),
    }),
  },

  PeriodStarted: {
    ...whistle,
    changes: [],
    redo: ({ data: { period } }) => ({ type: 'ControlPeriod', period, action: 'start' }),
    entry: (event, { score }) =>
      milestone(event.data.period === 3 ? 'extra-time' : 'extra-time-second', event, score),
  },
  PeriodEnded: {
    ...whistle,
    changes: [],
    redo: ({ data: { period } }) => ({ type: 'ControlPeriod', period, action: 'end' }),
    entry: (event, { state, score }) => {
      const isBreak = event.data.period === 3 && state.play?.rules.extraTime?.halves === 2;
      return milestone(isBreak ? 'extra-time-break' : 'extra-time-over', event, score);
    },
  },
  PeriodExtended: { ...unseen, redo: ({ data }) => ({ type: 'ExtendPeriod', ...data }) },

  TimeoutRequested: {
    ...unseen,
    redo: ({ data: { team } }) => ({ type: 'RequestTimeout', team }),
  },
  TimeoutEnded: {
    ...unseen,
    // Schema version 2 may leave the clock alone; releases that only know version 1 would stop it.
    upcasters: [(data: Record<string, unknown>) => data],
    redo: ({ data: { team } }) => ({ type: 'EndTimeout', team }),
  },

  FoulCommitted: {
    ...seen,
    correct: 'foul',
    redo: ({ data: { by: playerId, ...foul } }) => ({ type: 'RecordFoul', playerId, ...foul }),
    entry: (event) => {
      const { id, version, half, second, at } = event;
      const { by: playerId, ...foul } = event.data;
      return timed({ id, version, half, second, at, type: 'foul', playerId, ...foul }, event);
    },
  },
  CardShown: {
    ...seen,
    correct: 'card',
    redo: ({ data }) => ({ type: 'ShowCard', ...data }),
    entry: (event) => {
      const { id, version, half, second, at } = event;
      const { team, playerId, official, card } = event.data;
      const type = `${card}-card` as const;
      const entry: TimelineEntry = { id, version, half, second, at, type, team, playerId };
      return timed(official === null ? entry : { ...entry, official }, event);
    },
  },
  ExclusionGiven: {
    ...seen,
    correct: 'player',
    redo: ({ data }) => ({ type: 'GiveExclusion', ...data }),
    entry: (event) => {
      const { id, version, half, second, at } = event;
      const { team, playerId } = event.data;
      return timed({ id, version, half, second, at, type: 'two-minutes', team, playerId }, event);
    },
  },
  ReentryAllowed: {
    ...unseen,
    completes: ({ data: { cause } }) => cause,
    redo: ({ data: { cause } }) => ({ type: 'AllowReentry', cause }),
  },
  KickMissed: {
    ...seen,
    correct: 'missed-kick',
    // Version 2 may count as a shot; what was written before does not.
    upcasters: [(data: Record<string, unknown>) => data],
    redo: ({ data: { asShot: _, ...kick } }) => ({ type: 'RecordMissedKick', ...kick }),
    entry: (event) => {
      const { id, version, half, second, at } = event;
      const { asShot: _, ...kick } = event.data;
      return timed({ id, version, half, second, at, type: 'missed-kick', ...kick }, event);
    },
  },

  ScoreQuestioned: { ...unseen, redo: () => ({ type: 'QuestionScore' }) },
  ScoreConfirmed: { ...unseen, redo: () => ({ type: 'ConfirmScore' }) },
  EntryFlagged: {
    ...unseen,
    completes: ({ data: { actionId } }) => actionId,
    redo: ({ data }) => ({ type: 'FlagEntry', ...data }),
  },

  KickOffGiven: {
    ...unseen,
    minute: 'none',
    redo: ({ data }) => ({ type: 'GiveKickOff', ...data }),
  },

  ShootoutStarted: {
    ...whistle,
    correct: 'shootout-start',
    changes: [],
    redo: ({ data: { first } }) => ({ type: 'StartShootout', first }),
    entry: (event, { score }) => milestone('shootout', event, score),
  },
  ShootoutKickTaken: {
    ...tap,
    undo: 'unless-needed',
    minute: 'none',
    correct: 'shootout-kick',
    completes: null,
    redo: ({ data }) => ({ type: 'TakeShootoutKick', ...data }),
    entry: (event) => {
      const { id, version, half, second, at } = event;
      return timed({ id, version, half, second, at, type: 'shootout-kick', ...event.data }, event);
    },
  },
} as const satisfies { [Type in RuledMatchEventType]: EventTypeRow<Type> };
