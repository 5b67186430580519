import type { LiveMatch, LivePatch, TimelineEntry } from '../contract/live.js';
import { standingActions } from './corrections.js';
import type { LoggedMatchEvent, RaisedCounter } from './events.js';
import { inPlayOrder } from './play-order.js';
import { type BySide, type Goal, type MatchState, sideOf } from './state.js';
import { clockOf, halfTimeScoreOf, matchRow, playerLines } from './summary.js';

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
  SecondHalfStarted: 'second-half',
  MatchFinished: 'finished',
  MatchCancelled: 'cancelled',
} as const satisfies Partial<Record<LoggedMatchEvent['type'], TimelineEntry['type']>>;

/** What people see of the log, by action id; scores are those after each entry, at half-time that of the half. */
function timelineOf(state: MatchState): Record<string, TimelineEntry> {
  const goals = new Map(state.goals.map((goal) => [goal.id, goal]));
  const score = { home: 0, away: 0 };
  const entries: [string, TimelineEntry][] = [];
  for (const action of inPlayOrder(standingActions(state))) {
    const entry = entryOf(state, action, goals, score);
    if (entry !== null) entries.push([action.id, entry]);
  }
  return Object.fromEntries(entries);
}

/** Fields are written out, because spreading them costs a long match milliseconds per tap. */
function entryOf(
  state: MatchState,
  action: LoggedMatchEvent,
  goals: ReadonlyMap<string, Goal>,
  score: BySide<number>,
): TimelineEntry | null {
  const { id, version, half, second, at } = action;
  switch (action.type) {
    case 'GoalScored': {
      const goal = goals.get(id);
      if (goal === undefined) return null;
      score[goal.team] += 1;
      const { team, scorer, assist, kind } = goal;
      const { home: homeScore, away: awayScore } = score;
      const type = 'goal';
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
    }
    case 'PlayerCounterRaised': {
      const { counter, playerId } = action.data;
      const team = sideOf(state, playerId);
      if (counter === 'assists' || team === null) return null;
      return { id, version, half, second, at, type: counterEntries[counter], team, playerId };
    }
    case 'TimeoutTaken':
      return { id, version, half, second, at, type: 'timeout', team: action.data.team };
    case 'MvpChosen': {
      const { playerId } = action.data;
      if (playerId !== state.mvpPlayerId) return null;
      return { id, version, half, second, at, type: 'mvp', playerId };
    }
    case 'ResultRecorded': {
      const { homeScore, awayScore } = action.data;
      score.home = homeScore;
      score.away = awayScore;
      return { id, version, half, second, at, type: 'result-recorded', homeScore, awayScore };
    }
    case 'HalfTimeReached': {
      const { home: homeScore, away: awayScore } = halfTimeScoreOf(state) ?? score;
      return { id, version, half, second, at, type: 'half-time', homeScore, awayScore };
    }
    case 'FirstHalfStarted':
    case 'SecondHalfStarted':
    case 'MatchFinished':
    case 'MatchCancelled': {
      const { home: homeScore, away: awayScore } = score;
      const type = milestones[action.type];
      return { id, version, half, second, at, type, homeScore, awayScore };
    }
    default:
      return null;
  }
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
