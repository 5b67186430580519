import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendLines } from './202611241000-append-lines.js';

/**
 * The log keeps facts as text. Writing `jsonb` out as text was a third of what a rebuild cost the database,
 * and it takes a fifth more of the disk. `data` stays what it was, made when somebody asks for it: for SQL,
 * and for servers of the version before, which read it by its name and its type and write by functions.
 * PostgreSQL before 18 cannot make it when asked, and stores it as well.
 *
 * The table is written anew: taps wait for that, a second for some hundred thousand events.
 */
export class FactsAsText1795601400000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    const [server] = await runner.query(
      `SELECT current_setting('server_version_num')::integer AS version`,
    );
    const kept = server?.version >= 180_000 ? 'VIRTUAL' : 'STORED';
    await runner.query(`
      ALTER TABLE events ALTER COLUMN data TYPE json USING data::json;
      ALTER TABLE events RENAME COLUMN data TO fact;
      ALTER TABLE events ADD COLUMN data jsonb GENERATED ALWAYS AS (fact::jsonb) ${kept};
    `);
    await runner.query(appendLines('fact'));
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events DROP COLUMN data;
      ALTER TABLE events RENAME COLUMN fact TO data;
      ALTER TABLE events ALTER COLUMN data TYPE jsonb USING data::jsonb;
    `);
    await runner.query(appendLines('data'));
  }
}
