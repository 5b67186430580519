import type { MatchReferee, SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';

@Injectable()
export class MatchRefereesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  async of(matchId: number): Promise<MatchReferee[]> {
    await mustExist(this.db.manager, matchId);
    return refereesOf(this.db.manager, matchId);
  }

  /** @throws RefusalError `match.not-found`, `match.referee-not-approved` */
  name(matchId: number, userIds: readonly number[], actor: SessionUser): Promise<MatchReferee[]> {
    return this.db.transaction(async (manager) => {
      await mustExist(manager, matchId);
      // FOR UPDATE: of two administrators the second one sees what the first has named.
      const approved = await manager.query<unknown[]>(
        `SELECT FROM users WHERE id = ANY ($1) AND role = 'referee' AND approved
           AND deactivated_at IS NULL ORDER BY id FOR UPDATE`,
        [userIds],
      );
      if (approved.length < new Set(userIds).size)
        throw RefusalError.of('match.referee-not-approved');
      const before = await refereesOf(manager, matchId);
      await manager.query(
        'DELETE FROM match_referees WHERE match_id = $1 AND user_id <> ALL ($2)',
        [matchId, userIds],
      );
      await manager.query(
        `INSERT INTO match_referees (match_id, user_id) SELECT $1, unnest($2::integer[])
         ON CONFLICT DO NOTHING`,
        [matchId, userIds],
      );
      const after = await refereesOf(manager, matchId);
      await this.audit.record(manager, {
        actor,
        action: 'match.referees',
        subject: { type: 'match', id: matchId, name: '' },
        before: { referees: namesOf(before) },
        after: { referees: namesOf(after) },
      });
      return after;
    });
  }
}

const namesOf = (referees: readonly MatchReferee[]): string =>
  referees.map(({ username }) => username).join(', ');

async function mustExist(manager: EntityManager, matchId: number): Promise<void> {
  const found = await manager.query<unknown[]>('SELECT FROM matches WHERE id = $1', [matchId]);
  if (found.length === 0) throw RefusalError.of('match.not-found');
}

const refereesOf = (manager: EntityManager, matchId: number): Promise<MatchReferee[]> =>
  manager.query(
    `SELECT u.id, u.username FROM match_referees r JOIN users u ON u.id = r.user_id
     WHERE r.match_id = $1 ORDER BY u.username, u.id`,
    [matchId],
  );
