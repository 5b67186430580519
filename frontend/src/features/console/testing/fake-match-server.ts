import {
  asSeenByEveryone,
  type ConsoleCommand,
  decide,
  initialMatchState,
  type LiveDelta,
  type LoggedMatchEvent,
  type ManageView,
  type MatchAnswer,
  type MatchCommand,
  type MatchPlayer,
  type MatchRules,
  type MatchState,
  matchRow,
  refusalMessage,
  type SigningMethod,
  type StagePlace,
  type SuspendedList,
  whistles,
} from '@kolo/domain';
import type { TapOutcome } from '@/features/console/taps/outbox';
import type { SendOutcome } from '@/features/console/taps/send-tap';
import type { Tap } from '@/features/console/taps/tap';

export const roster = { home: [1, 2, 3], away: [11, 12, 13] };
export const kickOff = '2026-03-15T16:00:00.000Z';

const playerCalled = (id: number, lastName: string, teamId: number): MatchPlayer => ({
  id,
  teamId,
  lastName,
  firstName: 'Ivan',
  name: `Ivan ${lastName}`,
  jerseyNumber: id,
  goals: 0,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
  twoMinPenalties: 0,
  isPresent: true,
});

const homePlayers = [
  playerCalled(1, 'Horvat', 100),
  playerCalled(2, 'Kovač', 100),
  playerCalled(3, 'Šimić', 100),
];
const awayPlayers = [
  playerCalled(11, 'Babić', 200),
  playerCalled(12, 'Marić', 200),
  playerCalled(13, 'Čović', 200),
];

/** One match on a server with the real rules, behind a wire that tests can cut. */
export class FakeMatchServer {
  readonly matchId = 7;
  readonly log: LoggedMatchEvent[] = [];
  state: MatchState = initialMatchState(this.matchId);
  epoch = 'e1';
  /** While set, the answer to everything. */
  failure: Exclude<TapOutcome, { type: 'answered' | 'refused' }> | null = null;
  /** Every request that arrived, repeats included. */
  readonly received: Tap[] = [];
  /** Whether the id of the next new tap is one that another device has used. */
  takesNextId = false;
  readonly endedGrants = new Set<number>();
  /** Left out by an older server. */
  suspended: SuspendedList | undefined;
  signingMethods: SigningMethod[] | undefined;
  private readonly taken = new Set<string>();
  private readonly answers = new Map<string, LoggedMatchEvent[]>();
  private commands = 0;

  /** @param place in a stage, for a match of the finals */
  constructor(place?: StagePlace) {
    const fixture = {
      leagueId: 1,
      round: 1,
      homeTeamId: 100,
      awayTeamId: 200,
      matchDate: kickOff,
      venue: null,
    };
    this.happens({ type: 'ScheduleMatch', fixture, ...(place && { place }) });
  }

  /** @param rules the league's sheet; without one the match has none */
  initialised(rules?: MatchRules): this {
    const sheet = rules && { rules, version: 1 };
    const playerIds = [1, 2, 3, 11, 12, 13];
    this.happens({ type: 'InitialiseMatch', playerIds, roster, ...(sheet && { sheet }) });
    return this;
  }

  started(rules?: MatchRules): this {
    this.initialised(rules).happens({ type: 'ChangeState', wanted: whistles.firstHalf });
    return this;
  }

  /** A command from elsewhere; an administrator's unless it says that a console made it. */
  happens(
    command: MatchCommand,
    at = kickOff,
    from: { atConsole?: true } = {},
  ): LoggedMatchEvent[] {
    this.commands += 1;
    const events = this.write(command, `other-${this.commands}`, at, from);
    if ('code' in events) throw new Error(`${command.type} was refused: ${events.code}`);
    return events;
  }

  /** Another device happens to write under the id of a tap that was never sent. */
  happensUnder(commandId: string, command: MatchCommand): void {
    const events = this.write(command, commandId, kickOff);
    if ('code' in events) throw new Error(`${command.type} was refused: ${events.code}`);
    this.taken.add(commandId);
  }

  /** As `receive`, where another device may have used the id. */
  send(tap: Tap): SendOutcome {
    if (this.takesNextId) this.taken.add(tap.commandId);
    this.takesNextId = false;
    if (!this.taken.has(tap.commandId)) return this.receive(tap);
    this.received.push(tap);
    return { type: 'id-taken', message: 'Oznaka je zauzeta.' };
  }

  /** Handles a request; a repeat gets the first answer. */
  receive(tap: Tap): TapOutcome {
    this.received.push(tap);
    if (this.failure !== null) return this.failure;
    if (tap.grant !== undefined && this.endedGrants.has(tap.grant))
      return { type: 'signed-out', code: 'auth.grant-revoked' };
    const known = this.answers.get(tap.commandId);
    const events = known ?? this.write(this.commandOf(tap.command), tap.commandId, tap.at);
    if ('code' in events) return { type: 'refused', message: refusalMessage(events) };
    this.answers.set(tap.commandId, events);
    return { type: 'answered', answer: this.answer(events), sentAt: 0, receivedAt: 0 };
  }

  deltas(after: number): LiveDelta[] {
    return this.log
      .filter(({ version }) => version > after)
      .map((event) => ({ version: event.version, event: asSeenByEveryone(event), patch: {} }));
  }

  view(): ManageView {
    return {
      ...this.row(),
      epoch: this.epoch,
      state: this.state,
      homePlayers,
      awayPlayers,
      playerStats: [],
      serverTime: kickOff,
      ...(this.suspended && { suspended: this.suspended }),
      ...(this.signingMethods && { signingMethods: this.signingMethods }),
    };
  }

  /** The server reads the roster and the suspensions itself. */
  private commandOf(command: ConsoleCommand): MatchCommand {
    if (command.type !== 'ConfirmAttendance' && command.type !== 'InitialiseMatch') return command;
    const playerIds = this.suspended?.players.map(({ playerId }) => playerId) ?? [];
    const suspended = { playerIds, strict: command.suspendedAsOf === undefined };
    return { ...command, roster, suspended };
  }

  private write(
    command: MatchCommand,
    commandId: string,
    at: string,
    from: { atConsole?: true } = {},
  ) {
    const decision = decide(this.state, command, {
      commandId,
      at,
      reportHash: () => '1:0',
      ...from,
    });
    if (!decision.ok) return decision.refusal;
    this.state = decision.state;
    this.log.push(...decision.events);
    return decision.events;
  }

  private answer(events: LoggedMatchEvent[]): MatchAnswer {
    return { ...this.row(), epoch: this.epoch, events, serverTime: kickOff };
  }

  private row() {
    const homeTeam = { id: 100, name: 'Končar' };
    const awayTeam = { id: 200, name: 'Span' };
    return {
      ...matchRow(this.state),
      aiCommentary: null,
      createdAt: kickOff,
      homeTeam,
      awayTeam,
      homeTeamName: homeTeam.name,
      awayTeamName: awayTeam.name,
    };
  }
}

/** Kovač (2), sent off in round 3. */
export const suspendedKovac = (asOf = kickOff): SuspendedList => ({
  asOf,
  players: [
    {
      playerId: 2,
      kind: 'red',
      matchId: 4,
      decisionId: null,
      remaining: 2,
      of: 2,
      from: { round: 3, home: 'Končar', away: 'INA' },
    },
  ],
});
