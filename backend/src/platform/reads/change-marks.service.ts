import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SingleFlight } from '../common/single-flight.js';

export interface ChangeMarks {
  reading: number;
  /** The mark changes with everything that visitors see, except in running matches. */
  settled: string;
  running: string;
}

/** Other marks cover what pages show of these tables, which are large or busy. */
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
  'mvp_votes',
];

/** A rewritten row has another `xmin`, and a deleted one is missing from the sum. */
const versionsOf = (table: string, condition = ''): string =>
  `(SELECT concat(count(*), ':', sum(hashtextextended(concat(ctid, xmin), 0))) FROM ${table} ${condition})`;

// Only the fact that a match runs is settled; its events are in `running`.
const statementOf = (tables: readonly string[]): string => `
  SELECT concat_ws('|', ${tables.map((table) => versionsOf(table)).join(', ')},
           ${versionsOf('matches', `WHERE status <> 'in_progress'`)},
           (SELECT string_agg(id::text, ',' ORDER BY id)
            FROM matches WHERE status = 'in_progress')) AS settled,
         (SELECT concat(count(*), ':', sum(hashtextextended(concat_ws(':', id, version), 0)))
          FROM matches WHERE status = 'in_progress') AS running`;

/** Under a constant load the marks take at most a fifth of the time. */
const restMs = (tookMs: number): number => Math.max(10, 4 * tookMs);

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
      // A table may be gone, as those of a rebuild are.
      this.statement = null;
      throw error;
    }
  }

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
