import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit uses `events_audited_leagues` and `events_audited_sign_off`; taps go on while these two go. */
export class SupersededAuditIndexes1795733460000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // It waits for readers without holding anybody up, so it may wait for long.
    await runner.query('SET lock_timeout = 0');
    for (const name of ['events_audited_rulings', 'events_audited_decisions'])
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await runner.query('RESET lock_timeout');
  }

  async down(): Promise<void> {
    throw new Error('A migration is not undone: restore a backup instead');
  }
}
