import type { MatchOutcome } from '../../contract/matches.js';
import type { MatchStatus } from '../../match/state.js';

/** A match that has a place in a stage, as its row says. */
export interface StageMatch extends Omit<MatchOutcome, 'stage'> {
  matchId: number;
  version: number;
  tie: string;
  leg: 1 | 2;
  matchDate: string;
  venue: string | null;
  status: MatchStatus;
  homeTeamId: number;
  awayTeamId: number;
  homeScore: number | null;
  awayScore: number | null;
  hasLineups: boolean;
}

/** From then on its teams stay, whatever else is corrected. */
export const hasBegun = ({ hasLineups, status }: StageMatch): boolean =>
  hasLineups || status !== 'scheduled';

/** It counts for nothing: another one may be played in its place. */
export const isVoid = ({ outcome, status }: StageMatch): boolean =>
  outcome === 'annulled' ||
  outcome === 'replayed' ||
  (status === 'cancelled' && outcome === undefined);

/** The match of a tie that counts, the latest where one was played again. */
export const matchOf = (
  matches: readonly StageMatch[],
  tie: string,
  leg: number,
): StageMatch | undefined =>
  matches.findLast((match) => match.tie === tie && match.leg === leg && !isVoid(match));
