import type { LoggedMatchEvent } from '../match/events.js';

/** `GET /api/matches/{id}/replay?epoch=&version=`: ends at that version and never changes where both are given. */
export interface ReplayLog {
  matchId: number;
  epoch: string;
  version: number;
  events: LoggedMatchEvent[];
}
