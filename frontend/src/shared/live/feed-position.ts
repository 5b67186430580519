import type { LiveDelta } from '@kolo/domain';

/** `epoch` names the history of the log. */
export interface FeedPosition {
  epoch: string;
  version: number;
}

export interface Sorted {
  /** Contiguous, from the version after the given one. */
  next: LiveDelta[];
  gap: boolean;
}

/** Older is ignored, next is applied, a gap is requested. */
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

/** The caller's own position counts too: answers to its commands may be ahead of the feed. */
export function currentPosition(
  own: FeedPosition | undefined,
  callers: FeedPosition | undefined,
): FeedPosition | undefined {
  return own === undefined || callers?.epoch === own.epoch ? callers : own;
}
