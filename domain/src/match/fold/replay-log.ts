import type { LoggedMatchEvent } from '../events.js';
import type { MatchState } from '../state.js';
import { replay } from './evolve.js';

/** The match as it was at a version, from its whole log; as it is, for a version that is still to come. */
export function matchAt(
  matchId: number,
  events: readonly LoggedMatchEvent[],
  version: number,
): MatchState {
  return replay(matchId, events.slice(0, version));
}

/** The versions that a replay shows, from just before the first whistle; null before there was one. */
export function replayRange(
  events: readonly LoggedMatchEvent[],
): { first: number; last: number } | null {
  const whistle = events.findIndex(({ type }) => type === 'FirstHalfStarted');
  return whistle === -1 ? null : { first: whistle, last: events.length };
}
