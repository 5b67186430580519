import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { isToCome } from '../../season/matches/match-reads.service.js';
import { isMoved } from './assignment-rows.js';
import { expireWhere, lockReferee, removeFromMatch } from './assignment-writes.js';
import { auditedReferees } from './audited-referees.js';
import { writeDueLines } from './earned-lines.js';
import { noticeReferees } from './referee-notices.js';
import { answerBy, findMatch } from './refereed-match.js';

const job = 'referees-follow';
const everyMs = 60_000;
const atOnce = 200;
/** After an import of old seasons the rest is written in the next minutes. */
const linesAtOnce = 1000;
/** Who moved a match is in its log; nobody decided that its referee has to accept again. */
const actor = { id: null, device: job };

/**
 * Accepted matches to come that are at another time or place than their referee knows. Leagues without rules have no
 * market: their administrators name referees, who have nothing to answer.
 */
const movedAssignments = `FROM referee_assignments a JOIN matches m ON m.id = a.match_id
  JOIN referee_rules r ON r.league_id = m.league_id
  WHERE a.state = 'accepted' AND ${isToCome} AND m.match_date > now() AND ${isMoved}`;

interface MovedAssignment {
  id: number;
  matchId: number;
  userId: number;
}

/** Records what passing time decides about assignments and fees. */
@Injectable()
export class RefereesFollowService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly jobs: JobsService,
    private readonly audit: AuditLogService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(job, everyMs, () => this.run());
  }

  /** Safe to repeat, also by several nodes at once. */
  async run(): Promise<void> {
    await this.expire();
    const moved = await this.db.query<MovedAssignment[]>(
      `SELECT a.id, a.match_id AS "matchId", a.user_id AS "userId" ${movedAssignments}
       ORDER BY m.match_date, a.id LIMIT ${atOnce}`,
    );
    for (const assignment of moved) await this.reassign(assignment);
    await writeDueLines(this.db.manager, { userIds: null, max: linesAtOnce });
  }

  /** Skips rows that somebody is answering at this moment. */
  private async expire(): Promise<void> {
    await this.db.transaction((manager) =>
      expireWhere(
        manager,
        `id IN (SELECT id FROM referee_assignments WHERE state = 'assigned' AND answer_by <= now()
                ORDER BY answer_by LIMIT $1 FOR UPDATE SKIP LOCKED)`,
        atOnce,
      ),
    );
  }

  /** Until they accept the new time, the console is closed to them and the place is theirs. */
  private async reassign({ id, matchId, userId }: MovedAssignment): Promise<void> {
    await this.db.transaction(async (manager) => {
      await lockReferee(manager, userId);
      const match = await findMatch(manager, matchId);
      if (match === null) return;
      const [changed] = await manager.query<[unknown[], number]>(
        `UPDATE referee_assignments
         SET state = 'assigned', answer_by = $2, match_date = $3, venue = $4, changed_at = now()
         WHERE id = $1 AND id IN (SELECT a.id ${movedAssignments}) RETURNING id`,
        [id, answerBy(match, Date.now()), match.matchDate, match.venue],
      );
      if (changed.length === 0) return;
      await auditedReferees(manager, this.audit, { matchId, actor }, () =>
        removeFromMatch(manager, { matchId, userId }),
      );
      await noticeReferees(manager, 'moved', [id]);
    });
  }
}
