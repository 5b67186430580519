/** A match as it was, from its public log. */
import type { LoggedMatchEvent } from './events.js';
import { replay } from './evolve.js';
import type { MatchState } from './state.js';

/**
 * The match as it was at a version; as it is, for a version that is still to come.
 * @param events the whole log of the match, from its first version on
 */
export function matchAt(
  matchId: number,
  events: readonly LoggedMatchEvent[],
  version: number,
): MatchState {
  return replay(matchId, events.slice(0, version));
}

/**
 * The versions that a replay shows: from the eve of the first whistle, each event one step. None before there was
 * a whistle, for there is nothing to watch.
 */
export function replayRange(
  events: readonly LoggedMatchEvent[],
): { first: number; last: number } | null {
  const whistle = events.findIndex(({ type }) => type === 'FirstHalfStarted');
  return whistle === -1 ? null : { first: whistle, last: events.length };
}
