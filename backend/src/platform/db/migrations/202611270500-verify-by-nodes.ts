import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The nightly comparison runs on the nodes as the role that owns nothing. It may note the outcome of that
 * comparison; what is noted of backups it may read only.
 */
export class VerifyByNodes1795755600000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
          ALTER TABLE maintenance_runs ENABLE ROW LEVEL SECURITY;
          CREATE POLICY everybody_reads ON maintenance_runs FOR SELECT USING (true);
          CREATE POLICY nodes_note ON maintenance_runs FOR INSERT TO kolo_app WITH CHECK (task = 'verify');
          CREATE POLICY nodes_note_again ON maintenance_runs FOR UPDATE TO kolo_app USING (task = 'verify');
          GRANT INSERT, UPDATE ON maintenance_runs TO kolo_app;
        END IF;
      END $$;
    `);
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP POLICY IF EXISTS nodes_note_again ON maintenance_runs;
      DROP POLICY IF EXISTS nodes_note ON maintenance_runs;
      DROP POLICY IF EXISTS everybody_reads ON maintenance_runs;
      ALTER TABLE maintenance_runs DISABLE ROW LEVEL SECURITY;
      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
          REVOKE INSERT, UPDATE ON maintenance_runs FROM kolo_app;
        END IF;
      END $$;
    `);
  }
}
