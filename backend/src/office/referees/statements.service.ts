import {
  type ClosedMonth,
  type CorrectStatementRequest,
  compareNames,
  type EarnedLine,
  groupedBy,
  type ListedStatement,
  openMonthFor,
  type RefereeStatement,
  type SessionUser,
  statementsOf,
  totalOf,
  zagrebWallTime,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { accountNames } from '../../live/officials/index.js';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { dueLines, writeDueLines, writtenLines } from './earned-lines.js';

type ClosedRow = Omit<ClosedMonth, 'closedAt'> & { userId: number; closedAt: Date };

/** What referees have earned, month by month; a month that is closed never changes. */
@Injectable()
export class StatementsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  /** The newest first. */
  async of(userId: number): Promise<RefereeStatement[]> {
    const { manager } = this.db;
    const [lines, closed] = await Promise.all([
      allLines(manager, [userId]),
      closedMonths(manager, [userId]),
    ]);
    return statementsOf(lines.map(shownLine), closed);
  }

  async month(userId: number, month: string): Promise<RefereeStatement> {
    const found = (await this.of(userId)).find((one) => one.month === month);
    return found ?? { month, lines: [], totalCents: 0, closedAt: null };
  }

  /** The name of the referee on a statement. */
  async nameOn(userId: number): Promise<string> {
    return (await accountNames(this.db.manager, [userId]))(userId);
  }

  /** Of every referee who has one in that month. */
  async all(month: string): Promise<ListedStatement[]> {
    const { manager } = this.db;
    const [lines, closed] = await Promise.all([
      allLines(manager, null, month),
      closedMonths(manager, null),
    ]);
    const linesOf = groupedBy(lines, ({ userId }) => userId);
    const closedOf = groupedBy(closed, ({ userId }) => userId);
    const ids = [...new Set([...lines, ...closed].map(({ userId }) => userId))];
    const nameOf = await accountNames(manager, ids);
    const statements = ids.flatMap((userId) => {
      const own = statementsOf(
        (linesOf.get(userId) ?? []).map(shownLine),
        closedOf.get(userId) ?? [],
      );
      const found = own.find((one) => one.month === month);
      return found === undefined ? [] : [{ ...found, userId, name: nameOf(userId) }];
    });
    return statements.sort((a, b) => compareNames(a.name, b.name));
  }

  /** @throws RefusalError `referee.not-found`, `statement.closed` */
  close(userId: number, month: string, actor: SessionUser): Promise<RefereeStatement> {
    return this.db.transaction(async (manager) => {
      const username = await lockedReferee(manager, userId);
      const closed = await closedMonths(manager, [userId]);
      const known = new Set(closed.map((one) => one.month));
      if (known.has(month)) throw RefusalError.of('statement.closed');
      await writeDueLines(manager, { userIds: [userId] });
      const written = await writtenLines(manager, [userId]);
      const lines = written.filter(
        (line) => line.closedIn === null && openMonthFor(line.month, known) === month,
      );
      const totalCents = totalOf(lines);
      const [statement] = await manager.query<{ id: number; closedAt: Date }[]>(
        `INSERT INTO referee_statements (user_id, month, total_cents) VALUES ($1, $2, $3)
         RETURNING id, closed_at AS "closedAt"`,
        [userId, month, totalCents],
      );
      if (statement === undefined) throw new Error('A statement was not written');
      await manager.query(
        'UPDATE referee_statement_lines SET statement_id = $1 WHERE id = ANY ($2)',
        [statement.id, lines.map(({ id }) => id)],
      );
      await this.audit.record(manager, {
        actor,
        action: 'account.close-statement',
        subject: { type: 'account', id: userId, name: username },
        before: null,
        after: { month, totalCents },
      });
      const closedAt = statement.closedAt.toISOString();
      return { month, lines: lines.map(shownLine).map(withoutMonths), totalCents, closedAt };
    });
  }

  /** @throws RefusalError `referee.not-found` */
  correct(
    userId: number,
    { feeCents, note }: CorrectStatementRequest,
    actor: SessionUser,
  ): Promise<RefereeStatement> {
    return this.db.transaction(async (manager) => {
      const username = await lockedReferee(manager, userId);
      const month = zagrebWallTime(Date.now()).day.slice(0, 7);
      await manager.query(
        `INSERT INTO referee_statement_lines (user_id, at, month, fee_cents, note)
         VALUES ($1, now(), $2, $3, $4)`,
        [userId, month, feeCents, note],
      );
      await this.audit.record(manager, {
        actor,
        action: 'account.correct-statement',
        subject: { type: 'account', id: userId, name: username },
        before: null,
        after: { month, totalCents: feeCents, text: note },
      });
      const closed = await closedMonths(manager, [userId]);
      const lines = await allLines(manager, [userId]);
      const open = openMonthFor(month, new Set(closed.map((one) => one.month)));
      const found = statementsOf(lines.map(shownLine), closed).find((one) => one.month === open);
      if (found === undefined) throw new Error('A correction is in no statement');
      return found;
    });
  }

  /** @throws RefusalError `referee.assignment-not-found`, `statement.closed` */
  async setKm(assignmentId: number, km: number, userId: number): Promise<void> {
    await this.db.transaction(async (manager) => {
      await lockedReferee(manager, userId);
      await writeDueLines(manager, { userIds: [userId] });
      const [changed] = await manager.query<[{ matchId: number }[], number]>(
        `UPDATE referee_assignments SET km = $3 WHERE id = $1 AND user_id = $2
         RETURNING match_id AS "matchId"`,
        [assignmentId, userId, km],
      );
      if (changed.length === 0) throw RefusalError.of('referee.assignment-not-found');
      const [line] = await manager.query<{ isClosed: boolean }[]>(
        `SELECT statement_id IS NOT NULL AS "isClosed" FROM referee_statement_lines
         WHERE assignment_id = $1`,
        [assignmentId],
      );
      if (line?.isClosed === true) throw RefusalError.of('statement.closed');
      await manager.query(
        `UPDATE referee_statement_lines l
         SET km = $2, km_cents = $2 * (r.rules ->> 'kmRateCents')::integer
         FROM matches m JOIN referee_rules r ON r.league_id = m.league_id
         WHERE l.assignment_id = $1 AND m.id = l.match_id`,
        [assignmentId, km],
      );
    });
  }
}

