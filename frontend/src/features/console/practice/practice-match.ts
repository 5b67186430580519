import {
  createdAtOf,
  decide,
  initialMatchState,
  type LoggedMatchEvent,
  type ManageView,
  type MatchAnswer,
  type MatchCommand,
  type MatchPlayer,
  type MatchState,
  matchRow,
  presetRules,
  type Refusal,
  type TeamSide,
} from '@kolo/domain';
import { newCommandId } from '@/shared/api/new-command-id';
import { practicePlayers } from './practice-players';

/** No match of a league has it. */
export const practiceMatchId = 0;

export interface PracticeNames {
  home: string;
  away: string;
}

const epoch = 'practice';
const teams = { home: 1, away: 2 } as const;
const idsOf = (side: TeamSide): number[] =>
  practicePlayers[side].map((_, n) => teams[side] * 100 + n + 1);
const roster = { home: idsOf('home'), away: idsOf('away') };

/** An invented match with the real rules of the game, in the memory of one page. */
export class PracticeMatch {
  private state: MatchState = initialMatchState(practiceMatchId);
  private readonly answers = new Map<string, LoggedMatchEvent[]>();

  constructor(private readonly names: PracticeNames) {
    const now = new Date().toISOString();
    const fixture = {
      leagueId: null,
      round: null,
      venue: null,
      matchDate: now,
      homeTeamId: teams.home,
      awayTeamId: teams.away,
    };
    this.apply({ type: 'ScheduleMatch', fixture }, newCommandId(), now);
  }

  /** As the server answers a tap; a repeat gets the first answer. */
  answer(command: MatchCommand, commandId: string, at: string): MatchAnswer | Refusal {
    const known = this.answers.get(commandId);
    const events = known ?? this.apply(withRoster(command), commandId, at);
    if ('code' in events) return events;
    this.answers.set(commandId, events);
    return { ...this.row(), epoch, events, serverTime: new Date().toISOString() };
  }

  view(): ManageView {
    return {
      ...this.row(),
      epoch,
      state: this.state,
      playerStats: [],
      serverTime: new Date().toISOString(),
      homePlayers: playersOf('home'),
      awayPlayers: playersOf('away'),
      matchRules: { preset: 'fifa-2025-26', rules: presetRules['fifa-2025-26'], version: 0 },
    };
  }

  private apply(command: MatchCommand, commandId: string, at: string) {
    const decision = decide(this.state, command, { commandId, at });
    if (!decision.ok) return decision.refusal;
    this.state = decision.state;
    return decision.events;
  }

  private row() {
    const homeTeam = { id: teams.home, name: this.names.home };
    const awayTeam = { id: teams.away, name: this.names.away };
    return {
      ...matchRow(this.state),
      aiCommentary: null,
      createdAt: createdAtOf(this.state),
      homeTeam,
      awayTeam,
      homeTeamName: homeTeam.name,
      awayTeamName: awayTeam.name,
    };
  }
}

const playersOf = (side: TeamSide): MatchPlayer[] =>
  practicePlayers[side].map(([firstName, lastName], n) => ({
    id: teams[side] * 100 + n + 1,
    teamId: teams[side],
    jerseyNumber: n + 1,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    isPresent: true,
    goals: 0,
    assists: 0,
    yellowCards: 0,
    redCards: 0,
    twoMinPenalties: 0,
  }));

/** Which the server knows by itself. */
const withRoster = (command: MatchCommand): MatchCommand =>
  command.type === 'ConfirmAttendance' || command.type === 'InitialiseMatch'
    ? { ...command, roster }
    : command;
