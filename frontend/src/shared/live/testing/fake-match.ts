import {
  decide,
  evolve,
  initialMatchState,
  type LiveDelta,
  type LiveSnapshot,
  type LoggedMatchEvent,
  liveMatch,
  livePatch,
  type MatchCommand,
  type MatchRules,
  type MatchState,
  type MergedDeltas,
  mergePatches,
} from '@kolo/domain';

const home = [1, 2, 3, 4, 5];
const away = [11, 12, 13, 14, 15];
const kickOff = Date.parse('2026-03-15T16:00:00.000Z');

/** For tests: a match run by the real engine, with the log as the server would send it. */
export class FakeMatch {
  readonly deltas: LiveDelta[] = [];
  state: MatchState;
  private commands = 0;

  /**
   * @param present whether it is known who is there
   * @param rules the match's rule sheet, for a match that has one
   */
  constructor(
    readonly matchId = 7,
    { present = true, rules = undefined as MatchRules | undefined } = {},
  ) {
    this.state = initialMatchState(matchId);
    const fixture = {
      leagueId: 1,
      round: 3,
      homeTeamId: 100,
      awayTeamId: 200,
      matchDate: new Date(kickOff).toISOString(),
      venue: 'Dvorana Kolo',
    };
    this.do({ type: 'ScheduleMatch', fixture });
    if (!present) return;
    const sheet = rules === undefined ? {} : { sheet: { rules, version: 1 } };
    const playerIds = [...home, ...away];
    this.do({ type: 'InitialiseMatch', playerIds, roster: { home, away }, ...sheet });
  }

  get version(): number {
    return this.state.version;
  }

  get last(): LoggedMatchEvent {
    const delta = this.deltas.at(-1);
    if (delta === undefined) throw new Error('Nothing has happened yet');
    return delta.event;
  }

  /** @returns the new deltas; throws when the rules refuse it */
  do(command: MatchCommand, minute = this.commands / 2): LiveDelta[] {
    const commandId = `command-${this.commands++}`;
    const at = new Date(kickOff + minute * 60_000).toISOString();
    const decision = decide(this.state, command, { commandId, at });
    if (!decision.ok) throw new Error(decision.refusal.code);
    const added = decision.events.map((event) => this.log(event));
    this.deltas.push(...added);
    return added;
  }

  start(): this {
    this.do({ type: 'ChangeState', wanted: { matchState: 'first-half' } }, 0);
    return this;
  }

  goal(team: 'home' | 'away' = 'home', scorer: number | null = team === 'home' ? 1 : 11): this {
    this.do({ type: 'RecordGoal', team, scorer, assist: null, kind: 'open-play' });
    return this;
  }

  since(version: number): LiveDelta[] {
    return this.deltas.filter((delta) => delta.version > version);
  }

  mergedSince(from: number): MergedDeltas {
    const patches = this.since(from).map(({ patch }) => patch);
    return { from, to: this.version, patch: mergePatches(patches) };
  }

  snapshot(): LiveSnapshot {
    return {
      match: liveMatch(this.state),
      homeTeam: { id: 100, name: 'Čelik Osijek' },
      awayTeam: { id: 200, name: 'Žito Slavonija' },
      names: [...home, ...away].map((id) => ({
        id,
        firstName: 'Ivan',
        lastName: `Horvat ${id}`,
        jerseyNumber: id,
        team: id < 10 ? 'home' : 'away',
      })),
    };
  }

  private log(event: LoggedMatchEvent): LiveDelta {
    const before = liveMatch(this.state);
    this.state = evolve(this.state, event);
    return { version: event.version, event, patch: livePatch(before, liveMatch(this.state)) };
  }
}
