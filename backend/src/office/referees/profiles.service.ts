import type { OwnRefereeProfile, RefereeProfile, SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';

/** For which companies a referee works or plays, and what else limits the matches they may have. */
@Injectable()
export class ProfilesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  /** @throws RefusalError `referee.not-found` */
  async of(userId: number): Promise<RefereeProfile> {
    return (await read(this.db.manager, userId)).profile;
  }

  async own(userId: number): Promise<OwnRefereeProfile> {
    const { companies, playsFor } = await this.of(userId);
    return { companies, playsFor };
  }

  /** @throws RefusalError `referee.not-found` */
  set(
    userId: number,
    change: Partial<RefereeProfile>,
    actor: SessionUser,
  ): Promise<RefereeProfile> {
    return this.db.transaction(async (manager) => {
      const { username, profile: before } = await read(manager, userId, 'FOR UPDATE OF u');
      const after = { ...before, ...change };
      await manager.query(
        `INSERT INTO referee_profiles (user_id, roles, companies, plays_for, excluded_by)
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (user_id) DO UPDATE SET roles = excluded.roles,
           companies = excluded.companies, plays_for = excluded.plays_for,
           excluded_by = excluded.excluded_by`,
        [userId, after.roles, after.companies, after.playsFor, after.excludedBy],
      );
      await this.audit.record(manager, {
        actor,
        action: 'account.referee-profile',
        subject: { type: 'account', id: userId, name: username },
        before: auditedFields(before),
        after: auditedFields(after),
      });
      return after;
    });
  }
}

async function read(
  manager: EntityManager,
  userId: number,
  lock = '',
): Promise<{ username: string; profile: RefereeProfile }> {
  const [row] = await manager.query<(RefereeProfile & { username: string })[]>(
    `SELECT u.username, p.roles, coalesce(p.companies, '{}') AS companies,
            coalesce(p.plays_for, '{}') AS "playsFor", coalesce(p.excluded_by, '{}') AS "excludedBy"
     FROM users u LEFT JOIN referee_profiles p ON p.user_id = u.id
     WHERE u.id = $1 AND u.role IN ('referee', 'admin') ${lock}`,
    [userId],
  );
  if (row === undefined) throw RefusalError.of('referee.not-found');
  const { username, ...profile } = row;
  return { username, profile };
}

/** Ids as text, because an entry has single values. */
const auditedFields = (profile: RefereeProfile): Record<string, unknown> => ({
  refereeRoles: profile.roles?.join(', ') ?? null,
  companies: profile.companies.join(', '),
  playsFor: profile.playsFor.join(', '),
  excludedBy: profile.excludedBy.join(', '),
});
