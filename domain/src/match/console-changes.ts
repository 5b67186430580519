import type { LoggedMatchEvent } from './events.js';

/** What consoles changed after the final whistle, until the result is official. */
export interface ConsoleChanges {
  count: number;
  /** ISO 8601 instant of the last change. */
  at: string;
}

/** Returns null where no console changed anything after the final whistle; the choice of the MVP is no change. */
export function consoleChangesAfterEnd(events: readonly LoggedMatchEvent[]): ConsoleChanges | null {
  const end = events.findLastIndex(({ type }) => type === 'MatchFinished');
  if (end < 0) return null;
  const changes = events
    .slice(end + 1)
    .filter(({ type, atConsole }) => atConsole === true && type !== 'MvpChosen');
  const last = changes.at(-1);
  return last === undefined ? null : { count: changes.length, at: last.at };
}
