import { rowOf } from './event-types.js';
import type { LoggedMatchEvent } from './events.js';
import { byVersion, placeAmong, type Timed } from './play-order.js';

/** Actions in the order of play: what arrived late or was corrected stands at its minute. */
export function actionsInPlayOrder(actions: readonly LoggedMatchEvent[]): LoggedMatchEvent[] {
  const ordered: LoggedMatchEvent[] = [];
  for (const action of byVersion(actions))
    ordered.splice(placeOfAction(action, ordered, same), 0, action);
  return ordered;
}

/** Where the newest action belongs among the older ones, which are in the order of play. */
export function placeOfAction<Placed>(
  action: LoggedMatchEvent,
  ordered: readonly Placed[],
  actionOf: (placed: Placed) => LoggedMatchEvent,
): number {
  // Whistles and awards stay where they are in the log, and so does what has no clock.
  if (rowOf(action.type).minute !== 'order') return ordered.length;
  return placeAmong(action, ordered, (placed) => seen(actionOf(placed)));
}

/** Actions without an entry must not hold up what is placed by its minute; logs without a sheet keep their order. */
const seen = (action: LoggedMatchEvent): Timed | null =>
  action.period !== undefined && rowOf(action.type).entry === null ? null : action;

const same = <T>(item: T): T => item;
