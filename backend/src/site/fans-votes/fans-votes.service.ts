import {
  type FansVoteRequest,
  type FansVoteView,
  fansVoteClosesAt,
  fansVotePhase,
  type MatchState,
  refusalToVote,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { mapConstraintErrors } from '../../platform/api/constraints.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { FansMvp } from './fans-mvp.entity.js';
import { FansTalliesService } from './fans-tallies.service.js';
import { MvpVote } from './mvp-vote.entity.js';

@Injectable()
export class FansVotesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly commands: MatchCommandsService,
    private readonly tallies: FansTalliesService,
    private readonly shared: SharedReadsService,
  ) {}

  /** @throws RefusalError `match.not-found` */
  async view(matchId: number, userId: number | null): Promise<FansVoteView> {
    const state = await this.shared.answer(
      `voted match ${matchId}`,
      () => this.commands.state(matchId),
      'running',
    );
    return this.viewOf(state, userId, await this.tallies.recent(state));
  }

  /** @throws RefusalError `match.not-found`, `vote.not-open`, `vote.closed`, `vote.not-in-match` */
  async cast(matchId: number, vote: FansVoteRequest, userId: number): Promise<FansVoteView> {
    const state = await this.commands.state(matchId);
    const refusal = refusalToVote(state, vote.playerId, new Date().toISOString());
    if (refusal !== null) throw RefusalError.of(refusal);
    const written = await mapConstraintErrors(this.write(state, vote, userId), {
      mvp_votes_open: 'vote.closed',
    });
    // Since the state was read the whistle was undone, or the time ran out.
    if (!written) throw RefusalError.of('vote.not-open');
    this.tallies.changed(matchId);
    return this.viewOf(state, userId, await this.tallies.count(state));
  }

  /**
   * Raw SQL, because the read models must agree at the moment of writing.
   * @returns false when the match is not finished, the player was absent or the time is over
   */
  private async write(
    state: MatchState,
    { playerId, rating }: FansVoteRequest,
    userId: number,
  ): Promise<boolean> {
    const rows = await this.db.query<unknown[]>(
      `INSERT INTO mvp_votes AS v (match_id, user_id, player_id, rating)
       SELECT m.id, $2, s.player_id, $4
       FROM matches m JOIN player_stats s ON s.match_id = m.id AND s.player_id = $3
       WHERE m.id = $1 AND m.status = 'completed' AND clock_timestamp() < $5
       ON CONFLICT ON CONSTRAINT mvp_votes_one_per_person DO UPDATE
       SET player_id = excluded.player_id, rating = excluded.rating,
           -- Saying the same again loses nobody their place in a tie.
           updated_at = CASE WHEN (v.player_id, v.rating) = (excluded.player_id, excluded.rating)
                        THEN v.updated_at ELSE excluded.updated_at END
       RETURNING v.id`,
      [state.matchId, userId, playerId, rating, fansVoteClosesAt(state)],
    );
    return rows.length > 0;
  }

  private async winner(matchId: number): Promise<FansMvp | null> {
    const { found } = await this.shared.answer(`fans' MVP ${matchId}`, async () => ({
      found: await this.db.getRepository(FansMvp).findOneBy({ matchId }),
    }));
    return found;
  }

  private async viewOf(
    state: MatchState,
    userId: number | null,
    tally: FansVoteView['tally'],
  ): Promise<FansVoteView> {
    const { matchId } = state;
    const serverTime = new Date().toISOString();
    const phase = fansVotePhase(state, serverTime);
    const [own, winner] = await Promise.all([
      userId === null || phase === 'not-open'
        ? null
        : this.db.getRepository(MvpVote).findOneBy({ matchId, userId }),
      phase === 'closed' ? this.winner(matchId) : null,
    ]);
    return {
      matchId,
      phase,
      closesAt: fansVoteClosesAt(state),
      serverTime,
      tally,
      own: own && { playerId: own.playerId, rating: own.rating },
      winner: winner && {
        playerId: winner.playerId,
        votes: winner.votes,
        average: winner.average,
      },
    };
  }
}
