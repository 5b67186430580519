import {
  type AssignmentAnswer,
  type RefereeConflict,
  type RefereeRole,
  refereeConflictsOf,
} from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import type { RefereeFactsService } from './referee-facts.service.js';
import { noticeReferees } from './referee-notices.js';
import { answerBy, type MatchWithRules } from './refereed-match.js';
import { refereedMatchOf } from './refereed-matches.js';

/** Of two decisions about one person the second sees what the first has written. */
export async function lockReferee(manager: EntityManager, userId: number): Promise<void> {
  await manager.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [userId]);
}

/** @returns null where somebody else has the place, also if they got it in this moment on another node */
export async function insertAssignment(
  manager: EntityManager,
  match: MatchWithRules,
  { role, userId }: { role: RefereeRole; userId: number },
): Promise<AssignmentAnswer | null> {
  // An unanswered assignment holds no place after its deadline, even before the job records it.
  await expireWhere(manager, 'match_id = $1', match.matchId);
  const [made] = await manager.query<{ id: number }[]>(
    `INSERT INTO referee_assignments (match_id, role, user_id, state, match_date, venue, answer_by)
     VALUES ($1, $2, $3, 'assigned', $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id`,
    [match.matchId, role, userId, match.matchDate, match.venue, answerBy(match, Date.now())],
  );
  if (made === undefined) return null;
  await manager.query(
    'DELETE FROM referee_claims WHERE match_id = $1 AND role = $2 AND user_id = $3',
    [match.matchId, role, userId],
  );
  return { assignmentId: made.id, state: 'assigned' };
}

/** @param condition SQL about `$1` */
export async function expireWhere(
  manager: EntityManager,
  condition: string,
  value: number,
): Promise<void> {
  const [expired] = await manager.query<[{ id: number }[], number]>(
    `UPDATE referee_assignments SET state = 'expired', answer_by = NULL, changed_at = now()
     WHERE ${condition} AND state = 'assigned' AND answer_by <= now() RETURNING id`,
    [value],
  );
  const ids = expired.map(({ id }) => id);
  await noticeReferees(manager, 'reopened', ids);
}

/**
 * @param allowed conflicts that do not count here
 * @throws RefusalError `referee.conflict` with the reasons
 */
export async function refuseConflicts(
  manager: EntityManager,
  facts: RefereeFactsService,
  match: MatchWithRules,
  {
    role,
    userId,
    allowed = [],
  }: { role: RefereeRole; userId: number; allowed?: readonly RefereeConflict[] },
): Promise<void> {
  const referee = await facts.of(manager, userId);
  if (referee === null) throw RefusalError.of('match.referee-not-approved');
  // Their own place in the match is no reason against it.
  const duties = referee.duties.filter(({ matchId }) => matchId !== match.matchId);
  const wanted = { match: refereedMatchOf(match), role };
  const conflicts = refereeConflictsOf(wanted, { ...referee, duties }, match.rules.travelMinutes);
  const found = conflicts.filter((conflict) => !allowed.includes(conflict));
  if (found.length > 0) throw new RefusalError({ code: 'referee.conflict' }, { conflicts: found });
}

/** Whoever is off the match may not open its console any more. */
export async function removeFromMatch(
  manager: EntityManager,
  { matchId, userId }: { matchId: number; userId: number },
): Promise<void> {
  await manager.query('DELETE FROM match_referees WHERE match_id = $1 AND user_id = $2', [
    matchId,
    userId,
  ]);
}
