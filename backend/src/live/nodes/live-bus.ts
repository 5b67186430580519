import type { BoardLine, FansTally, LoggedMatchEvent } from '@kolo/domain';
import type { Server } from 'socket.io';

/** What one node tells the others, at most once and perhaps never: the log is the truth, this only hurries it along. */
export interface Announcement {
  /** Names the log's history; nodes on another one do not listen. */
  epoch: string;
  matchId: number;
  events: LoggedMatchEvent[];
  line: BoardLine;
  /** Of the taps, where they are traced. */
  traces?: readonly string[];
}

/** What one node knows of the people around a match: how many watch on it, how they voted. */
export interface ViewerCount {
  node: string;
  matchId: number;
  count: number;
  fansVotes?: FansTally;
}

/** How nodes hear of each other's commits. */
export interface LiveBus {
  /** Whether other nodes hear us and we hear them; without it they find out from the log. */
  readonly connected: boolean;
  /** Puts the sockets' server on the bus, before its namespaces are. */
  join(io: Server): void;
  onAnnouncement(listener: (announcement: Announcement) => void): void;
  onViewers(listener: (viewers: ViewerCount) => void): void;
  announce(announcement: Announcement): void;
  count(viewers: ViewerCount): void;
  close(): Promise<void>;
}

/** The injection token of the bus. */
export const liveBusToken = Symbol('kolo:live-bus');

/** One node has nobody to tell. */
export class LocalBus implements LiveBus {
  readonly connected = true;
  join(): void {}
  onAnnouncement(): void {}
  onViewers(): void {}
  announce(): void {}
  count(): void {}
  async close(): Promise<void> {}
}
