import type { AssignmentAnswer, RefereeRole, SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { shownState } from './assignment-rows.js';
import { lockReferee, refuseConflicts, removeFromMatch } from './assignment-writes.js';
import { auditedReferees } from './audited-referees.js';
import { RefereeFactsService } from './referee-facts.service.js';
import { noticeReferees } from './referee-notices.js';
import { isLate, matchWithRules } from './refereed-match.js';

interface Assignment {
  id: number;
  matchId: number;
  role: RefereeRole;
  wasAccepted: boolean;
  state: AssignmentAnswer['state'];
}

/** A referee says yes or no to a match. */
@Injectable()
export class AnswersService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly facts: RefereeFactsService,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Accepting opens the match's console and its report to the referee.
   * @throws RefusalError `referee.assignment-not-found`, `referee.assignment-closed`, `referee.conflict`
   */
  accept(id: number, actor: SessionUser): Promise<AssignmentAnswer> {
    return this.db.transaction(async (manager) => {
      await lockReferee(manager, actor.id);
      const { matchId, role, state } = await ownAssignment(manager, id, actor.id);
      if (state === 'accepted') return { assignmentId: id, state };
      if (state !== 'assigned') throw RefusalError.of('referee.assignment-closed');
      const match = await matchWithRules(manager, matchId);
      // An administrator who asks again knows that they declined before.
      const allowed = ['declined'] as const;
      await refuseConflicts(manager, this.facts, match, { role, userId: actor.id, allowed });
      await auditedReferees(manager, this.audit, { matchId, actor }, async () => {
        await manager.query(
          `UPDATE referee_assignments SET state = 'accepted', answer_by = NULL, late = false,
             match_date = $2, venue = $3, changed_at = now() WHERE id = $1`,
          [id, match.matchDate, match.venue],
        );
        await manager.query(
          `INSERT INTO match_referees (match_id, user_id, role) VALUES ($1, $2, $3)
           ON CONFLICT (match_id, user_id) DO UPDATE SET role = excluded.role`,
          [matchId, actor.id, role],
        );
      });
      return { assignmentId: id, state: 'accepted' };
    });
  }

  /**
   * Also cancels what was accepted; a late cancellation is recorded.
   * @throws RefusalError `referee.assignment-not-found`, `referee.assignment-closed`
   */
  decline(id: number, actor: SessionUser): Promise<AssignmentAnswer> {
    return this.db.transaction(async (manager) => {
      await lockReferee(manager, actor.id);
      const { matchId, state, wasAccepted } = await ownAssignment(manager, id, actor.id);
      if (state === 'declined') return { assignmentId: id, state };
      const match = await matchWithRules(manager, matchId);
      if ((state !== 'assigned' && state !== 'accepted') || (wasAccepted && !match.isToCome))
        throw RefusalError.of('referee.assignment-closed');
      const late = state === 'accepted' && isLate(match, Date.now());
      await auditedReferees(manager, this.audit, { matchId, actor }, async () => {
        await manager.query(
          `UPDATE referee_assignments SET state = 'declined', answer_by = NULL, late = $2,
             match_date = $3, venue = $4, changed_at = now() WHERE id = $1`,
          [id, late, match.matchDate, match.venue],
        );
        await removeFromMatch(manager, { matchId, userId: actor.id });
        if (late) await noticeReferees(manager, 'cancelled-late', [id]);
      });
      return { assignmentId: id, state: 'declined' };
    });
  }
}

async function ownAssignment(
  manager: EntityManager,
  id: number,
  userId: number,
): Promise<Assignment> {
  const [own] = await manager.query<Assignment[]>(
    `SELECT a.id, a.match_id AS "matchId", a.role, ${shownState} AS state,
            a.state = 'accepted' AS "wasAccepted"
     FROM referee_assignments a JOIN matches m ON m.id = a.match_id
     WHERE a.id = $1 AND a.user_id = $2`,
    [id, userId],
  );
  if (own === undefined) throw RefusalError.of('referee.assignment-not-found');
  return own;
}
