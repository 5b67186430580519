import { type FansRating, type FansVotePhase, fansVoteLimits } from '../contract/fans-vote.js';
import type { RefusalCode } from '../errors.js';
import { endOfPlay } from '../match/end-of-play.js';
import { type MatchState, sideOf } from '../match/state.js';

/**
 * The vote closes 48 hours after the end of play, also where the result of an abandoned match is awarded later;
 * null before there is a result, after the undo of the whistle and for a recorded result.
 */
export function fansVoteClosesAt(state: MatchState): string | null {
  const end = endOfPlay(state);
  if (state.status !== 'completed' || state.result !== null || end === null) return null;
  return new Date(Date.parse(end) + fansVoteLimits.openMs).toISOString();
}

/** Whether the fans may vote. `now` is an ISO 8601 instant (docs/product.md#fans-vote). */
export function fansVotePhase(state: MatchState, now: string): FansVotePhase {
  const closesAt = fansVoteClosesAt(state);
  if (closesAt === null) return 'not-open';
  return Date.parse(now) < Date.parse(closesAt) ? 'open' : 'closed';
}

/** Returns why somebody may not vote for a player now; null where they may. */
export function refusalToVote(
  state: MatchState,
  playerId: number,
  now: string,
): RefusalCode | null {
  const phase = fansVotePhase(state, now);
  if (phase === 'not-open') return 'vote.not-open';
  if (phase === 'closed') return 'vote.closed';
  return sideOf(state, playerId) === null ? 'vote.not-in-match' : null;
}

export interface CountedVotes {
  playerId: number;
  votes: number;
  sum: number;
  lastAt: string;
}

/** How many votes in the middle of the scale every player begins with. */
const assumed = { votes: 5, rating: 3 } as const;

/** As if five people had given a 3 first, so that one enthusiast alone cannot win. */
export const fansScore = ({ votes, sum }: Pick<CountedVotes, 'votes' | 'sum'>): number =>
  (sum + assumed.votes * assumed.rating) / (votes + assumed.votes);

/** Orders the tally by score, then by more votes, then by the older last vote. */
export function rankFansVotes(counted: readonly CountedVotes[]): FansRating[] {
  return counted
    .filter(({ votes }) => votes > 0)
    .sort(
      (a, b) =>
        fansScore(b) - fansScore(a) ||
        b.votes - a.votes ||
        Date.parse(a.lastAt) - Date.parse(b.lastAt) ||
        a.playerId - b.playerId,
    )
    .map(({ playerId, votes, sum }) => ({ playerId, votes, average: sum / votes }));
}
