import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the administrator's commands among a season's taps. */
export class AdministrativeEvents1795345200000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX events_administrative ON events (recorded_at) WHERE type IN (
        'MatchScheduled', 'MatchRescheduled', 'MatchCancelled', 'MatchDeleted', 'MatchRestored',
        'ResultRecorded')
    `);
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX events_administrative');
  }
}
