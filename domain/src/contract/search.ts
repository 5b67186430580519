import type { OutcomeKind } from '../match/rulings/ruling.js';
import type { MatchStatus } from '../match/state.js';
import type { LeagueName } from './leagues.js';
import type { TeamRef } from './matches.js';
import type { NamedPlayer } from './players.js';

/** By the name that public pages show; one that is hidden is not found. */
export interface FoundPlayer extends NamedPlayer {
  jerseyNumber: number;
  team: TeamRef;
  league: LeagueName | null;
}

/** The newest team of a company. */
export interface FoundTeam extends TeamRef {
  league: LeagueName | null;
}

export interface FoundMatch {
  id: number;
  matchDate: string;
  status: MatchStatus;
  /** What was decided about it; null for an ordinary one. */
  outcome: OutcomeKind | null;
  homeTeam: TeamRef;
  awayTeam: TeamRef;
  /** Once the match has a result. */
  homeScore: number | null;
  awayScore: number | null;
  league: LeagueName | null;
}

/** `GET /api/search?q=` */
export interface SearchAnswer {
  players: FoundPlayer[];
  teams: FoundTeam[];
  matches: FoundMatch[];
}
