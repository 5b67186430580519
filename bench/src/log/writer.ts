import type { EventStore } from '@kolo/backend/events/event-store.js';
import type { StreamAppend } from '@kolo/backend/events/stored-event.js';
import { type CommandOrigin, newEvents } from '@kolo/backend/live/commands/decide-batch.js';
import { requestHash } from '@kolo/backend/live/commands/request-hash.js';
import { projectionRows } from '@kolo/backend/projections/projection-rows.js';
import { decide, initialMatchState, type MatchCommand, type MatchState } from '@kolo/domain';

/** A match has a few hundred events, then the next one begins. */
const eventsPerMatch = 300;
const home = Array.from({ length: 10 }, (_, n) => n + 1);
const away = home.map((id) => id + 100);
const kickOff = '2026-03-15T16:00:00.000Z';

const fixture = {
  leagueId: 1,
  round: 1,
  homeTeamId: 1,
  awayTeamId: 2,
  matchDate: kickOff,
  venue: null,
};

export function nextCommand({ version, lineup, matchState }: MatchState): MatchCommand {
  if (version === 0) return { type: 'ScheduleMatch', fixture };
  if (lineup === null)
    return { type: 'InitialiseMatch', playerIds: [...home, ...away], roster: { home, away } };
  if (matchState === 'pre-match')
    return { type: 'ChangeState', wanted: { matchState: 'first-half' } };
  const playerId = home[version % home.length] ?? 1;
  return {
    type: 'RaisePlayerCounter',
    playerId,
    counter: version % 4 === 0 ? 'goals' : 'assists',
  };
}

export const originOf = (commandId: string, at: string): CommandOrigin => ({
  commandId,
  at,
  actorId: 1,
  device: 'bench',
  requestId: null,
});

/** A scorekeeper who taps as fast as the log answers; each tap is decided, appended and projected. */
export class Writer {
  private state: MatchState;

  /** @param step from one match's id to the next one's */
  constructor(
    private matchId: number,
    private readonly step: number,
  ) {
    this.state = initialMatchState(matchId);
  }

  async tap(store: EventStore): Promise<void> {
    const outcome = await store.append(this.next());
    if (!outcome.ok) throw new Error(outcome.reason);
  }

  next(): StreamAppend {
    if (this.state.version >= eventsPerMatch) {
      this.matchId += this.step;
      this.state = initialMatchState(this.matchId);
    }
    const before = this.state;
    const command = nextCommand(before);
    const origin = originOf(`bench-${this.matchId}-${before.version}`, kickOff);
    const decision = decide(before, command, origin);
    if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.code}`);
    this.state = decision.state;
    return {
      stream: this.matchId,
      expectedVersion: before.version,
      events: newEvents(decision.events, origin, requestHash(command)),
      rows: projectionRows(before, this.state),
    };
  }
}
