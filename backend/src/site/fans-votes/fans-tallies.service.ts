import {
  type CountedVotes,
  type FansTally,
  fansVoteClosesAt,
  type MatchState,
  rankFansVotes,
  sideOf,
} from '@kolo/domain';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { ViewerCountsService } from '../../live/push/viewer-counts.service.js';
import { LoadingCache } from '../../platform/async/loading-cache.js';
import { MvpVote } from './mvp-vote.entity.js';

type Row = Omit<CountedVotes, 'lastAt'> & { lastAt: Date };

/** A whole hall opens the page at the final whistle. */
const cachedMs = 1_000;
/** A burst of votes is counted and published once. */
const gatherMs = 500;

@Injectable()
export class FansTalliesService implements OnModuleDestroy {
  private readonly logger = new Logger(FansTalliesService.name);
  private readonly cache = new LoadingCache<number, FansTally>({ max: 100, ttl: cachedMs });
  private readonly gathering = new Map<number, NodeJS.Timeout>();

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly commands: MatchCommandsService,
    private readonly viewers: ViewerCountsService,
  ) {}

  onModuleDestroy(): void {
    for (const timer of this.gathering.values()) clearTimeout(timer);
  }

  /** Counted within the last second. */
  recent(state: MatchState): Promise<FansTally> {
    return this.cache.get(state.matchId, () => this.count(state));
  }

  /** Only votes for players in the line-up; none before the match is finished. */
  async count(state: MatchState, manager: EntityManager = this.db.manager): Promise<FansTally> {
    const [clock] = await manager.query<{ now: Date }[]>('SELECT clock_timestamp() AS now');
    const asOf = (clock?.now ?? new Date()).toISOString();
    if (fansVoteClosesAt(state) === null) return { asOf, votes: 0, players: [] };
    const rows = await manager
      .createQueryBuilder(MvpVote, 'vote')
      .select('vote.playerId', 'playerId')
      .addSelect('count(*)::integer', 'votes')
      .addSelect('sum(vote.rating)::integer', 'sum')
      .addSelect('max(vote.updatedAt)', 'lastAt')
      .where({ matchId: state.matchId })
      .groupBy('vote.playerId')
      .getRawMany<Row>();
    const players = rankFansVotes(
      rows
        .filter(({ playerId }) => sideOf(state, playerId) !== null)
        .map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })),
    );
    return { asOf, votes: players.reduce((sum, { votes }) => sum + votes, 0), players };
  }

  /** Publishes the new tally to the watchers soon. */
  changed(matchId: number): void {
    this.cache.delete(matchId);
    if (this.gathering.has(matchId)) return;
    const timer = setTimeout(() => {
      this.gathering.delete(matchId);
      this.publish(matchId).catch((error) =>
        this.logger.warn({ err: error }, 'Watchers were not told how people voted'),
      );
    }, gatherMs).unref();
    this.gathering.set(matchId, timer);
  }

  private async publish(matchId: number): Promise<void> {
    const state = await this.commands.state(matchId);
    this.viewers.publishFansVotes(matchId, await this.count(state));
  }
}
