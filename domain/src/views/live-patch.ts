import type { DecidedFields, LiveMatch, LivePatch } from '../contract/live.js';
import { ruledMatchKeys } from '../match/ruled-match-fields.js';

const decidedKeys = [
  'outcome',
  'awardedTo',
  'playedScore',
  'newMatchId',
  'resultState',
  'officialAt',
] as const satisfies (keyof DecidedFields)[];

/** Absolute values: `applyPatch(before, livePatch(before, after))` equals `after`. A null removes an entry. */
export function livePatch(before: LiveMatch, after: LiveMatch): LivePatch {
  const { timeline: timelineBefore, ...restBefore } = before;
  const { timeline: timelineAfter, ...restAfter } = after;
  const timeline = changedEntries(timelineBefore, timelineAfter);
  const patch: LivePatch = fieldsPatch(restBefore, restAfter);
  return timeline === null ? patch : { ...patch, timeline };
}

/** The changed fields beside the timeline, which alone grows with the log. */
export function fieldsPatch(
  before: Omit<LiveMatch, 'timeline'>,
  after: Omit<LiveMatch, 'timeline'>,
): LivePatch {
  const { players: playersBefore, ...fieldsBefore } = before;
  const { players: playersAfter, ...fieldsAfter } = after;
  const patch: LivePatch = changed(fieldsBefore, fieldsAfter);
  if (before.rules !== undefined && after.rules === undefined) patch.rules = null;
  for (const key of decidedKeys) if (key in before && !(key in after)) patch[key] = null;
  const players = changedEntries(playersBefore, playersAfter);
  return players === null ? patch : { ...patch, players };
}

/** The match after a patch; harmless to apply again. */
export function applyPatch(match: LiveMatch, patch: LivePatch): LiveMatch {
  const { players, timeline, rules, outcome, awardedTo, playedScore, ...rest } = patch;
  const { newMatchId, resultState, officialAt, ...fields } = rest;
  const next: LiveMatch = {
    ...match,
    ...fields,
    players: players === undefined ? match.players : withEntries(match.players, players),
    timeline: timeline === undefined ? match.timeline : withEntries(match.timeline, timeline),
  };
  if (rules === null) for (const key of ruledMatchKeys) delete next[key];
  else if (rules !== undefined) next.rules = rules;
  take(next, 'outcome', outcome);
  take(next, 'awardedTo', awardedTo);
  take(next, 'playedScore', playedScore);
  take(next, 'newMatchId', newMatchId);
  take(next, 'resultState', resultState);
  take(next, 'officialAt', officialAt);
  return next;
}

function take<Key extends keyof DecidedFields>(
  match: DecidedFields,
  key: Key,
  value: DecidedFields[Key] | null | undefined,
): void {
  if (value === null) delete match[key];
  else if (value !== undefined) match[key] = value;
}

/** One patch with the effect of all, the oldest first; merging them in any groups gives the same. */
export function mergePatches(patches: readonly LivePatch[]): LivePatch {
  const merged: LivePatch = {};
  for (const { players, timeline, ...fields } of patches) {
    Object.assign(merged, fields);
    if (players !== undefined) merged.players = Object.assign(merged.players ?? {}, players);
    if (timeline !== undefined) merged.timeline = Object.assign(merged.timeline ?? {}, timeline);
  }
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

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => same(Reflect.get(a, key), Reflect.get(b, key)))
  );
}
