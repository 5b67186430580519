import { decideLeague, type LeagueCommand, type LeagueState, leagueFold } from '@kolo/domain';
import type { EventStore } from '../src/events/event-store.js';
import type { AppendOutcome, StreamAppend } from '../src/events/stored-event.js';
import { leagueStream } from '../src/events/stream-ids.js';
import { kickOff, newCommandId } from './match-log.js';

export const minusOne: LeagueCommand = {
  type: 'AdjustPoints',
  change: { teamId: 100, points: -1, cause: 'no-show', on: '2026-03-14' },
};

/** A league's log as one administrator sees it: decides on its own state and appends what comes of it. */
export class LeagueLog {
  state: LeagueState;

  constructor(
    readonly store: EventStore,
    readonly id: number,
  ) {
    this.state = leagueFold.initial(id);
  }

  /** The append that a decision comes to. @throws when it is refused */
  decided(command: LeagueCommand = minusOne, commandId = newCommandId()): StreamAppend {
    const decision = decideLeague(this.state, command, { commandId, at: kickOff });
    if (!decision.ok) throw new Error(decision.refusal.code);
    return {
      stream: leagueStream(this.id),
      expectedVersion: this.state.version,
      events: decision.events.map((event, commandSeq) => ({
        event,
        commandId,
        commandSeq,
        actorId: 1,
        device: null,
        requestId: null,
        requestHash: 'hash',
      })),
      rows: {},
    };
  }

  /** Appends a decision and reads the log again. */
  async attempt(command?: LeagueCommand, commandId?: string): Promise<AppendOutcome> {
    const outcome = await this.store.append(this.decided(command, commandId));
    await this.refresh();
    return outcome;
  }

  async refresh(): Promise<this> {
    const stored = await this.store.readLeague(this.id);
    this.state = leagueFold.replay(
      this.id,
      stored.map(({ event }) => event),
    );
    return this;
  }
}
