import type { LiveMatch, LivePatch } from '../contract/live.js';
import type { MatchState } from '../match/state.js';
import { timelineOf } from '../match/timeline.js';
import { clockOf, matchRow, playerLines } from './match-rows.js';

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

/** Absolute values: `applyPatch(before, livePatch(before, after))` equals `after`. A null removes an entry. */
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

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => same(Reflect.get(a, key), Reflect.get(b, key)))
  );
}
