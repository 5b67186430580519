import { rowOf } from '../event-types/event-types.js';
import type { LoggedMatchEvent } from '../events.js';
import type { RuledMatch } from '../ruled-match.js';
import { isSetBack, stretchOf } from '../rules/stretches.js';
import { byVersion, placeAmong, type Timed } from './play-order.js';

/** Actions in the order of play: late and corrected ones come at their minute. */
export function actionsInPlayOrder(
  actions: readonly LoggedMatchEvent[],
  play: RuledMatch | null,
): LoggedMatchEvent[] {
  const ordered: LoggedMatchEvent[] = [];
  for (const action of byVersion(actions))
    ordered.splice(placeOfAction(action, ordered, { play, actionOf: same }), 0, action);
  return ordered;
}

/** Where the newest action belongs among the older ones, which are in the order of play. */
export function placeOfAction<Placed>(
  action: LoggedMatchEvent,
  ordered: readonly Placed[],
  { play, actionOf }: { play: RuledMatch | null; actionOf: (placed: Placed) => LoggedMatchEvent },
): number {
  // Whistles and awards stay where they are in the log, and so does what has no clock.
  if (rowOf(action.type).minute !== 'order') return ordered.length;
  const timed = timedIn(play);
  return placeAmong(timed(action), ordered, (placed) => {
    const before = actionOf(placed);
    return isPassedOver(before) ? null : timed(before);
  });
}

/** Most clocks are never set back, so most actions are compared as they are. */
const timedIn = (play: RuledMatch | null): ((action: LoggedMatchEvent) => Timed) =>
  play === null || !isSetBack(play)
    ? same
    : (action) => ({ ...action, stretch: stretchOf(play, action) });

/** Actions without an entry, and the choice of a player, hold up nothing that is placed by its minute. */
function isPassedOver(action: LoggedMatchEvent): boolean {
  if (action.type === 'PlayerCounterRaised') return action.data.counter === 'assists';
  return action.type === 'MvpChosen' || rowOf(action.type).entry === null;
}

const same = <T>(item: T): T => item;
