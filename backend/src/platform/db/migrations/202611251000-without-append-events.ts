import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendEvents } from './202611210900-event-log.js';
import { commentaryOfMatches, projectRows } from './202611210910-match-read-models.js';

/** What nothing uses any more: appends go as lines, and texts about matches have another table. */
export class WithoutAppendEvents1795600800000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION append_events(jsonb, jsonb, jsonb, boolean);
      DROP FUNCTION project_rows(jsonb);
      DROP TYPE player_stats_line;
      DROP TABLE match_commentary;
    `);
  }

  public async down(runner: QueryRunner): Promise<void> {
    for (const statement of [commentaryOfMatches, projectRows, appendEvents])
      await runner.query(statement);
  }
}
