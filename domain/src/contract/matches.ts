import type { TeamStatisticField } from '../match/commands.js';
import type { LoggedMatchEvent } from '../match/events.js';
import type { BySide, MatchState, MatchStateName, MatchStatus } from '../match/state.js';

export interface TeamRef {
  id: number;
  name: string;
}

/** Team statistics as columns of `matches` (docs/product.md#matches). */
export type TeamStatisticFields = Record<TeamStatisticField, number>;

/** The row of `matches` (docs/product.md#matches). */
export interface MatchRow extends TeamStatisticFields {
  id: number;
  leagueId: number | null;
  round: number | null;
  homeTeamId: number;
  awayTeamId: number;
  homeScore: number | null;
  awayScore: number | null;
  /** ISO 8601 instant, UTC. */
  matchDate: string;
  venue: string | null;
  status: MatchStatus;
  matchState: MatchStateName;
  currentHalf: 0 | 1 | 2;
  homeTimeoutsUsed: number;
  awayTimeoutsUsed: number;
  mvpPlayerId: number | null;
  aiCommentary: string | null;
  /** Of the newest event that the row shows. */
  version: number;
  createdAt: string;
}

/** A match as every list answers it. */
export interface MatchView extends MatchRow {
  homeTeam: TeamRef;
  awayTeam: TeamRef;
  homeTeamName: string;
  awayTeamName: string;
}

/** One of `GET /api/matches/bookings`, for the administrator: what a match that is not over keeps busy. */
export interface Booking {
  /** Null for one that is not written yet. */
  matchId: number | null;
  leagueId: number | null;
  matchDate: string;
  venue: string | null;
  home: BookedTeam;
  away: BookedTeam;
  /** The same for matches that stand as one drawing put them; null for one that was moved since. */
  drawing: string | null;
}

export interface BookedTeam extends TeamRef {
  /** The company that owns it; its teams in other leagues have the same one. */
  userId: number | null;
}

/** One row of `player_stats`. */
export interface PlayerStatsRow {
  id: number;
  playerId: number;
  matchId: number;
  goals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
  twoMinPenalties: number;
  shots: number;
  shotsOnTarget: number;
  goalkeeperSaves: number;
  corners: number;
  isPresent: boolean;
}

export interface PlayerRef {
  id: number;
  firstName: string;
  lastName: string;
  jerseyNumber: number;
  teamId: number;
}

/** A player with what they did in one match. */
export interface MatchPlayer extends PlayerRef {
  /** `firstName lastName`. */
  name: string;
  goals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
  twoMinPenalties: number;
  isPresent: boolean;
}

/** `GET /api/matches/{id}/statistics`. */
export interface MatchStatistics {
  match: MatchView;
  mvp: PlayerRef | null;
  /** By the team that they count for. */
  ownGoals: BySide<number>;
  homePlayers: MatchPlayer[];
  awayPlayers: MatchPlayer[];
  playerStats: PlayerStatsRow[];
}

/** `GET /api/matches/{id}/manage`: everything the tablet needs to run the match, also without a network. */
export interface ManageView extends MatchView {
  epoch: string;
  /** The fold of the log, for deciding on the tablet. */
  state: MatchState;
  /** All approved players of both teams, present or not, by jersey number. */
  homePlayers: MatchPlayer[];
  awayPlayers: MatchPlayer[];
  playerStats: PlayerStatsRow[];
  /** The server's clock, ISO 8601, to correct the device's. */
  serverTime: string;
}

/** Who did it, on which device, and when the log took it. */
export interface EventRecord {
  event: LoggedMatchEvent;
  /** Place in the global order of the log. */
  position: string;
  commandId: string;
  actor: { id: number; username: string } | null;
  device: string | null;
  recordedAt: string;
}

/** `GET /api/matches/{id}/events?after=&limit=`: one page of the log, oldest first. */
export interface EventPage {
  matchId: number;
  epoch: string;
  version: number;
  events: EventRecord[];
  /** Pass as `after` for the next page; null at the end. */
  next: number | null;
}

/** Answer of every call that changes one match. A repeated command gets its first answer again. */
export interface MatchAnswer extends MatchView {
  epoch: string;
  /** What the command wrote; empty when there was nothing to change. */
  events: LoggedMatchEvent[];
  /** The server's clock, ISO 8601. */
  serverTime: string;
}

export interface CreateMatchRequest {
  leagueId?: number | null;
  round?: number | null;
  homeTeamId: number;
  awayTeamId: number;
  matchDate: string;
  venue?: string;
  status?: 'scheduled';
}

export interface GenerateScheduleRequest {
  leagueId: number;
  roundsCount: number;
  homeAway: boolean;
  /** `yyyy-mm-dd` days or ISO instants; the day in Europe/Zagreb counts. */
  roundDates: string[];
  /** `HH:MM`, wall time in Europe/Zagreb. */
  matchTimes: string[];
  venue?: string;
}

export interface MessageAnswer {
  message: string;
}
