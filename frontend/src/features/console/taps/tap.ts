import type { ConsoleCommand, TapCall } from '@kolo/domain';

/** One tap of the scorekeeper. Immutable, so that every repeat is the same request. */
export interface Tap {
  commandId: string;
  matchId: number;
  command: ConsoleCommand;
  call: TapCall;
  /** ISO 8601 instant by the corrected clock. */
  at: string;
  /** The grant that it was made under; left out where it was made with an account. */
  grant?: number;
  /** Made by a referee or under a grant, as the rules need it; absent for administrators. */
  atConsole?: true;
}

/** A tap in the outbox; `order` is its place in this browser's line. */
export interface QueuedTap extends Tap {
  order: number;
}

/** The tap under another id. Whatever else in it is an id of that command or its actions follows. */
export function renamed<Made extends Tap>(tap: Made, from: string, to: string): Made {
  return JSON.parse(JSON.stringify(tap).replaceAll(from, to)) as Made;
}

/** @param grant null for an account */
export function madeUnder<Made extends Tap>({ grant: _, ...tap }: Made, grant: number | null) {
  return grant === null ? tap : { ...tap, grant };
}
