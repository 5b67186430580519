import type { Fold, LoggedEvent } from '@kolo/domain';
import type { FirstRequest, Sender } from './repeats.js';

export interface Written<Event extends LoggedEvent> {
  event: Event;
  commandId: string;
  actorId: number | null;
  device: string | null;
  tablet?: string;
  /** ISO 8601; now where left out. */
  recordedAt?: string;
  /** Only on a command's first event. */
  requestHash?: string | null;
}

export interface Outcome<State, Event> {
  events: Event[];
  /** The state after this command, also for repeats. */
  state: State;
}

/** One stream of the log as far as this node has read it. Adding an event twice is harmless. */
export class StreamHistory<State extends { version: number }, Event extends LoggedEvent> {
  private present: State;
  private readonly log: Event[] = [];
  private readonly commands = new Map<
    string,
    { first: number; last: number; request: FirstRequest }
  >();

  constructor(
    protected readonly id: number,
    private readonly fold: Fold<State, Event>,
  ) {
    this.present = fold.initial(id);
  }

  get state(): State {
    return this.present;
  }

  get events(): readonly Event[] {
    return this.log;
  }

  get version(): number {
    return this.log.length;
  }

  /** @param state the fold up to the last of them, where the caller has it */
  add(written: readonly Written<Event>[], state?: State): void {
    const fresh: Event[] = [];
    for (const one of written) {
      const { event, commandId, requestHash = null } = one;
      if (event.version <= this.log.length) continue;
      if (event.version !== this.log.length + 1)
        throw new Error(`The log of ${this.id} lacks version ${this.log.length + 1}`);
      this.log.push(event);
      fresh.push(event);
      this.note(one);
      const command = this.commands.get(commandId);
      if (command === undefined)
        this.commands.set(commandId, {
          first: event.version,
          last: event.version,
          request: { requestHash, ...senderOf(one) },
        });
      else command.last = event.version;
    }
    if (fresh.length === 0) return;
    this.present =
      state?.version === this.log.length ? state : this.fold.extend(this.present, fresh);
  }

  at(version: number): State {
    if (version >= this.log.length) return this.present;
    return this.fold.replay(this.id, this.log.slice(0, version));
  }

  protected first(commandId: string): ({ result: Outcome<State, Event> } & FirstRequest) | null {
    const range = this.commands.get(commandId);
    if (range === undefined) return null;
    const events = this.log.slice(range.first - 1, range.last);
    return { result: { events, state: this.at(range.last) }, ...range.request };
  }

  /** Called once for each event. */
  protected note(_written: Written<Event>): void {}
}

const senderOf = ({ actorId, device, tablet }: Sender): Sender => ({
  actorId,
  device,
  ...(tablet === undefined ? {} : { tablet }),
});
