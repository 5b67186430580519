import type { EventStore } from '@kolo/backend/events/event-store.js';
import { projectionRows } from '@kolo/backend/projections/projection-rows.js';
import { decide, initialMatchState, type MatchCommand, type MatchState } from '@kolo/domain';

/** A match has a few hundred events; then the scorekeeper goes on to the next one. */
const eventsPerMatch = 300;
const home = Array.from({ length: 10 }, (_, n) => n + 1);
const away = home.map((id) => id + 100);
const kickOff = '2026-03-15T16:00:00.000Z';

/** One scorekeeper who taps as fast as the log answers: each tap is decided, appended and projected. */
export class Writer {
  private state: MatchState;
  private taps = 0;

  constructor(
    private readonly store: EventStore,
    private matchId: number,
    private readonly step: number,
  ) {
    this.state = initialMatchState(matchId);
  }

  async tap(): Promise<void> {
    if (this.state.version >= eventsPerMatch) {
      this.matchId += this.step;
      this.state = initialMatchState(this.matchId);
    }
    if (this.state.version === 0) await this.begin();
    await this.send({
      type: 'RaisePlayerCounter',
      playerId: home[this.taps % home.length] ?? 1,
      counter: this.taps % 4 === 0 ? 'goals' : 'assists',
    });
  }

  private async begin(): Promise<void> {
    const fixture = {
      leagueId: 1,
      round: 1,
      homeTeamId: 1,
      awayTeamId: 2,
      matchDate: kickOff,
      venue: null,
    };
    await this.send({ type: 'ScheduleMatch', fixture });
    await this.send({
      type: 'InitialiseMatch',
      playerIds: [...home, ...away],
      roster: { home, away },
    });
    await this.send({ type: 'ChangeState', wanted: { matchState: 'first-half' } });
  }

  private async send(command: MatchCommand): Promise<void> {
    const commandId = `bench-${this.matchId}-${this.taps++}`;
    const decision = decide(this.state, command, { commandId, at: kickOff });
    if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.code}`);
    const { events, state: after } = decision;
    const outcome = await this.store.append({
      stream: this.matchId,
      expectedVersion: this.state.version,
      events: events.map((event, commandSeq) => ({
        event,
        commandId,
        commandSeq,
        actorId: 1,
        device: 'bench',
        requestId: null,
      })),
      rows: projectionRows(this.state, after),
    });
    if (!outcome.ok) throw new Error(outcome.reason);
    this.state = after;
  }
}
