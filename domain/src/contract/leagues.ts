import type { MatchView, TeamRef } from './matches.js';
import type { FormLetter, TieBreaker } from './tables.js';

/** What a league announces of its season; null is not told. */
export interface SeasonSettings {
  venue: string | null;
  /** The first and the last kick-off of a day of play, `HH:MM` in Zagreb. */
  kickOffFrom: string | null;
  kickOffUntil: string | null;
  /** Players on the pitch, as it is called: `4+1`. */
  format: string | null;
  ballSize: number | null;
  /** `yyyy-mm-dd` */
  finalsOn: string | null;
  /** How many teams play for the title there. */
  finalists: number | null;
}

/** docs/product.md#leagues */
export interface LeagueView extends SeasonSettings {
  id: number;
  name: string;
  season: string;
  description: string | null;
  /** ISO 8601. */
  startDate: string;
  endDate: string;
  isActive: boolean;
  /** Shown before all others where nobody chose one, while it is active; at most one league is. */
  isMain: boolean;
  /** The league's own order of the table; null is the product's. */
  tieBreakers: TieBreaker[] | null;
  /** Matches among the tied are looked at again for those of them who are still tied. */
  headToHeadRestarts: boolean;
  createdAt: string;
}

/** What tells a league from another. */
export type LeagueName = Pick<LeagueView, 'id' | 'name' | 'season'>;

/** One of `GET /api/leagues/names`, for everybody; visitors choose among the active ones. */
export type ListedLeague = Pick<LeagueView, 'id' | 'name' | 'season' | 'isActive'>;

/** `GET /api/leagues/facts`: of the league that is named, else of the one that is shown. */
export interface SeasonFacts extends SeasonSettings {
  league: LeagueName;
  startDate: string;
  teams: number;
  rounds: number;
  /** The weekday on which it plays, Monday is 1; null where there is no usual one. */
  matchDay: number | null;
}

export interface SeasonFactsAnswer {
  /** Null while no league is active. */
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
  /** The league that was it until then is no longer. */
  isMain?: boolean;
  /** Points first, each rule once; null is the product's order. */
  tieBreakers?: TieBreaker[] | null;
  headToHeadRestarts?: boolean;
}

/** A team as a league's page shows it: `GET /api/teams/league/{leagueId}`, `GET /api/teams/my`. */
export interface TeamView {
  id: number;
  name: string;
  userId: number;
  leagueId: number | null;
  createdAt: string;
  user: { companyName: string | null; username: string };
  /** Everybody but the rejected. */
  playerCount: number;
}

/** `POST /api/teams`: the team is named after the company. */
export interface CreateTeamRequest {
  userId: number;
  leagueId: number;
}

export const playerStatuses = ['pending', 'approved', 'rejected'] as const;
export type PlayerStatus = (typeof playerStatuses)[number];

/** A player with what they did in all matches that count. */
export interface PlayerView {
  id: number;
  firstName: string;
  lastName: string;
  /** `firstName lastName`. */
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

/** One of `GET /api/players/my-team/stats`, for the owner of the team. */
export interface OwnPlayerView extends PlayerView {
  team: TeamRef;
  player: { id: number; firstName: string; lastName: string };
  /** Where the owner and the administrator read the document; null without one. */
  employmentDocumentUrl: string | null;
  /** Since when the company plays without them; null for who is in the team. */
  withdrawnAt: string | null;
  createdAt: string;
}

/** One of `GET /api/players/pending`, for the administrator. */
export interface PendingPlayer {
  id: number;
  firstName: string;
  lastName: string;
  jerseyNumber: number;
  teamId: number;
  status: PlayerStatus;
  team: TeamRef;
  /** In which the team plays; a company has a team of the same name in every season. */
  league: LeagueName | null;
  employmentDocumentUrl: string | null;
  createdAt: string;
}

/** `PATCH /api/players/{id}/status`; `pending` takes an approval back. */
export interface PlayerStatusRequest {
  status: PlayerStatus;
}

/** `PATCH /api/players/{id}`, any part of it. */
export interface UpdatePlayerRequest {
  firstName?: string;
  lastName?: string;
  jerseyNumber?: number;
}

/** `POST /api/players/{id}/return`. */
export interface ReturnPlayerRequest {
  /** Where the old number is worn by somebody else; the old one where left out. */
  jerseyNumber?: number;
}

/** `PATCH /api/teams/{id}`. */
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

/** `GET /api/team-statistics/my`. */
export interface MyTeamStatistics {
  totalPlayers: number;
  totalGoals: number;
  totalAssists: number;
  totalMatches: number;
}

/** `GET /api/teams/{id}/details` (docs/product.md#teams); approved players only. */
export interface TeamDetails {
  id: number;
  name: string;
  user: { companyName: string | null; username: string };
  /** In which it plays; null for a team of none. */
  league: LeagueName | null;
  /** The same company's teams in other leagues, newest season first. */
  seasons: { teamId: number; league: LeagueName }[];
  /** Of the company that owns the team; null: the crest is drawn from the name. */
  logoUrl: string | null;
  players: PlayerView[];
  /** The soonest fixture; null where none is planned. */
  nextMatch: MatchView | null;
  /** Oldest to newest. */
  last5Matches: (MatchView & { letter: FormLetter | null })[];
  stats: {
    played: number;
    points: number;
    /** Null where results are only for those who are signed in; `last5Matches` is then empty. */
    goalsFor: number | null;
    wins: number;
    draws: number;
    losses: number;
  };
}
