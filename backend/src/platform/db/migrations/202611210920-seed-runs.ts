import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was filled in by the product itself, so that a fill that was cut short is finished, once. */
export class SeedRuns1795252800000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE seed_runs (
        name        text PRIMARY KEY,
        league_id   integer NOT NULL REFERENCES leagues,
        started_at  timestamptz NOT NULL,
        finished_at timestamptz
      )
    `);
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE seed_runs');
  }
}
