import { rowOf } from './event-types.js';
import type { MatchEventType, Stamp } from './events.js';
import type { TimelineEntry } from './timeline-entry.js';

type Timed = Omit<Stamp, 'id' | 'at'> &
  ({ type: MatchEventType; data: unknown } | { type: TimelineEntry['type'] });

/** Whistles and awards stay where they are in the log, and so does what has no clock. */
const isPlaced = (item: Timed): boolean =>
  'data' in item ? rowOf(item.type).minute === 'order' : 'team' in item;

/** Events or timeline entries in the order of play: what arrived late or was corrected stands at its minute. */
export function inPlayOrder<T extends Timed>(items: readonly T[]): T[] {
  const ordered: T[] = [];
  for (const item of [...items].sort((a, b) => a.version - b.version)) {
    ordered.splice(placeOf(item, ordered, same), 0, item);
  }
  return ordered;
}

/** Where the newest item belongs among the older ones, which are in the order of play. */
export function placeOf<T>(
  item: Timed,
  ordered: readonly T[],
  itemOf: (placed: T) => Timed,
): number {
  let place = ordered.length;
  if (!isPlaced(item)) return place;
  for (let n = ordered.length; n > 0; n -= 1) {
    const before = ordered[n - 1];
    if (before === undefined) break;
    const earlier = itemOf(before);
    if (isUnseen(earlier)) continue;
    if (!isLater(earlier, item)) break;
    place = n - 1;
  }
  return place;
}

/** Events without an entry must not hold up what is placed by its minute; logs without a sheet keep their order. */
const isUnseen = (item: Timed): boolean =>
  item.period !== undefined && 'data' in item && rowOf(item.type).entry === null;

const same = <T>(item: T): T => item;

function isLater(a: Timed, b: Timed): boolean {
  if (a.period !== undefined && b.period !== undefined) {
    if (a.period !== b.period) return a.period > b.period;
    return a.played !== undefined && b.played !== undefined && a.played > b.played;
  }
  if (a.half === null || a.second === null) return false;
  if (b.half === null || b.second === null) return false;
  return a.half === b.half ? a.second > b.second : a.half > b.half;
}
