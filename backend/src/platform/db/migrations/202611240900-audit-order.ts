import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit is read newest first, a page at a time. */
export class AuditOrder1795510800000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX audit_log_at ON audit_log (at)');
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_log_at');
  }
}
