import type { MatchReferee } from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import type { AuditLogService, AuditRecord } from '../../people/audit/audit-log.service.js';

/** Makes and audits a change of those who may run a match. */
export async function auditedReferees(
  manager: EntityManager,
  audit: AuditLogService,
  { matchId, actor }: { matchId: number; actor: AuditRecord['actor'] },
  change: () => Promise<void>,
): Promise<MatchReferee[]> {
  const before = await refereesOf(manager, matchId);
  await change();
  const after = await refereesOf(manager, matchId);
  await audit.record(manager, {
    actor,
    action: 'match.referees',
    subject: { type: 'match', id: matchId, name: '' },
    before: { referees: namesOf(before) },
    after: { referees: namesOf(after) },
  });
  return after;
}

export const refereesOf = (manager: EntityManager, matchId: number): Promise<MatchReferee[]> =>
  manager.query(
    `SELECT u.id, u.username FROM match_referees r JOIN users u ON u.id = r.user_id
     WHERE r.match_id = $1 ORDER BY u.username, u.id`,
    [matchId],
  );

const namesOf = (referees: readonly MatchReferee[]): string =>
  referees.map(({ username }) => username).join(', ');
