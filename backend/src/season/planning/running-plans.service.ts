import type { PlanProgress } from '@kolo/domain';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { progressIn, sharedMemory } from './plan-progress.js';

const reportEveryMs = 500;

/** A plan that is made on one node is followed and stopped on every node, so its progress is a row. */
@Injectable()
export class RunningPlansService {
  private readonly logger = new Logger('plans');

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * Makes a plan that others follow by its id, if it has one.
   * @throws RefusalError `schedule.plan-running` for an id that is in use
   */
  async follow<T>(
    leagueId: number,
    planId: string | undefined,
    make: (shared: SharedArrayBuffer) => Promise<T>,
  ): Promise<T> {
    const shared = sharedMemory();
    if (planId === undefined) return make(shared);
    await this.begin(leagueId, planId);
    const timer = setInterval(() => void this.report(planId, shared), reportEveryMs);
    try {
      return await make(shared);
    } finally {
      clearInterval(timer);
      await this.db.query('DELETE FROM running_plans WHERE id = $1', [planId]);
    }
  }

  /** @throws RefusalError `schedule.plan-not-found`, also for one that is done */
  async progress(leagueId: number, planId: string): Promise<PlanProgress> {
    const [running] = await this.db.query<PlanProgress[]>(
      'SELECT percent FROM running_plans WHERE id = $1 AND league_id = $2',
      [planId, leagueId],
    );
    if (running === undefined) throw RefusalError.of('schedule.plan-not-found');
    return running;
  }

  /** Its request is answered with the best plan so far. @throws RefusalError `schedule.plan-not-found` */
  async stop(leagueId: number, planId: string): Promise<void> {
    const [, stopped] = await this.db.query<[unknown, number]>(
      'UPDATE running_plans SET is_stopped = true WHERE id = $1 AND league_id = $2',
      [planId, leagueId],
    );
    if (stopped === 0) throw RefusalError.of('schedule.plan-not-found');
  }

  /** A node that died leaves its rows: no plan takes an hour. */
  private async begin(leagueId: number, planId: string): Promise<void> {
    await this.db.query(`DELETE FROM running_plans WHERE begun_at < now() - interval '1 hour'`);
    const rows = await this.db.query<unknown[]>(
      `INSERT INTO running_plans (id, league_id) VALUES ($1, $2)
       ON CONFLICT DO NOTHING RETURNING id`,
      [planId, leagueId],
    );
    if (rows.length === 0) throw RefusalError.of('schedule.plan-running');
  }

  private async report(planId: string, shared: SharedArrayBuffer): Promise<void> {
    const progress = progressIn(shared);
    try {
      const [rows] = await this.db.query<[{ isStopped: boolean }[], number]>(
        'UPDATE running_plans SET percent = $2 WHERE id = $1 RETURNING is_stopped AS "isStopped"',
        [planId, progress.percent],
      );
      if (rows[0]?.isStopped === true) progress.stop();
    } catch (err) {
      this.logger.warn({ err }, 'The progress of a plan was not recorded');
    }
  }
}
