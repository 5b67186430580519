import type { Refusal } from '../../errors.js';
import { readClock } from '../clock.js';
import type { CommandContext } from '../commands.js';
import type { LoggedMatchEvent, MatchEvent } from '../events.js';
import { evolve } from '../fold/evolve.js';
import { refusalOf } from '../permits/permits.js';
import { besideClock } from '../rules/clock-elsewhere.js';
import { playTimeOf } from '../rules/stamp.js';
import type { MatchState } from '../state.js';

export class Draft {
  readonly events: LoggedMatchEvent[] = [];

  constructor(
    public state: MatchState,
    private readonly context: CommandContext,
  ) {}

  /** Returns why an event may not happen after those of the draft; null where it may. Adds nothing. */
  refusalOf(event: MatchEvent): Refusal | null {
    return refusalOf(this.state, event);
  }

  /** Adds an event, stamped with its id, its version and the match clock, or says why it may not happen. */
  add(added: MatchEvent): Refusal | null {
    const { commandId, atConsole } = this.context;
    const { event, at } = besideClock(this.state.play, added, this.context);
    const logged: LoggedMatchEvent = {
      ...event,
      id: `${commandId}.${this.events.length}`,
      at,
      ...this.clockFor(event, at),
      version: this.state.version + 1,
      ...playTimeOf(this.state.play, event, at),
      ...(atConsole === true ? { atConsole } : {}),
    };
    const refusal = refusalOf(this.state, logged);
    if (refusal !== null) return refusal;
    this.events.push(logged);
    this.state = evolve(this.state, logged);
    return null;
  }

  private clockFor(event: MatchEvent, at: string): Pick<LoggedMatchEvent, 'half' | 'second'> {
    if (event.type === 'FirstHalfStarted') return { half: 1, second: 0 };
    if (event.type === 'SecondHalfStarted') return { half: 2, second: 0 };
    return readClock(this.state, at);
  }
}