async function lockedReferee(manager: EntityManager, userId: number): Promise<string> {
  const [referee] = await manager.query<{ username: string }[]>(
    `SELECT username FROM users WHERE id = $1 AND role IN ('referee', 'admin') FOR UPDATE`,
    [userId],
  );
  if (referee === undefined) throw RefusalError.of('referee.not-found');
  return referee.username;
}

/** @param month the lines that its statement may have; without it those of every month */
async function allLines(
  manager: EntityManager,
  userIds: readonly number[] | null,
  month?: string,
): Promise<(EarnedLine & { userId: number })[]> {
  // One after the other: a line that is written meanwhile is read twice rather than not at all.
  const due = await dueLines(manager, { userIds, ...(month && { until: month }) });
  const written = await writtenLines(manager, userIds, month);
  const isWritten = new Set(written.map(({ matchId, role }) => `${matchId} ${role}`));
  return [...written, ...due.filter(({ matchId, role }) => !isWritten.has(`${matchId} ${role}`))];
}

async function closedMonths(
  manager: EntityManager,
  userIds: readonly number[] | null,
): Promise<(ClosedMonth & { userId: number })[]> {
  const rows = await manager.query<ClosedRow[]>(
    `SELECT user_id AS "userId", month, closed_at AS "closedAt" FROM referee_statements
     WHERE $1::integer[] IS NULL OR user_id = ANY ($1)`,
    [userIds],
  );
  return rows.map(({ closedAt, ...row }) => ({ ...row, closedAt: closedAt.toISOString() }));
}

const shownLine = (line: EarnedLine): EarnedLine => ({
  matchId: line.matchId,
  match: line.match,
  date: line.date,
  role: line.role,
  feeCents: line.feeCents,
  km: line.km,
  kmCents: line.kmCents,
  note: line.note,
  month: line.month,
  closedIn: line.closedIn,
});

const withoutMonths = ({ month: _, closedIn: __, ...line }: EarnedLine) => line;
