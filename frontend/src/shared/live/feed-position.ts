import type { LiveDelta } from '@kolo/domain';

/** Where a follower stands in a match's log; `epoch` names the log's history. */
export interface FeedPosition {
  epoch: string;
  version: number;
}

export interface Sorted {
  /** Contiguous from the version after the given one. */
  next: LiveDelta[];
  /** A version is missing between `next` and what came. */
  gap: boolean;
}

/** The rule of the feed: older → ignore, next → apply, gap → ask. */
export function sortDeltas(version: number, deltas: readonly LiveDelta[]): Sorted {
  const next: LiveDelta[] = [];
  let expected = version + 1;
  for (const delta of deltas) {
    if (delta.version < expected) continue;
    if (delta.version > expected) return { next, gap: true };
    next.push(delta);
    expected += 1;
  }
  return { next, gap: false };
}

/**
 * Of a follower that also learns from elsewhere (answers of its own commands) the place that it names: it may
 * have more than it was handed, and less while it was still in another history.
 */
export function placeOf(
  own: FeedPosition | undefined,
  told: FeedPosition | undefined,
): FeedPosition | undefined {
  return own === undefined || told?.epoch === own.epoch ? told : own;
}
