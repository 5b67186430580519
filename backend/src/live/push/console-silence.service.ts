import { liveLimits } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** Which matches are scored by a console that has lost its connection. */
@Injectable()
export class ConsoleSilenceService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * When the console was last seen, by match; only matches whose console is silent. The device that holds the
   * clock counts, else the one that was seen last; a match without any console is scored by other means.
   */
  async since(matchIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (matchIds.length === 0) return new Map();
    // Raw SQL: this runs each second for all matches that are watched.
    const rows = await this.db.query<{ matchId: number; seenAt: Date }[]>(
      `SELECT match_id AS "matchId", max(p.seen_at) AS "seenAt"
       FROM match_presence p LEFT JOIN match_consoles c USING (match_id)
       WHERE match_id = ANY ($1) AND (c.device IS NULL OR c.device = p.device)
         AND p.seen_at > now() - interval '12 hours'
       GROUP BY match_id
       HAVING max(p.seen_at) < clock_timestamp() - make_interval(secs => $2)`,
      [matchIds, liveLimits.consoleSilentMs / 1_000],
    );
    return new Map(rows.map(({ matchId, seenAt }) => [matchId, seenAt.toISOString()]));
  }
}
