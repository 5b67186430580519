import type { LeagueName } from './leagues.js';
import type { TeamRef } from './matches.js';
import type { NamePolicy } from './names.js';

/** A player as the public sees them: the name follows the league's policy (docs/product.md#names). */
export interface NamedPlayer {
  id: number;
  name: string;
}

/** What counts in the top lists of a season, and the cards of its finished matches. */
export interface PlayerSums {
  matches: number;
  goals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
  mvps: number;
}

/** One stay with a team; a player who moved within a season has two. */
export interface PlayerSeason extends PlayerSums {
  playerId: number;
  league: LeagueName | null;
  team: TeamRef;
}

/** A company over all seasons, by the name of its newest team. */
export interface PlayerOpponent extends PlayerSums {
  team: TeamRef;
}

export interface MilestoneMatch {
  id: number;
  matchDate: string;
  opponent: TeamRef;
}

const milestoneKinds = ['debut', 'goals', 'matches', 'hat-trick'] as const;
export type MilestoneKind = (typeof milestoneKinds)[number];

export interface CareerMilestone {
  kind: MilestoneKind;
  /** The goals or matches until then; of a hat-trick the goals of the match. */
  value: number;
  match: MilestoneMatch;
}

/** Matches in a row. */
export interface PlayerStreaks {
  scoring: { current: number; longest: number };
}

/** `GET /api/players/{id}` */
export interface PlayerCareer {
  player: NamedPlayer & {
    jerseyNumber: number;
    team: TeamRef;
    league: LeagueName | null;
    names: NamePolicy;
  };
  career: PlayerSums;
  /** Newest first. */
  seasons: PlayerSeason[];
  /** Those met most often first. */
  opponents: PlayerOpponent[];
  /** Newest first. */
  milestones: CareerMilestone[];
  streaks: PlayerStreaks;
  /** The match that the player misses; left out where there is none, or where the league does not publish it. */
  suspendedIn?: { matchId: number; round: number | null };
}
