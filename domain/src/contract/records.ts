import type { LeagueName } from './leagues.js';
import type { TeamRef } from './matches.js';
import type { NamedPlayer } from './players.js';

/** A match with a result, in public lists of results. */
export interface PlayedMatch {
  id: number;
  matchDate: string;
  league: LeagueName | null;
  homeTeam: TeamRef;
  awayTeam: TeamRef;
  homeScore: number;
  awayScore: number;
  /** The result is an award. */
  awarded?: true;
}

/** `GET /api/teams/{id}/head-to-head/{otherId}`: matches of the two companies in all seasons. */
export interface HeadToHead {
  own: TeamRef;
  other: TeamRef;
  /** Newest first. */
  matches: PlayedMatch[];
  /** Two numbers: the team's own, and the other's. */
  wins: number[];
  draws: number;
  goals: number[];
  /** The win by most goals, the newest of level ones; null without a win. */
  biggest: PlayedMatch | null;
}

export interface UnbeatenRun {
  team: TeamRef;
  league: LeagueName;
  matches: number;
  from: string;
  until: string;
}

export interface PlayerMatchRecord {
  player: NamedPlayer;
  team: TeamRef;
  goals: number;
  match: PlayedMatch;
}

/** All who share a record, oldest first and `limits.recordTies` at most (docs/product.md#records). */
export interface RecordSet {
  biggestWin: PlayedMatch[];
  highestScoring: PlayedMatch[];
  longestUnbeaten: UnbeatenRun[];
  playerGoals: PlayerMatchRecord[];
}

/** `GET /api/leagues/{id}/records` */
export interface LeagueRecords {
  season: RecordSet;
  allTime: RecordSet;
}

/** The points of each part; the votes of a match share theirs. */
export interface RoundTeamFormula {
  goal: number;
  assist: number;
  mvp: number;
  votes: number;
  /** @minimum -9 */
  yellowCard: number;
  /** @minimum -9 */
  redCard: number;
}

export const roundTeamPoints: RoundTeamFormula = {
  goal: 3,
  assist: 2,
  mvp: 3,
  votes: 3,
  yellowCard: -1,
  redCard: -3,
};

export interface RoundTeamPlayer {
  player: NamedPlayer;
  team: TeamRef;
  goals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
  isMvp: boolean;
  /** Fans' votes for the player, and all of the match; none until its vote is closed. */
  votes: number;
  matchVotes: number;
  /**
   * May be below zero.
   * @minimum -99999
   * @format double
   */
  points: number;
}

/** `GET /api/leagues/{id}/rounds/{round}/team`: the best five; level ones with the fifth are all in it. */
export interface RoundTeam {
  round: number;
  formula: RoundTeamFormula;
  players: RoundTeamPlayer[];
}

export interface PlacesOfTeam {
  team: TeamRef;
  /** After each round; null before the first result of the league, and for a team that has withdrawn. */
  places: (number | null)[];
}

/** `GET /api/leagues/{id}/progress` */
export interface LeagueProgress {
  rounds: number[];
  teams: PlacesOfTeam[];
  /** Goals of five minutes each, up to and with the last one. */
  goalMinutes: { from: number; until: number; goals: number }[];
  goalsPerRound: { round: number; matches: number; goals: number }[];
}
