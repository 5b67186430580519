import {
  type ClaimAnswer,
  type PlaceKey,
  placeOf,
  type RefereeRole,
  type SessionUser,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { holdsPlace } from './assignment-rows.js';
import {
  insertAssignment,
  lockReferee,
  refuseConflicts,
  removeFromMatch,
} from './assignment-writes.js';
import { RefereeFactsService } from './referee-facts.service.js';
import { noticeReferees } from './referee-notices.js';
import { closesAt, findMatch, isLate, type MatchWithRules } from './refereed-match.js';

interface OwnAssignment {
  assignmentId: number;
  role: RefereeRole;
  state: 'assigned' | 'accepted';
}

/** Referees choose their matches. */
@Injectable()
export class ClaimsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly facts: RefereeFactsService,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * A repeat gets what the first claim got.
   * @throws RefusalError `referee.place-not-found`, `referee.claims-closed`, `referee.place-taken`, `referee.conflict`
   */
  claim(placeId: number, userId: number): Promise<ClaimAnswer> {
    const { matchId, role } = placeFrom(placeId);
    return this.db.transaction(async (manager) => {
      await lockReferee(manager, userId);
      const match = await placeMatch(manager, matchId);
      const own = await ownAssignment(manager, { matchId, userId });
      if (own?.role === role) return { state: own.state, assignmentId: own.assignmentId };
      const { rules } = match;
      if (!rules.roles.some((one) => one.role === role))
        throw RefusalError.of('referee.place-not-found');
      if (!match.isToCome || closesAt(match, rules).getTime() <= Date.now())
        throw RefusalError.of('referee.claims-closed');
      if (await isTaken(manager, { matchId, role })) throw RefusalError.of('referee.place-taken');
      if (own !== null) throw overlapping();
      await refuseConflicts(manager, this.facts, match, { role, userId });
      return rules.mode === 'first-come'
        ? assigned(manager, match, { role, userId })
        : claimed(manager, { matchId, role, userId });
    });
  }

  /** @throws RefusalError `referee.place-not-found`, `referee.claim-not-found`, `referee.assignment-closed` */
  async withdraw(placeId: number, actor: SessionUser): Promise<void> {
    const { matchId, role } = placeFrom(placeId);
    const userId = actor.id;
    await this.db.transaction(async (manager) => {
      await lockReferee(manager, userId);
      const match = await placeMatch(manager, matchId);
      const claims = await manager.query<[unknown[], number]>(
        'DELETE FROM referee_claims WHERE match_id = $1 AND role = $2 AND user_id = $3 RETURNING 1',
        [matchId, role, userId],
      );
      const own = await ownAssignment(manager, { matchId, userId });
      if (own?.role === role) await withdrawFrom(manager, match, { ...own, userId });
      else if (claims[1] === 0) throw RefusalError.of('referee.claim-not-found');
      await this.audit.record(manager, {
        actor,
        action: 'match.withdraw-claim',
        subject: { type: 'match', id: matchId, name: '' },
        before: { refereeRole: role, referees: actor.username },
        after: null,
      });
    });
  }
}

function placeFrom(id: number): PlaceKey {
  const place = placeOf(id);
  if (place === null) throw RefusalError.of('referee.place-not-found');
  return place;
}

async function placeMatch(manager: EntityManager, matchId: number): Promise<MatchWithRules> {
  const match = await findMatch(manager, matchId);
  if (match === null) throw RefusalError.of('referee.place-not-found');
  return match;
}

const overlapping = (): RefusalError =>
  new RefusalError({ code: 'referee.conflict' }, { conflicts: ['overlap'] });

async function ownAssignment(
  manager: EntityManager,
  { matchId, userId }: { matchId: number; userId: number },
): Promise<OwnAssignment | null> {
  const [own] = await manager.query<OwnAssignment[]>(
    `SELECT id AS "assignmentId", role, state FROM referee_assignments a
     WHERE match_id = $1 AND user_id = $2 AND ${holdsPlace}`,
    [matchId, userId],
  );
  return own ?? null;
}

async function isTaken(manager: EntityManager, { matchId, role }: PlaceKey): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `SELECT FROM referee_assignments a WHERE match_id = $1 AND role = $2 AND ${holdsPlace}`,
    [matchId, role],
  );
  return rows.length > 0;
}

async function assigned(
  manager: EntityManager,
  match: MatchWithRules,
  place: { role: RefereeRole; userId: number },
): Promise<ClaimAnswer> {
  const made = await insertAssignment(manager, match, place);
  if (made === null) throw RefusalError.of('referee.place-taken');
  return { state: made.state, assignmentId: made.assignmentId };
}

async function claimed(
  manager: EntityManager,
  { matchId, role, userId }: PlaceKey & { userId: number },
): Promise<ClaimAnswer> {
  await manager.query(
    `INSERT INTO referee_claims (match_id, role, user_id) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING`,
    [matchId, role, userId],
  );
  return { state: 'claimed', assignmentId: null };
}

async function withdrawFrom(
  manager: EntityManager,
  match: MatchWithRules,
  { assignmentId, state, userId }: OwnAssignment & { userId: number },
): Promise<void> {
  if (!match.isToCome) throw RefusalError.of('referee.assignment-closed');
  const late = state === 'accepted' && isLate(match, Date.now());
  await manager.query(
    `UPDATE referee_assignments SET state = 'withdrawn', late = $2, answer_by = NULL,
       match_date = $3, venue = $4, changed_at = now() WHERE id = $1`,
    [assignmentId, late, match.matchDate, match.venue],
  );
  await removeFromMatch(manager, { matchId: match.matchId, userId });
  if (late) await noticeReferees(manager, 'cancelled-late', [assignmentId]);
}
