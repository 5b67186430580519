import type { AssignmentState, RefereeAssignment, RefereeRole, RefereeRules } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { shownState } from './assignment-rows.js';
import { type MatchRecord, matchTables, selectedMatch, shownMatchOf } from './refereed-matches.js';

type Row = MatchRecord & {
  assignmentId: number;
  role: RefereeRole;
  state: AssignmentState;
  km: number;
  late: boolean;
  answerBy: Date | null;
  status: string;
  rules: RefereeRules | null;
};

/** What a referee has to do and has done. */
@Injectable()
export class OwnAssignmentsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async of(userId: number): Promise<RefereeAssignment[]> {
    const rows = await this.db.query<Row[]>(
      `SELECT ${selectedMatch}, a.id AS "assignmentId", a.role, a.late, a.km, r.rules, m.status,
              ${shownState} AS state, a.answer_by AS "answerBy"
       FROM ${matchTables} JOIN referee_assignments a ON a.match_id = m.id
       LEFT JOIN referee_rules r ON r.league_id = m.league_id
       WHERE a.user_id = $1 ORDER BY m.match_date, m.id, a.id`,
      [userId],
    );
    return rows.map((row) => ({
      ...shownMatchOf(row),
      id: row.matchId,
      homeTeam: { id: row.home.id, name: row.home.name },
      awayTeam: { id: row.away.id, name: row.away.name },
      status: row.status,
      assignmentId: row.assignmentId,
      role: row.role,
      state: row.state,
      feeCents: row.rules?.roles.find(({ role }) => role === row.role)?.feeCents ?? 0,
      km: row.km,
      late: row.late,
      answerBy: row.state === 'assigned' ? (row.answerBy?.toISOString() ?? null) : null,
    }));
  }
}
