import type { TabletCommand, TapCall } from '@kolo/domain';

/** One tap of the scorekeeper. Immutable, so that every repeat is the same request. */
export interface Tap {
  commandId: string;
  matchId: number;
  command: TabletCommand;
  call: TapCall;
  /** ISO 8601 instant by the corrected clock. */
  at: string;
}

/** A tap in the outbox; `order` is its place in this browser's line. */
export interface QueuedTap extends Tap {
  order: number;
}
