import { standingActions } from '../corrections.js';
import type { TimelineContext } from '../event-types/event-type-row.js';
import { completedBy, rowOf } from '../event-types/event-types.js';
import type { TimelineEntry } from '../event-types/timeline-entry.js';
import type { LoggedMatchEvent, MatchEventType } from '../events.js';
import type { RuledMatch } from '../ruled-match.js';
import { isClockEvent } from '../rules/clock.js';
import { isSetBack, stretchOf } from '../rules/stretches.js';
import type { BySide, Goal, MatchState } from '../state.js';
import { actionsInPlayOrder, placeOfAction } from './action-order.js';

/** Entries by action id; null for one that is gone. */
export type TimelineChanges = Record<string, TimelineEntry | null>;

interface Placed {
  action: LoggedMatchEvent;
  entry: TimelineEntry | null;
  /** The score after it. */
  home: number;
  away: number;
}

/**
 * The entries that spectators see, by action id, with the score after each (at half-time that of the half).
 * It is folded event by event, so an ordinary tap costs the same however long the log is.
 */
export class Timeline {
  readonly entries: Record<string, TimelineEntry>;
  private placed: Placed[] = [];
  private byId = new Map<string, Placed>();
  private goals = new Map<string, Goal>();

  constructor(state: MatchState) {
    this.entries = this.make(state);
  }

  /** Takes the next event, with the state after it, and returns what that changed. */
  take(event: LoggedMatchEvent, state: MatchState): TimelineChanges {
    const changes = mayChangeAll(event, state)
      ? changedEntries(this.entries, this.make(state))
      : this.extend(event, state);
    for (const id in changes) {
      const entry = changes[id];
      if (entry === null || entry === undefined) delete this.entries[id];
      else this.entries[id] = entry;
    }
    return changes;
  }

  private make(state: MatchState): Record<string, TimelineEntry> {
    this.goals = new Map(state.goals.map((goal) => [goal.id, goal]));
    this.placed = actionsInPlayOrder(standingActions(state), state.play).map(placedOf);
    this.byId = new Map(this.placed.map((placed) => [placed.action.id, placed]));
    return this.enter(0, state);
  }

  private extend(event: LoggedMatchEvent, state: MatchState): TimelineChanges {
    const goalId = event.type === 'GoalScored' ? event.id : completedBy(event);
    const goal = state.goals.findLast(({ id }) => id === goalId);
    if (goal !== undefined) this.goals.set(goal.id, goal);
    const completed = goal === undefined ? undefined : this.byId.get(goal.id);
    const actionOf = ({ action }: Placed) => action;
    const place = placeOfAction(event, this.placed, { play: state.play, actionOf });
    const placed = placedOf(event);
    this.byId.set(event.id, placed);
    this.placed.splice(place, 0, placed);
    return {
      ...this.enter(place, state),
      ...(completed !== undefined && this.enterCompleted(completed, state)),
    };
  }

  /** Enters the actions from a place on, because scores depend on those before it. */
  private enter(from: number, state: MatchState): Record<string, TimelineEntry> {
    const entries: Record<string, TimelineEntry> = {};
    const { home, away } = this.placed[from - 1] ?? { home: 0, away: 0 };
    const context = this.contextOf(state, { home, away });
    for (let place = from; place < this.placed.length; place += 1) {
      const placed = this.placed[place];
      if (placed === undefined) break;
      const entry = entryOf(placed.action, context);
      placed.home = context.score.home;
      placed.away = context.score.away;
      if (entry !== null && !isSame(placed.entry, entry)) entries[entry.id] = entry;
      placed.entry = entry;
    }
    return entries;
  }

  /** The scorer and the assist change no score. */
  private enterCompleted(placed: Placed, state: MatchState): Record<string, TimelineEntry> {
    const { action, home, away } = placed;
    const score = { home, away };
    const context = this.contextOf(state, score);
    if (action.type === 'GoalScored') score[action.data.team] -= 1;
    placed.entry = entryOf(action, context);
    return placed.entry === null ? {} : { [action.id]: placed.entry };
  }

  private contextOf(state: MatchState, score: BySide<number>): TimelineContext {
    return { state, goals: this.goals, score };
  }
}

/** A goal of the first half that arrives after the break changes the score of the break. */
const mayChangeAll = (event: LoggedMatchEvent, { halfTimeAt, play }: MatchState): boolean =>
  rowOf(event.type).remakesTimeline ||
  (event.type === 'GoalScored' && event.half === 1 && halfTimeAt !== null) ||
  (play !== null && mayMoveStretches(play, event));

/** The clock was set back, or a turn of it that arrives late may have moved where it was. */
const mayMoveStretches = (play: RuledMatch, event: LoggedMatchEvent): boolean =>
  isClockEvent(event) && (event.type === 'ClockCorrected' || event.at < play.latestAt);

const placedOf = (action: LoggedMatchEvent): Placed => ({ action, entry: null, home: 0, away: 0 });

const entryOf = <Type extends MatchEventType>(
  event: LoggedMatchEvent<Type>,
  context: TimelineContext,
): TimelineEntry | null => {
  const entry = rowOf<Type>(event.type).entry?.(event, context) ?? null;
  const { play } = context.state;
  if (entry !== null && play !== null && isSetBack(play)) {
    const stretch = stretchOf(play, event);
    if (stretch > 0) entry.stretch = stretch;
  }
  return entry;
};

function changedEntries(
  before: Record<string, TimelineEntry>,
  after: Record<string, TimelineEntry>,
): TimelineChanges {
  const changes: TimelineChanges = {};
  for (const id in after) {
    const entry = after[id];
    if (entry !== undefined && !isSame(before[id], entry)) changes[id] = entry;
  }
  for (const id in before) if (!(id in after)) changes[id] = null;
  return changes;
}

/** Entries of one type have the same fields, none of which is an object. */
function isSame(before: TimelineEntry | null | undefined, after: TimelineEntry): boolean {
  if (before === null || before === undefined) return false;
  if (Object.keys(before).length !== Object.keys(after).length) return false;
  for (const field in after)
    if (Reflect.get(before, field) !== Reflect.get(after, field)) return false;
  return true;
}
