/** The fans' own MVP of a match, beside the official one. */

/** `POST /api/matches/{id}/mvp-votes`; a second one changes the first. */
export interface FansVoteRequest {
  playerId: number;
  rating: number;
}

/** What people gave one player. */
export interface FansRating {
  playerId: number;
  votes: number;
  /** Of the ratings, 1–5. */
  average: number;
}

/** All votes of a match at one moment, the best rated first. */
export interface FansTally {
  /** ISO 8601 instant by the database's clock: of two tallies the later one counts. */
  asOf: string;
  votes: number;
  players: FansRating[];
}

export type FansVotePhase = 'not-open' | 'open' | 'closed';

/** `GET /api/matches/{id}/mvp-votes`, also the answer to a vote. */
export interface FansVoteView {
  matchId: number;
  phase: FansVotePhase;
  /** ISO 8601 instant; null while the match is not finished. */
  closesAt: string | null;
  /** The server's clock, ISO 8601. */
  serverTime: string;
  tally: FansTally;
  /** Of whoever asks; null for a visitor. */
  own: { playerId: number; rating: number } | null;
  /** The award, once voting has been closed; null where nobody voted. */
  winner: FansRating | null;
}

export const fansVoteLimits = {
  rating: { min: 1, max: 5 },
  /** Voting is open for this long from the final whistle. */
  openMs: 48 * 60 * 60 * 1000,
} as const;
