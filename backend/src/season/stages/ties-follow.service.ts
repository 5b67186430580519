import { hasCarried, type StageStep, stageSteps } from '@kolo/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  type MatchAndCommand,
  MatchCommandsService,
} from '../../live/commands/match-commands.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Warnings } from '../../platform/log/warnings.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { LeagueQueueService } from '../matches/league-queue.service.js';
import { StageReadsService } from '../statistics/stage-reads.service.js';

const everyMs = 5_000;

/** Schedules the matches of ties whose teams are known, and moves other teams into them while nobody has begun. */
@Injectable()
export class TiesFollowService implements OnModuleInit {
  private readonly followed = new Map<number, string>();
  private readonly warnings = new Warnings(new Logger('ties-follow'));

  constructor(
    private readonly jobs: JobsService,
    private readonly queue: LeagueQueueService,
    private readonly reads: StageReadsService,
    private readonly commands: MatchCommandsService,
    @InjectDataSource() private readonly db: DataSource,
  ) {}

  onModuleInit(): void {
    this.jobs.every('ties-follow', everyMs, () => this.run());
  }

  /** Only where something has changed since this node looked last. */
  async run(): Promise<void> {
    for (const { id, version } of await this.leagues()) {
      if (this.followed.get(id) === version) continue;
      await this.follow(id);
      this.followed.set(id, version);
    }
  }

  /** Safe to repeat, also by several nodes at once: the second one finds it done. */
  async follow(leagueId: number, at = new Date().toISOString()): Promise<void> {
    if ((await this.stepsIn(leagueId)).length === 0) return;
    await this.queue.alone(leagueId, async () => {
      for (const step of await this.stepsIn(leagueId))
        try {
          await this.take(leagueId, step, at);
        } catch (error) {
          // A match that got line-ups meanwhile stays as it is: the bracket shows the conflict.
          if (!(error instanceof RefusalError)) throw error;
          this.warnings.report(error, `league ${leagueId}`);
        }
    });
  }

  /** Leagues with matches in stages or with recent decisions; the version changes with each of them. */
  private leagues(): Promise<{ id: number; version: string }[]> {
    return this.db.query(
      `SELECT id, string_agg(part, ' ' ORDER BY part) AS version FROM (
         SELECT league_id AS id, 'm' || sum(version) || '/' || count(*) AS part
         FROM matches WHERE stage_id IS NOT NULL GROUP BY league_id
         UNION ALL
         SELECT -stream, 'd' || max(version) FROM events
         WHERE stream < 0 AND metadata #>> '{actor,id}' IS NOT NULL
           AND recorded_at > now() - interval '2 days'
         GROUP BY stream
       ) AS changes GROUP BY id ORDER BY id`,
    );
  }

  private async stepsIn(leagueId: number): Promise<StageStep[]> {
    const { stages } = await this.reads.current(leagueId);
    return stages.flatMap(({ stage, rounds, matches }) => stageSteps(stage, rounds, matches));
  }

  private async take(leagueId: number, step: StageStep, at: string): Promise<void> {
    const { stageId, tie, leg, homeTeamId, awayTeamId } = step.fixture;
    const place = { stageId, tie, leg };
    const base = `tie-${leagueId}-${stageId}-${encodeURIComponent(tie)}-${leg}`;
    if (step.does === 'schedule') {
      const { at: matchDate, venue } = step;
      const fixture = { leagueId, round: null, homeTeamId, awayTeamId, matchDate, venue };
      const matchId = await this.commands.nextMatchId();
      const command = { type: 'ScheduleMatch', fixture, place } as const;
      return this.execute(`${base}-new`, at, { matchId, command });
    }
    const { matchId, version } = step;
    if (step.does === 'carry-first-leg') {
      const { firstLeg } = step;
      if (hasCarried(await this.commands.state(matchId), firstLeg)) return;
      const command = { type: 'CarryFirstLeg', firstLeg } as const;
      const id = `${base}-after-${firstLeg?.home}-${firstLeg?.away}-v${version}`;
      return this.execute(id, at, { matchId, command });
    }
    const command = { type: 'ChangeTeams', homeTeamId, awayTeamId } as const;
    return this.execute(`${base}-v${version}`, at, { matchId, command });
  }

  private async execute(commandId: string, at: string, item: MatchAndCommand): Promise<void> {
    const origin = { commandId, at, actorId: null, device: null, requestId: null };
    await this.commands.executeTogether([item], origin);
  }
}
