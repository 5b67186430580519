import type { LiveMatch, LivePatch, TimelineEntry } from '../contract/live.js';
import type { LoggedMatchEvent, RaisedCounter } from './events.js';
import { type MatchState, sideOf } from './state.js';
import { clockOf, matchRow, playerLines } from './summary.js';

/** The public state of a match: what a spectator's page shows. */
export function liveMatch(state: MatchState): LiveMatch {
  const { id: matchId, version: _, ...row } = matchRow(state);
  return {
    matchId,
    ...row,
    clock: clockOf(state),
    lineup: state.lineup,
    players: playerLines(state),
    timeline: timelineOf(state),
    deleted: state.deleted,
  };
}

const counterEntries = {
  yellowCards: 'yellow-card',
  redCards: 'red-card',
  twoMinPenalties: 'two-minutes',
} as const satisfies Partial<Record<RaisedCounter, TimelineEntry['type']>>;

const milestones = {
  FirstHalfStarted: 'first-half',
  HalfTimeReached: 'half-time',
  SecondHalfStarted: 'second-half',
  MatchFinished: 'finished',
  MatchCancelled: 'cancelled',
} as const satisfies Partial<Record<LoggedMatchEvent['type'], TimelineEntry['type']>>;

/** What people see of the log, by action id; scores are those after each entry. */
function timelineOf(state: MatchState): Record<string, TimelineEntry> {
  const timeline: Record<string, TimelineEntry> = {};
  const goals = new Map(state.goals.map((goal) => [goal.id, goal]));
  const score = { homeScore: 0, awayScore: 0 };
  for (const action of state.actions) {
    const { id, version, half, second, at } = action;
    const stamp = { id, version, half, second, at };
    switch (action.type) {
      case 'GoalScored': {
        const goal = goals.get(id);
        if (goal === undefined) break;
        score[`${goal.team}Score`] += 1;
        const { team, scorer, assist, kind } = goal;
        timeline[id] = { ...stamp, type: 'goal', team, scorer, assist, kind, ...score };
        break;
      }
      case 'PlayerCounterRaised': {
        const { counter, playerId } = action.data;
        const team = sideOf(state, playerId);
        if (counter === 'assists' || team === null) break;
        timeline[id] = { ...stamp, type: counterEntries[counter], team, playerId };
        break;
      }
      case 'TimeoutTaken':
        timeline[id] = { ...stamp, type: 'timeout', team: action.data.team };
        break;
      case 'MvpChosen':
        if (action.data.playerId === state.mvpPlayerId)
          timeline[id] = { ...stamp, type: 'mvp', playerId: action.data.playerId };
        break;
      case 'ResultRecorded':
        Object.assign(score, action.data);
        timeline[id] = { ...stamp, type: 'result-recorded', ...score };
        break;
      case 'FirstHalfStarted':
      case 'HalfTimeReached':
      case 'SecondHalfStarted':
      case 'MatchFinished':
      case 'MatchCancelled':
        timeline[id] = { ...stamp, type: milestones[action.type], ...score };
        break;
      default:
    }
  }
  return timeline;
}

/**
 * What changed, as absolute values: `applyPatch(before, livePatch(before, after))` equals `after`.
 * An entry that is gone is a null.
 */
export function livePatch(before: LiveMatch, after: LiveMatch): LivePatch {
  const { players: playersBefore, timeline: timelineBefore, ...fieldsBefore } = before;
  const { players: playersAfter, timeline: timelineAfter, ...fieldsAfter } = after;
  const patch: LivePatch = changed(fieldsBefore, fieldsAfter);
  const players = changedEntries(playersBefore, playersAfter);
  const timeline = changedEntries(timelineBefore, timelineAfter);
  if (players !== null) patch.players = players;
  if (timeline !== null) patch.timeline = timeline;
  return patch;
}

/** The match after a patch; harmless to apply again. */
export function applyPatch(match: LiveMatch, patch: LivePatch): LiveMatch {
  const { players, timeline, ...fields } = patch;
  return {
    ...match,
    ...fields,
    players: players === undefined ? match.players : withEntries(match.players, players),
    timeline: timeline === undefined ? match.timeline : withEntries(match.timeline, timeline),
  };
}

/** One patch with the effect of two in a row. */
export function mergePatches(first: LivePatch, second: LivePatch): LivePatch {
  const merged: LivePatch = { ...first, ...second };
  if (first.players !== undefined || second.players !== undefined)
    merged.players = { ...first.players, ...second.players };
  if (first.timeline !== undefined || second.timeline !== undefined)
    merged.timeline = { ...first.timeline, ...second.timeline };
  return merged;
}

function changed<T extends object>(before: T, after: T): Partial<T> {
  const patch: Partial<T> = {};
  for (const key in after) if (!same(before[key], after[key])) patch[key] = after[key];
  return patch;
}

function changedEntries<T>(
  before: Record<string, T>,
  after: Record<string, T>,
): Record<string, T | null> | null {
  const patch: Record<string, T | null> = changed(before, after) as Record<string, T>;
  for (const key in before) if (!(key in after)) patch[key] = null;
  return Object.keys(patch).length === 0 ? null : patch;
}

function withEntries<T>(
  entries: Record<string, T>,
  patch: Record<string, T | null>,
): Record<string, T> {
  const next = { ...entries };
  for (const key in patch) {
    const value = patch[key];
    if (value === null || value === undefined) delete next[key];
    else next[key] = value;
  }
  return next;
}

/** Equality of plain JSON values. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => same(Reflect.get(a, key), Reflect.get(b, key)))
  );
}
