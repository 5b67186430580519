import type { RefereeName, RefereeNameRequest, SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { lockReferee } from './assignment-writes.js';

/** The names of referees beside their matches; their usernames are for signing in. */
@Injectable()
export class RefereeNamesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  of(userId: number): Promise<RefereeName> {
    return read(this.db.manager, userId);
  }

  /** Also in matches for which a scorer's table entered it differently. */
  set(request: RefereeNameRequest, actor: SessionUser): Promise<RefereeName> {
    const { id: userId, username } = actor;
    return this.db.transaction(async (manager) => {
      await lockReferee(manager, userId);
      const before = await read(manager, userId);
      const after = { ...request, town: request.town === undefined ? before.town : request.town };
      await manager.query(
        `WITH named AS (
           UPDATE officials SET first_name = $2, last_name = $3, town = $4, is_own = true
           WHERE user_id = $1 AND erased_at IS NULL RETURNING id
         )
         INSERT INTO officials (user_id, first_name, last_name, town, is_own)
         SELECT $1, $2, $3, $4, true WHERE NOT EXISTS (SELECT FROM named)`,
        [userId, after.firstName, after.lastName, after.town],
      );
      await this.audit.record(manager, {
        actor,
        action: 'account.referee-name',
        subject: { type: 'account', id: userId, name: username },
        before: { ...before },
        after,
      });
      return read(manager, userId);
    });
  }
}

async function read(manager: EntityManager, userId: number): Promise<RefereeName> {
  const [name] = await manager.query<RefereeName[]>(
    `SELECT first_name AS "firstName", last_name AS "lastName", town FROM officials
     WHERE user_id = $1 AND erased_at IS NULL ORDER BY id DESC LIMIT 1`,
    [userId],
  );
  return name ?? { firstName: null, lastName: null, town: null };
}
