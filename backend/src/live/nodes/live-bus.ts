import type { BoardLine, FansTally, LoggedMatchEvent } from '@kolo/domain';
import type { Server } from 'socket.io';

/** A node's message after a commit. It may get lost: the log is the truth. */
export interface Announcement {
  /** Nodes on another history ignore the message. */
  epoch: string;
  matchId: number;
  events: LoggedMatchEvent[];
  line: BoardLine;
  traces?: readonly string[];
}

export interface ViewerCount {
  node: string;
  matchId: number;
  count: number;
  fansVotes?: FansTally;
}

export interface LiveBus {
  readonly connected: boolean;
  /** Joins the bus; must run before namespaces are created. */
  join(io: Server): void;
  onAnnouncement(listener: (announcement: Announcement) => void): void;
  onViewers(listener: (viewers: ViewerCount) => void): void;
  announce(announcement: Announcement): void;
  count(viewers: ViewerCount): void;
  close(): Promise<void>;
}

export const liveBusToken = Symbol('kolo:live-bus');

/** The bus of a single node. */
export class LocalBus implements LiveBus {
  readonly connected = true;
  join(): void {}
  onAnnouncement(): void {}
  onViewers(): void {}
  announce(): void {}
  count(): void {}
  async close(): Promise<void> {}
}
