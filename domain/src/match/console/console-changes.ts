import { isSigningEvent } from '../event-types/signing.js';
import type { LoggedMatchEvent } from '../events.js';

/** Changes by consoles after the final whistle, until the result is official. */
export interface ConsoleChanges {
  count: number;
  /** ISO 8601 instant of the last change. */
  at: string;
}

/**
 * Returns null where no console changed anything after the final whistle, or where that whistle was undone; the
 * choice of the MVP does not count as one, nor does a signature, a remark or a protest.
 */
export function consoleChangesAfterEnd(events: readonly LoggedMatchEvent[]): ConsoleChanges | null {
  const end = events.findLastIndex(({ type }) => type === 'MatchFinished');
  const whistle = events[end];
  if (whistle === undefined) return null;
  const after = events.slice(end + 1);
  const isUndone = after.some(
    (event) => event.type === 'ActionVoided' && event.data.actionId === whistle.id,
  );
  if (isUndone) return null;
  const changes = after.filter(
    ({ type, atConsole }) => atConsole === true && type !== 'MvpChosen' && !isSigningEvent(type),
  );
  const last = changes.at(-1);
  return last === undefined ? null : { count: changes.length, at: last.at };
}
