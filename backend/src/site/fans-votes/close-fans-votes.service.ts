import { fansVotePhase } from '@kolo/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { MatchTurn, recentOrInTurn } from '../../projections/match-turn.js';
import { FansMvp } from './fans-mvp.entity.js';
import { FansTalliesService } from './fans-tallies.service.js';

const everyMs = 60_000;

@Injectable()
export class CloseFansVotesService implements OnModuleInit {
  private readonly logger = new Logger(CloseFansVotesService.name);
  private readonly turn = new MatchTurn();

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly jobs: JobsService,
    private readonly commands: MatchCommandsService,
    private readonly tallies: FansTalliesService,
  ) {}

  onModuleInit(): void {
    this.jobs.every('close-fans-votes', everyMs, () => this.run());
  }

  /** Safe to repeat, also by several nodes at once. */
  async run(now = new Date()): Promise<void> {
    const rows = await this.db.query<{ id: number }[]>(
      `SELECT m.id FROM ${recentOrInTurn('id, status')}
       WHERE m.status = 'completed'
         AND EXISTS (SELECT FROM mvp_votes v WHERE v.match_id = m.id)
         AND NOT EXISTS (SELECT FROM fans_mvps f WHERE f.match_id = m.id)`,
      [this.turn.below, this.turn.size],
    );
    for (const { id } of rows) await this.close(id, now);
    await this.turn.advance(this.db);
  }

  private async close(matchId: number, now: Date): Promise<void> {
    const state = await this.commands.state(matchId);
    if (fansVotePhase(state, now.toISOString()) !== 'closed') return;
    const given = await this.db.transaction(async (manager) => {
      // Triggers of the votes hold the same lock: no vote comes between the count and the award.
      await manager.query('SELECT pg_advisory_xact_lock(1400, $1)', [matchId]);
      const { players } = await this.tallies.count(state, manager);
      const [first] = players;
      if (first === undefined) return false;
      const { playerId, votes, average } = first;
      await manager
        .createQueryBuilder()
        .insert()
        .into(FansMvp)
        .values({ matchId, playerId, votes, average })
        .orIgnore()
        .execute();
      return true;
    });
    if (!given) return;
    this.logger.log(`Match ${matchId}: the fans' votes are counted`);
    this.tallies.changed(matchId);
  }
}
