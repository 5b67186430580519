import type { BySide, OwnPrediction } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { isOpen } from './predicted-matches.js';

@Injectable()
export class PredictionsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** @throws RefusalError `match.not-found` */
  async own(matchId: number, userId: number): Promise<OwnPrediction> {
    const [match] = await this.db.query<{ isOpen: boolean; home: number | null; away: number }[]>(
      `SELECT ${isOpen} AS "isOpen", p.home, p.away FROM matches m
       LEFT JOIN predictions p ON p.match_id = m.id AND p.user_id = $2 WHERE m.id = $1`,
      [matchId, userId],
    );
    if (match === undefined) throw RefusalError.of('match.not-found');
    const { home, away } = match;
    return { matchId, isOpen: match.isOpen, own: home === null ? null : { home, away } };
  }

  /**
   * Decided by the database's clock in the statement that writes.
   * @throws RefusalError `match.not-found`, `prediction.closed`
   */
  async predict(
    matchId: number,
    { home, away }: BySide<number>,
    userId: number,
  ): Promise<OwnPrediction> {
    const written = await this.db.query<unknown[]>(
      `INSERT INTO predictions (match_id, user_id, home, away)
       SELECT m.id, $2, $3, $4 FROM matches m WHERE m.id = $1 AND ${isOpen}
       ON CONFLICT (match_id, user_id) DO UPDATE
       SET home = excluded.home, away = excluded.away, changed_at = clock_timestamp()
       RETURNING match_id`,
      [matchId, userId, home, away],
    );
    const own = await this.own(matchId, userId);
    if (written.length === 0) throw RefusalError.of('prediction.closed');
    return own;
  }
}
