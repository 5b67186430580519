/** `POST /api/matches/{id}/mvp-votes`; a second one changes the first. */
export interface FansVoteRequest {
  playerId: number;
  rating: number;
}

export interface FansRating {
  playerId: number;
  votes: number;
  /**
   * Average of the ratings, 1–5.
   * @format double
   */
  average: number;
}

export interface FansTally {
  /** ISO 8601 instant by the database's clock: of two tallies the later one counts. */
  asOf: string;
  votes: number;
  players: FansRating[];
}

export type FansVotePhase = 'not-open' | 'open' | 'closed';

export interface FansVoteView {
  matchId: number;
  phase: FansVotePhase;
  closesAt: string | null;
  serverTime: string;
  tally: FansTally;
  own: { playerId: number; rating: number } | null;
  winner: FansRating | null;
}

export const fansVoteLimits = {
  rating: { min: 1, max: 5 },
  openMs: 48 * 60 * 60 * 1000,
} as const;
