import type { Upcaster } from '../../log/upcast.js';
import type { ConsoleCommand } from '../commands.js';
import type { Correctable } from '../corrections.js';
import type { LoggedMatchEvent, MatchEventType } from '../events.js';
import type { BySide, Goal, MatchState } from '../state.js';
import { type Milestone, type TimelineEntry, timed } from './timeline-entry.js';

export interface TimelineContext {
  state: MatchState;
  goals: ReadonlyMap<string, Goal>;
  /** After the entries so far; an entry that changes the score changes it here. */
  score: BySide<number>;
}

/** The rules of a type are in `permits.ts` and its effect in `evolve.ts`; everything else about it is here. */
export interface EventTypeRow<Type extends MatchEventType> {
  /** The first turns data of schema version 1 into version 2, and so on. */
  upcasters: readonly Upcaster[];
  /** `unless-needed`: later events can depend on it, so an undo asks the rules for each of them. */
  undo: 'never' | 'always' | 'unless-needed';
  /** `order`: the timeline sorts it by its minute; `label`: its line names the minute. */
  minute: 'order' | 'label' | 'none';
  /** Fields that a correction may change (`corrections.ts`). */
  correct: Correctable;
  /** The action that the event says more about and disappears with. */
  completes: ((event: LoggedMatchEvent<Type>) => string) | null;
  redo: ((event: LoggedMatchEvent<Type>, state: MatchState) => ConsoleCommand | null) | null;
  entry: ((event: LoggedMatchEvent<Type>, context: TimelineContext) => TimelineEntry | null) | null;
  /** Whether it may change any entry before it; other events cost the same however long the log is. */
  remakesTimeline: boolean;
  audit:
    | 'schedule'
    | 'reschedule'
    | 'cancel'
    | 'delete'
    | 'restore'
    | 'result'
    | 'postpone'
    | 'abandon'
    | 'resume'
    | 'replay'
    | 'award'
    | 'annul'
    | 'decide-protest'
    | 'confirm'
    | 'reopen'
    | null;
  changes: readonly ('calendar' | 'board')[];
  /** What `officials` alone see goes to everybody else as `Withheld` (`seen-by.ts`). */
  seenBy: 'everyone' | 'officials';
}

export const whistle = {
  upcasters: [],
  undo: 'unless-needed',
  minute: 'none',
  correct: 'nothing',
  completes: null,
  remakesTimeline: false,
  audit: null,
  seenBy: 'everyone',
} as const;

export const tap = {
  upcasters: [],
  remakesTimeline: false,
  audit: null,
  changes: [],
  seenBy: 'everyone',
} as const;

/** The timeline entry of a whistle, with the score at that moment. */
export function milestone(
  type: Milestone,
  event: LoggedMatchEvent,
  { home: homeScore, away: awayScore }: BySide<number>,
): TimelineEntry {
  const { id, version, half, second, at } = event;
  return timed({ id, version, half, second, at, type, homeScore, awayScore }, event);
}
