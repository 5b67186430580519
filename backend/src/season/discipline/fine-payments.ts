import type { FinePayment } from '@kolo/domain';
import type { EntityManager } from 'typeorm';

export interface TeamPayment extends FinePayment {
  teamId: number;
  teamName: string;
}

/** What teams paid in a league, also those that have left it. */
export async function finePaymentsOf(db: EntityManager, leagueId: number): Promise<TeamPayment[]> {
  // Raw SQL: of teams and accounts nothing but the names is read.
  const rows = await db.query<(Omit<TeamPayment, 'recordedAt'> & { recordedAt: Date })[]>(
    `SELECT p.id, p.team_id AS "teamId", t.name AS "teamName", p.cents,
            p.paid_on::text AS "paidOn", p.note, p.recorded_at AS "recordedAt",
            u.username AS "recordedBy"
     FROM fine_payments p JOIN teams t ON t.id = p.team_id JOIN users u ON u.id = p.recorded_by
     WHERE p.league_id = $1 AND p.removed_at IS NULL ORDER BY p.paid_on, p.id`,
    [leagueId],
  );
  return rows.map((row) => ({ ...row, recordedAt: row.recordedAt.toISOString() }));
}
