import { standingActions } from './corrections.js';
import { rowOf, type TimelineContext, type TimelineEntry } from './event-types.js';
import type { LoggedMatchEvent, MatchEventType } from './events.js';
import { inPlayOrder } from './play-order.js';
import type { MatchState } from './state.js';

/** Returns what spectators see, by action id, with the score after each entry (at half-time that of the half). */
export function timelineOf(state: MatchState): Record<string, TimelineEntry> {
  const context: TimelineContext = {
    state,
    goals: new Map(state.goals.map((goal) => [goal.id, goal])),
    score: { home: 0, away: 0 },
  };
  const entries: Record<string, TimelineEntry> = {};
  for (const action of inPlayOrder(standingActions(state))) {
    const entry = entryOf(action, context);
    if (entry !== null) entries[action.id] = entry;
  }
  return entries;
}

const entryOf = <Type extends MatchEventType>(
  event: LoggedMatchEvent<Type>,
  context: TimelineContext,
): TimelineEntry | null => rowOf<Type>(event.type).entry?.(event, context) ?? null;
