import {
  type CommandContext,
  decide,
  extend,
  initialMatchState,
  type MatchCommand,
  type MatchState,
} from '@kolo/domain';
import type { EventStore } from '../src/events/event-store.js';
import type { AppendOutcome, StreamAppend } from '../src/events/stored-event.js';
import { projectionRows } from '../src/projections/projection-rows.js';

export const kickOff = '2026-03-15T16:00:00.000Z';
const home = [1, 2, 3, 4, 5];
const away = [11, 12, 13, 14, 15];
export const roster = { home: [...home, 6], away: [...away, 16] };
export const everybody = [...home, ...away];

let commands = 0;
export const newCommandId = (): string => `test-command-${process.pid}-${commands++}`;

/** A match as one tablet sees it: decides on its own state and appends what comes of it. */
export class MatchLog {
  state: MatchState;

  constructor(
    readonly store: EventStore,
    readonly id: number,
  ) {
    this.state = initialMatchState(id);
  }

  /** The append that a command comes to, and the state after it; null when it is refused or changes nothing. */
  decided(
    command: MatchCommand,
    { commandId = newCommandId(), at = kickOff }: Partial<CommandContext> = {},
  ): { append: StreamAppend; after: MatchState } | null {
    const decision = decide(this.state, command, { commandId, at });
    if (!decision.ok || decision.events.length === 0) return null;
    const { events, state: after } = decision;
    const append = {
      stream: this.id,
      expectedVersion: this.state.version,
      events: events.map((event, commandSeq) => ({
        event,
        commandId,
        commandSeq,
        actorId: 1,
        device: 'tablet',
        requestId: null,
      })),
      rows: projectionRows(this.state, after),
    };
    return { append, after };
  }

  /** The append of a command that changes nothing. */
  unchanged(commandId = newCommandId()): StreamAppend {
    const { version } = this.state;
    return {
      stream: this.id,
      expectedVersion: version,
      events: [],
      unchanged: [
        {
          commandId,
          at: kickOff,
          version,
          requestHash: 'hash',
          actorId: 1,
          device: 'tablet',
          requestId: null,
        },
      ],
      rows: {},
    };
  }

  /** Carries a command out; null when the rules refuse it or it changes nothing. */
  async attempt(
    command: MatchCommand,
    context?: Partial<CommandContext>,
  ): Promise<AppendOutcome | null> {
    const decided = this.decided(command, context);
    if (decided === null) return null;
    const outcome = await this.store.append(decided.append);
    if (outcome.ok) this.state = decided.after;
    return outcome;
  }

  /** Carries out a command that must be allowed. */
  async when(command: MatchCommand, context?: Partial<CommandContext>): Promise<this> {
    const outcome = await this.attempt(command, context);
    if (!outcome?.ok)
      throw new Error(`${command.type}: ${outcome?.reason ?? 'nothing came of it'}`);
    return this;
  }

  /** Sees what others have appended. */
  async refresh(): Promise<this> {
    const events = await this.store.readStream(this.id, { after: this.state.version });
    this.state = extend(
      this.state,
      events.map(({ event }) => event),
    );
    return this;
  }

  scheduled(leagueId: number | null = 1): Promise<this> {
    const fixture = {
      leagueId,
      round: 1,
      homeTeamId: 100,
      awayTeamId: 200,
      matchDate: kickOff,
      venue: 'Dvorana "Kolo", \\ulaz',
    };
    return this.when({ type: 'ScheduleMatch', fixture });
  }

  async started(): Promise<this> {
    await this.scheduled();
    await this.when({ type: 'InitialiseMatch', playerIds: everybody, roster });
    return this.reach('first-half');
  }

  async finished(): Promise<this> {
    await this.started();
    await this.when({ type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' });
    await this.when({ type: 'RaisePlayerCounter', playerId: 12, counter: 'yellowCards' });
    await this.reach('half-time');
    await this.reach('second-half');
    return this.reach('completed');
  }

  reach(matchState: MatchState['matchState']): Promise<this> {
    return this.when({ type: 'ChangeState', wanted: { matchState } });
  }
}

/** One more shot: allowed at any moment of a running half. */
export const shot: MatchCommand = {
  type: 'ChangeTeamStatistic',
  team: 'home',
  statistic: 'shots',
  by: 1,
};
