import {
  type EarnedLine,
  type EndedMatch,
  earnedCents,
  type RefereeRole,
  type RefereeRules,
  zagrebWallTime,
} from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import { isOver } from './assignment-rows.js';

interface DueRow extends EndedMatch {
  userId: number;
  assignmentId: number;
  matchId: number;
  match: string;
  role: RefereeRole;
  at: Date;
  km: number;
  rules: RefereeRules;
}

export interface DueLine extends EarnedLine {
  userId: number;
  assignmentId: number;
  at: Date;
}

const hasBegun = '(m.current_half > 0 OR m.played_home IS NOT NULL)';

/** What a league does not pay without play is never written, so it must not count towards the limit. */
const isPaid = `${isOver} AND NOT coalesce(
  r.rules ->> 'unplayed' = 'none' AND m.outcome = 'awarded' AND NOT ${hasBegun}, false)`;

interface Due {
  /** Null for all. */
  userIds: readonly number[] | null;
  /** `YYYY-MM`: nothing that was earned after it. */
  until?: string;
  max?: number;
}

/** `YYYY-MM`, the month in Zagreb. */
const monthOf = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'Europe/Zagreb', 'YYYY-MM')`;

const names = "coalesce(home.name, '') || ' – ' || coalesce(away.name, '')";

/** What referees have earned and no line records yet, the oldest first. */
export async function dueLines(
  manager: EntityManager,
  { userIds, until, max }: Due,
): Promise<DueLine[]> {
  const rows = await manager.query<DueRow[]>(
    `SELECT a.user_id AS "userId", a.id AS "assignmentId", a.match_id AS "matchId", a.role, a.km,
            ${names} AS match, m.match_date AS at, r.rules, m.status, m.outcome,
            ${hasBegun} AS "hasBegun"
     FROM referee_assignments a JOIN matches m ON m.id = a.match_id
     JOIN referee_rules r ON r.league_id = m.league_id
     LEFT JOIN teams home ON home.id = m.home_team_id
     LEFT JOIN teams away ON away.id = m.away_team_id
     WHERE a.state = 'accepted' AND ($1::integer[] IS NULL OR a.user_id = ANY ($1)) AND ${isPaid}
       AND NOT EXISTS (SELECT FROM referee_statement_lines l WHERE l.assignment_id = a.id)
       AND ($2::text IS NULL OR ${monthOf('m.match_date')} <= $2)
     ORDER BY m.match_date, a.id LIMIT $3`,
    [userIds, until ?? null, max ?? null],
  );
  return rows.flatMap(({ rules, ...row }) => {
    const fee = rules.roles.find(({ role }) => role === row.role)?.feeCents ?? 0;
    const feeCents = earnedCents(fee, rules.unplayed, row);
    if (feeCents === null) return [];
    const { day } = zagrebWallTime(row.at.getTime());
    return [
      {
        userId: row.userId,
        assignmentId: row.assignmentId,
        at: row.at,
        matchId: row.matchId,
        match: row.match,
        date: day,
        month: day.slice(0, 7),
        role: row.role,
        feeCents,
        km: row.km,
        kmCents: row.km * rules.kmRateCents,
        note: null,
        closedIn: null,
      },
    ];
  });
}

/** Fixes the fees: later rules do not change what was worked before them. */
export async function writeDueLines(manager: EntityManager, due: Due): Promise<void> {
  const lines = await dueLines(manager, due);
  await manager.query(
    `INSERT INTO referee_statement_lines
       (user_id, assignment_id, match_id, role, at, month, fee_cents, km, km_cents)
     SELECT "userId", "assignmentId", "matchId", role, at, month, "feeCents", km, "kmCents"
     FROM json_to_recordset($1::json) AS due ("userId" integer, "assignmentId" integer,
       "matchId" integer, role text, at timestamptz, month text, "feeCents" integer, km integer,
       "kmCents" integer)
     ON CONFLICT (assignment_id) DO NOTHING`,
    [JSON.stringify(lines)],
  );
}

type WrittenRow = Omit<EarnedLine, 'date'> & { id: number; userId: number; at: Date };
export type WrittenLine = EarnedLine & { id: number; userId: number };

/**
 * @param userIds null for all
 * @param month the lines that its statement may have; null for those of every month
 */
export async function writtenLines(
  manager: EntityManager,
  userIds: readonly number[] | null,
  month: string | null = null,
): Promise<WrittenLine[]> {
  const rows = await manager.query<WrittenRow[]>(
    `SELECT l.id, l.user_id AS "userId", l.match_id AS "matchId", l.role, l.at, l.month, l.note,
            CASE WHEN m.id IS NOT NULL THEN ${names} END AS match, s.month AS "closedIn",
            l.fee_cents AS "feeCents", l.km, l.km_cents AS "kmCents"
     FROM referee_statement_lines l LEFT JOIN referee_statements s ON s.id = l.statement_id
     LEFT JOIN matches m ON m.id = l.match_id
     LEFT JOIN teams home ON home.id = m.home_team_id
     LEFT JOIN teams away ON away.id = m.away_team_id
     WHERE ($1::integer[] IS NULL OR l.user_id = ANY ($1))
       AND ($2::text IS NULL OR s.month = $2 OR l.statement_id IS NULL AND l.month <= $2)
     ORDER BY l.at, l.id`,
    [userIds, month],
  );
  return rows.map(({ at, ...line }) => ({ ...line, date: zagrebWallTime(at.getTime()).day }));
}
