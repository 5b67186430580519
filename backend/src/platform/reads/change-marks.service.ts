import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SingleFlight } from '../common/single-flight.js';

export interface ChangeMarks {
  /** A higher number saw more. */
  reading: number;
  /** Another text whenever something that visitors see may have changed, but for matches being played. */
  settled: string;
  /** Another text with every event of a match that is being played. */
  running: string;
}

/** Pages show nothing of these tables that no other mark covers, and they are large or busy. */
const unseenTables = [
  ...['matches', 'events', 'player_stats', 'standings'],
  ...[
    'audit_log',
    'audit_details',
    'maintenance_runs',
    'migrations',
    'password_resets',
    'sessions',
  ],
  ...['seed_runs', 'sign_in_failures', 'account_writes'],
  // Counted anew once a second.
  'mvp_votes',
];

/** A row that was written again has another `xmin`, and one that is gone is missing from the sum. */
const versionsOf = (table: string, condition = ''): string =>
  `(SELECT concat(count(*), ':', sum(hashtextextended(concat(ctid, xmin), 0))) FROM ${table} ${condition})`;

// Of a running match only that it runs is settled; its events are in `running`.
const statementOf = (tables: readonly string[]): string => `
  SELECT concat_ws('|', ${tables.map((table) => versionsOf(table)).join(', ')},
           ${versionsOf('matches', `WHERE status <> 'in_progress'`)},
           (SELECT string_agg(id::text, ',' ORDER BY id)
            FROM matches WHERE status = 'in_progress')) AS settled,
         (SELECT concat(count(*), ':', sum(hashtextextended(concat_ws(':', id, version), 0)))
          FROM matches WHERE status = 'in_progress') AS running`;

/** Under a constant load the marks take at most a fifth of the time. */
const restMs = (tookMs: number): number => Math.max(10, 4 * tookMs);

/** The database is asked once for everybody, and a few dozen times a second at most. */
@Injectable()
export class ChangeMarksService {
  private readonly asked = new SingleFlight(() => this.read(), restMs);
  private reading = 0;
  private statement: string | null = null;

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  now(): Promise<ChangeMarks> {
    return this.asked.get();
  }

  private async read(): Promise<ChangeMarks> {
    try {
      this.statement ??= statementOf(await this.seenTables());
      const [row] = await this.db.query<{ settled: string; running: string }[]>(this.statement);
      if (row === undefined) throw new Error('The database told no marks');
      this.reading += 1;
      return { reading: this.reading, ...row };
    } catch (error) {
      // A table may have gone, as those of a rebuild do.
      this.statement = null;
      throw error;
    }
  }

  /** A new table is watched unless it is listed as unseen. */
  private async seenTables(): Promise<string[]> {
    const rows = await this.db.query<{ name: string }[]>(
      `SELECT quote_ident(relname) AS name FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
         AND relname <> ALL ($1) AND has_table_privilege(oid, 'SELECT')
       ORDER BY relname`,
      [unseenTables],
    );
    return rows.map(({ name }) => name);
  }
}
