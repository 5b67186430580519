import type { LoggedMatchEvent } from '../match/events.js';

export interface EventRecord {
  event: LoggedMatchEvent;
  /**
   * Its place in the log of all matches, a whole number as text.
   * @examples ["104"]
   */
  position: string;
  commandId: string;
  actor: { id: number; username: string } | null;
  device: string | null;
  /** When the server appended it; `event.at` is when it was tapped. */
  recordedAt: string;
}

export interface EventPage {
  matchId: number;
  epoch: string;
  version: number;
  events: EventRecord[];
  /** The version after which the next page begins; null on the last one. */
  next: number | null;
}
