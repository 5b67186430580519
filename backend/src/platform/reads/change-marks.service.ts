import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SingleFlight } from '../common/single-flight.js';

export interface ChangeMarks {
  /** Readings are counted: of two the higher one saw more. */
  reading: number;
  /** Another text whenever something that visitors see may have changed, but for matches being played. */
  settled: string;
  /** Another text with every event of a match that is being played. */
  running: string;
}

/**
 * Of no table of these does a page show anything that has not another mark, and they are large or busy. `matches`
 * is told below; every event raises the version of its match.
 */
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

// Of a match that is being played only that it is belongs to what is settled; its events are in `running`.
const statementOf = (tables: readonly string[]): string => `
  SELECT concat_ws('|', ${tables.map((table) => versionsOf(table)).join(', ')},
           ${versionsOf('matches', `WHERE status <> 'in_progress'`)},
           (SELECT string_agg(id::text, ',' ORDER BY id)
            FROM matches WHERE status = 'in_progress')) AS settled,
         (SELECT concat(count(*), ':', sum(hashtextextended(concat_ws(':', id, version), 0)))
          FROM matches WHERE status = 'in_progress') AS running`;

/** Readers that ask without a pause get four fifths of the time to themselves, and so does the database. */
const restMs = (tookMs: number): number => Math.max(10, 4 * tookMs);

/**
 * Tells whether anything that visitors see has changed, on whichever node: however many ask, the database is
 * asked once for all of them, and a few dozen times a second at most.
 */
@Injectable()
export class ChangeMarksService {
  private readonly asked = new SingleFlight(() => this.read(), restMs);
  private reading = 0;
  private statement: string | null = null;

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** As of now: whoever has heard of a change gets other marks than before it. */
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

  /** Whatever is not known to be unseen: a new table is watched before anybody thinks of it. */
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
