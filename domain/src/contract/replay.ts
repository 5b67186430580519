/** The public log of a match, for replaying it on the spectator's own device. */
import type { LoggedMatchEvent } from '../match/events.js';

/**
 * `GET /api/matches/{id}/replay?epoch=&version=`: what happened, without who tapped it on which device.
 * With both parts of the query, and where the log has that history, it ends at that version and never changes.
 */
export interface ReplayLog {
  matchId: number;
  epoch: string;
  /** Of the last event. */
  version: number;
  events: LoggedMatchEvent[];
}
