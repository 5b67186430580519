import type { TimelineEntry } from '../event-types/timeline-entry.js';
import type { Stamp } from '../events.js';

export interface Timed extends Omit<Stamp, 'id'> {
  /** How often the clock of its period had been set back; absent for 0. */
  stretch?: number;
}

/** Timeline entries in the order of play: late and corrected ones come at their minute. */
export function inPlayOrder<Entry extends TimelineEntry>(entries: readonly Entry[]): Entry[] {
  const ordered: Entry[] = [];
  for (const entry of byVersion(entries)) {
    // Whistles and awards stay where they are in the log.
    const place = 'team' in entry ? placeAmong(entry, ordered, timedOf) : ordered.length;
    ordered.splice(place, 0, entry);
  }
  return ordered;
}

/** A player may be chosen at any time, and replaced by another one later. */
const timedOf = (entry: TimelineEntry): Timed | null => (entry.type === 'mvp' ? null : entry);

/** The items in the order of the log. */
export const byVersion = <Item extends Timed>(items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => a.version - b.version);

/**
 * Where the newest item belongs among the older ones, which are in the order of play.
 * @param timedOf null for what others are not placed by
 */
export function placeAmong<Placed>(
  item: Timed,
  ordered: readonly Placed[],
  timedOf: (placed: Placed) => Timed | null,
): number {
  let place = ordered.length;
  for (let n = ordered.length; n > 0; n -= 1) {
    const before = ordered[n - 1];
    if (before === undefined) break;
    const earlier = timedOf(before);
    if (earlier === null) continue;
    if (!isLater(earlier, item)) break;
    place = n - 1;
  }
  return place;
}

function isLater(a: Timed, b: Timed): boolean {
  if (a.period !== undefined && b.period !== undefined) {
    if (a.period !== b.period) return a.period > b.period;
    const [before, after] = [a.stretch ?? 0, b.stretch ?? 0];
    if (before !== after) return before > after;
    if (a.played === undefined || b.played === undefined) return false;
    // While the clock is stopped the instants decide, which are all written alike.
    return a.played === b.played ? a.at > b.at : a.played > b.played;
  }
  if (a.half === null || a.second === null) return false;
  if (b.half === null || b.second === null) return false;
  return a.half === b.half ? a.second > b.second : a.half > b.half;
}
