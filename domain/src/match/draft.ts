import type { Refusal } from '../errors.js';
import { readClock } from './clock.js';
import type { CommandContext } from './commands.js';
import type { LoggedMatchEvent, MatchFact } from './events.js';
import { evolve } from './evolve.js';
import { refusalOf } from './permits.js';
import type { MatchState } from './state.js';

/** A command being decided: the facts so far and the state after them. */
export class Draft {
  readonly events: LoggedMatchEvent[] = [];

  constructor(
    public state: MatchState,
    private readonly context: CommandContext,
  ) {}

  /** Whether the rules let this happen now, without letting it happen. */
  refusalOf(fact: MatchFact): Refusal | null {
    return refusalOf(this.state, fact);
  }

  /** Lets a fact happen, stamped with its id, its version and the match clock, or says why it may not. */
  add(fact: MatchFact): Refusal | null {
    const refusal = refusalOf(this.state, fact);
    if (refusal !== null) return refusal;
    const { at, commandId } = this.context;
    const event: LoggedMatchEvent = {
      ...fact,
      id: `${commandId}.${this.events.length}`,
      at,
      ...this.clockFor(fact),
      version: this.state.version + 1,
    };
    this.events.push(event);
    this.state = evolve(this.state, event);
    return null;
  }

  /** A whistle that starts a half is second 0 of the half that it starts. */
  private clockFor(fact: MatchFact): Pick<LoggedMatchEvent, 'half' | 'second'> {
    if (fact.type === 'FirstHalfStarted') return { half: 1, second: 0 };
    if (fact.type === 'SecondHalfStarted') return { half: 2, second: 0 };
    return readClock(this.state, this.context.at);
  }
}
