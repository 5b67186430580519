import type { Refusal } from '../errors.js';

/** The envelope of every event: its id, when it happened and its place in its stream. */
export interface Envelope {
  /** `<commandId>.<n>`: the sender knows it before the server has answered. */
  id: string;
  at: string;
  version: number;
}

/** The id of the command that an event is of. */
export const commandIdOf = (eventId: string): string => eventId.slice(0, eventId.lastIndexOf('.'));

export interface LoggedEvent extends Envelope {
  type: string;
  data: object;
}

export interface DecisionContext {
  commandId: string;
  at: string;
}

/** The outcome of a command by the rules of its stream. */
export type DecisionOn<State, Event> =
  | { ok: true; events: Event[]; state: State }
  | { ok: false; refusal: Refusal };

/** How streams of one kind are read; `State` is plain JSON. */
export interface Fold<State extends { version: number }, Event extends LoggedEvent> {
  initial: (id: number) => State;
  /** The state after more events; the given one stays as it is. */
  extend: (state: State, events: Iterable<Event>) => State;
  replay: (id: number, events: readonly Event[]) => State;
}
