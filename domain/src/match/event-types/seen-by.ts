import type { LoggedMatchEvent } from '../events.js';
import { isMatchEventType, rowOf } from './event-types.js';

/**
 * What everybody may know of an event. Of one for officials, and of one that only a newer release understands, it is
 * that there is one and when, so that the versions have no gap.
 */
export function asSeenByEveryone(event: LoggedMatchEvent): LoggedMatchEvent {
  if (isMatchEventType(event.type) && rowOf(event.type).seenBy === 'everyone') return event;
  const { atConsole: _, ...stamp } = event;
  return { ...stamp, type: 'Withheld', data: {} };
}

/** Whether an event says what happened; who folds the log reads the match instead where one does not. */
export const saysWhat = ({ type }: LoggedMatchEvent): boolean =>
  isMatchEventType(type) && type !== 'Withheld';
