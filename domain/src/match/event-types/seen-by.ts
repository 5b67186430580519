import type { LoggedMatchEvent } from '../events.js';
import { isMatchEventType, rowOf } from './event-types.js';

/**
 * The public form of an event. One for officials, and one that only a newer release understands, shows that there
 * is an event and when, so that the versions have no gap.
 */
export function asSeenByEveryone(event: LoggedMatchEvent): LoggedMatchEvent {
  if (isMatchEventType(event.type) && rowOf(event.type).seenBy === 'everyone') return event;
  const { atConsole: _, ...stamp } = event;
  return { ...stamp, type: 'Withheld', data: {} };
}

/** Whether an event says what happened; where one does not, whoever folds the log reads the match instead. */
export const isReadable = ({ type }: LoggedMatchEvent): boolean =>
  isMatchEventType(type) && type !== 'Withheld';
