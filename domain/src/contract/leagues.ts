import type { MatchView, TeamRef } from './matches.js';
import type { NamePolicy, OwnNamePolicy } from './names.js';
import type { FormLetter, TieBreaker } from './tables.js';

export interface SeasonSettings {
  venue: string | null;
  /** The first and the last kick-off of a day of play, `HH:MM` in Zagreb. */
  kickOffFrom: string | null;
  kickOffUntil: string | null;
  format: string | null;
  ballSize: number | null;
  finalsOn: string | null;
  finalists: number | null;
}

export interface LeagueView extends SeasonSettings {
  id: number;
  name: string;
  season: string;
  description: string | null;
  startDate: string;
  endDate: string;
  isActive: boolean;
  /** At most one league is main; while it is active, readers who chose none see it first. */
  isMain: boolean;
  /** The league's own order of the table; null is the product's. */
  tieBreakers: TieBreaker[] | null;
  /** Head-to-head starts again among those who are still tied. */
  headToHeadRestarts: boolean;
  /** How public pages name its players; left out by older servers. */
  namePolicy?: NamePolicy;
  createdAt: string;
}

export type LeagueName = Pick<LeagueView, 'id' | 'name' | 'season'>;

export type ListedLeague = Pick<LeagueView, 'id' | 'name' | 'season' | 'isActive'>;

export interface SeasonFacts extends SeasonSettings {
  league: LeagueName;
  startDate: string;
  teams: number;
  rounds: number;
  /** The weekday on which it plays, Monday is 1; null where there is no usual one. */
  matchDay: number | null;
}

export interface SeasonFactsAnswer {
  season: SeasonFacts | null;
}

/** `POST /api/leagues`; `PATCH /api/leagues/{id}` takes any part of it. */
export interface CreateLeagueRequest extends Partial<SeasonSettings> {
  name: string;
  season: string;
  description?: string | null;
  startDate: string;
  endDate: string;
  isActive?: boolean;
  isMain?: boolean;
  /** Points first, each rule once; null is the product's order. */
  tieBreakers?: TieBreaker[] | null;
  headToHeadRestarts?: boolean;
  namePolicy?: NamePolicy;
}

export interface TeamView {
  id: number;
  name: string;
  userId: number;
  leagueId: number | null;
  createdAt: string;
  user: { companyName: string | null; username: string };
  /** Rejected players are not counted. */
  playerCount: number;
}

export interface CreateTeamRequest {
  userId: number;
  leagueId: number;
}

export const playerStatuses = ['pending', 'approved', 'rejected'] as const;
export type PlayerStatus = (typeof playerStatuses)[number];

export interface PlayerView {
  id: number;
  firstName: string;
  lastName: string;
  name: string;
  jerseyNumber: number;
  teamId: number;
  status: PlayerStatus;
  /** Shown as a column; nothing fills it yet. */
  position: string | null;
  matchesPlayed: number;
  goals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
}

export interface OwnPlayerView extends PlayerView {
  /** The person's own choice, beside the league's; left out by older servers. */
  namePolicy?: OwnNamePolicy | null;
  team: TeamRef;
  player: { id: number; firstName: string; lastName: string };
  employmentDocumentUrl: string | null;
  /** When the company withdrew the player; null for players of the team. */
  withdrawnAt: string | null;
  createdAt: string;
}

export interface PendingPlayer {
  id: number;
  firstName: string;
  lastName: string;
  jerseyNumber: number;
  teamId: number;
  status: PlayerStatus;
  team: TeamRef;
  league: LeagueName | null;
  employmentDocumentUrl: string | null;
  createdAt: string;
}

/** `PATCH /api/players/{id}/status`; `pending` takes an approval back. */
export interface PlayerStatusRequest {
  status: PlayerStatus;
}

export interface UpdatePlayerRequest {
  /** Only stricter than the league's has an effect; null follows the league. */
  namePolicy?: OwnNamePolicy | null;
  firstName?: string;
  lastName?: string;
  jerseyNumber?: number;
}

export interface ReturnPlayerRequest {
  jerseyNumber?: number;
}

export interface UpdateTeamRequest {
  name: string;
}

/** Text fields of the multipart `POST /api/players`; the file's field is `employmentDocument`. */
export interface AddPlayerFields {
  firstName: string;
  lastName: string;
  jerseyNumber: number;
  teamId: number;
}

export interface MyTeamStatistics {
  totalPlayers: number;
  totalGoals: number;
  totalAssists: number;
  totalMatches: number;
}

export interface TeamDetails {
  id: number;
  name: string;
  user: { companyName: string | null; username: string };
  league: ListedLeague | null;
  seasons: { teamId: number; league: ListedLeague }[];
  logoUrl: string | null;
  players: PlayerView[];
  nextMatch: MatchView | null;
  last5Matches: (MatchView & { letter: FormLetter | null })[];
  stats: {
    played: number;
    points: number;
    /** Null where results are shown only to people who are signed in; `last5Matches` is then empty. */
    goalsFor: number | null;
    wins: number;
    draws: number;
    losses: number;
    /** The team has withdrawn from its league; left out of any other answer. */
    unranked?: true;
  };
}
