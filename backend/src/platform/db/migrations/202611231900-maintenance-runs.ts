import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the last backup and the last comparison with the log ended. */
export class MaintenanceRuns1795460400000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE maintenance_runs (
        task         text PRIMARY KEY,
        ok           boolean NOT NULL,
        ended_at     timestamptz NOT NULL DEFAULT now(),
        last_good_at timestamptz
      );

      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
          REVOKE ALL ON maintenance_runs FROM kolo_app;
          GRANT SELECT ON maintenance_runs TO kolo_app;
        END IF;
      END $$;
    `);
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE maintenance_runs');
  }
}
