import type { Refusal } from '../errors.js';

/** What every event has beside its fact: its id, when it happened and its place in its stream. */
export interface Envelope {
  /** `<commandId>.<n>`: the sender knows it before the server has answered. */
  id: string;
  at: string;
  version: number;
}

export interface LoggedEvent extends Envelope {
  type: string;
  data: object;
}

export interface DecisionContext {
  commandId: string;
  at: string;
}

export type DecisionOn<State, Event> =
  | { ok: true; events: Event[]; state: State }
  | { ok: false; refusal: Refusal };

/** The pure half of one kind of stream; `State` is plain JSON. */
export interface Decider<
  State extends { version: number },
  Command,
  Event extends LoggedEvent,
  Context extends DecisionContext = DecisionContext,
> {
  initial: (id: number) => State;
  decide: (state: State, command: Command, context: Context) => DecisionOn<State, Event>;
  /** The state after more events; the given one stays as it is. */
  extend: (state: State, events: Iterable<Event>) => State;
  replay: (id: number, events: readonly Event[]) => State;
}
