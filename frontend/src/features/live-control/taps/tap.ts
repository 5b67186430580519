import type { TabletCommand, TapCall } from '@kolo/domain';

/** One tap of the scorekeeper. Never changes once made, so that every repeat is the same request. */
export interface Tap {
  commandId: string;
  matchId: number;
  command: TabletCommand;
  call: TapCall;
  /** ISO 8601 instant of the tap, by the corrected clock. */
  at: string;
}

/** A tap in the outbox; `order` is its place in the line of this browser. */
export interface QueuedTap extends Tap {
  order: number;
}
