import {
  type AssignmentAnswer,
  type AssignRefereeRequest,
  type MatchReferee,
  type RefereeRole,
  refereeRoles,
  type SessionUser,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { insertAssignment, refuseConflicts } from './assignment-writes.js';
import { auditedReferees, refereesOf } from './audited-referees.js';
import { RefereeFactsService } from './referee-facts.service.js';
import { noticeReferees } from './referee-notices.js';
import { type MatchWithRules, matchWithRules } from './refereed-match.js';

/** Administrators decide who referees a match. */
@Injectable()
export class MatchRefereesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLogService,
    private readonly facts: RefereeFactsService,
  ) {}

  /** @throws RefusalError `match.not-found` */
  async of(matchId: number): Promise<MatchReferee[]> {
    await matchWithRules(this.db.manager, matchId);
    return refereesOf(this.db.manager, matchId);
  }

  /**
   * They need not answer and get the roles of the league in their order.
   * @throws RefusalError `match.not-found`, `match.referee-not-approved`
   */
  name(matchId: number, userIds: readonly number[], actor: SessionUser): Promise<MatchReferee[]> {
    return this.db.transaction(async (manager) => {
      // The lock makes a second administrator wait for what the first one names.
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('referees of a match'), $1)`, [
        matchId,
      ]);
      const match = await matchWithRules(manager, matchId);
      const approved = await manager.query<unknown[]>(
        `SELECT FROM users WHERE id = ANY ($1) AND role = 'referee' AND approved
           AND deactivated_at IS NULL ORDER BY id FOR UPDATE`,
        [userIds],
      );
      const named = [...new Set(userIds)];
      if (approved.length < named.length) throw RefusalError.of('match.referee-not-approved');
      return auditedReferees(manager, this.audit, { matchId, actor }, async () => {
        await manager.query(
          'DELETE FROM match_referees WHERE match_id = $1 AND user_id <> ALL ($2)',
          [matchId, named],
        );
        await manager.query(
          `INSERT INTO match_referees (match_id, user_id) SELECT $1, unnest($2::integer[])
           ON CONFLICT DO NOTHING`,
          [matchId, named],
        );
        await fillRoles(manager, match, named);
      });
    });
  }

  /**
   * They have to accept.
   * @throws RefusalError `referee.own-assignment`, `match.not-found`, `match.referee-not-approved`,
   * `referee.place-taken`, `referee.conflict`
   */
  assign(
    matchId: number,
    { role, userId }: AssignRefereeRequest,
    actor: SessionUser,
  ): Promise<AssignmentAnswer> {
    if (userId === actor.id) throw RefusalError.of('referee.own-assignment');
    return this.db.transaction(async (manager) => {
      const match = await matchWithRules(manager, matchId);
      const approved = await manager.query<{ username: string }[]>(
        `SELECT username FROM users WHERE id = $1 AND role IN ('referee', 'admin') AND approved
           AND deactivated_at IS NULL FOR UPDATE`,
        [userId],
      );
      const [referee] = approved;
      if (referee === undefined) throw RefusalError.of('match.referee-not-approved');
      // A referee who declined may have agreed by telephone since.
      const allowed = ['declined'] as const;
      await refuseConflicts(manager, this.facts, match, { role, userId, allowed });
      const made = await insertAssignment(manager, match, { role, userId });
      if (made === null) throw RefusalError.of('referee.place-taken');
      await noticeReferees(manager, 'assigned', [made.assignmentId]);
      await noticeReferees(manager, 'lost', [made.assignmentId]);
      await this.audit.record(manager, {
        actor,
        action: 'match.assign-referee',
        subject: { type: 'match', id: matchId, name: '' },
        before: null,
        after: { refereeRole: role, referees: referee.username },
      });
      return made;
    });
  }

  /** @throws RefusalError `referee.assignment-not-found` */
  async remove(matchId: number, assignmentId: number, actor: SessionUser): Promise<void> {
    await this.db.transaction(async (manager) => {
      const [removed] = await manager.query<[{ userId: number; role: RefereeRole }[], number]>(
        `DELETE FROM referee_assignments
         WHERE id = $1 AND match_id = $2 AND state IN ('assigned', 'accepted')
         RETURNING user_id AS "userId", role`,
        [assignmentId, matchId],
      );
      const [assignment] = removed;
      if (assignment === undefined) throw RefusalError.of('referee.assignment-not-found');
      const { userId, role } = assignment;
      const [referee] = await manager.query<{ username: string }[]>(
        'SELECT username FROM users WHERE id = $1',
        [userId],
      );
      await manager.query('DELETE FROM match_referees WHERE match_id = $1 AND user_id = $2', [
        matchId,
        userId,
      ]);
      await this.audit.record(manager, {
        actor,
        action: 'match.unassign-referee',
        subject: { type: 'match', id: matchId, name: '' },
        before: { refereeRole: role, referees: referee?.username ?? '' },
        after: null,
      });
    });
  }
}

/** The league's roles in their order, then the others. */
async function fillRoles(
  manager: EntityManager,
  { matchId, matchDate, venue, rules }: MatchWithRules,
  userIds: readonly number[],
): Promise<void> {
  const roles = [...new Set([...rules.roles.map(({ role }) => role), ...refereeRoles])];
  const named = userIds.slice(0, roles.length);
  const wanted = named.map((_, index) => roles[index]);
  await manager.query(
    `DELETE FROM referee_assignments WHERE match_id = $1 AND state IN ('assigned', 'accepted')
       AND (user_id, role) NOT IN (SELECT * FROM unnest($2::integer[], $3::text[]))`,
    [matchId, named, wanted],
  );
  await manager.query(
    `INSERT INTO referee_assignments (match_id, role, user_id, state, match_date, venue)
     SELECT $1, role, user_id, 'accepted', $4, $5
     FROM unnest($2::integer[], $3::text[]) AS named (user_id, role)
     ON CONFLICT (match_id, role) WHERE state IN ('assigned', 'accepted')
     DO UPDATE SET user_id = excluded.user_id, state = 'accepted', answer_by = NULL, match_date = excluded.match_date,
       venue = excluded.venue, changed_at = now()`,
    [matchId, named, wanted, matchDate, venue],
  );
  await manager.query(
    `UPDATE match_referees r SET role = (
       SELECT role FROM unnest($2::integer[], $3::text[]) AS named (user_id, role)
       WHERE named.user_id = r.user_id)
     WHERE match_id = $1`,
    [matchId, named, wanted],
  );
}
