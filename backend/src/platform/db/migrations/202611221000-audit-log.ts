import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who changed what in the league's administration; append-only for everybody, like the match log. */
export class AuditLog1795341600000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Refers to nothing: what it tells of outlives the accounts and teams that it names.
      CREATE TABLE audit_log (
        id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at             timestamptz NOT NULL DEFAULT clock_timestamp(),
        actor_id       integer NOT NULL,
        actor_username text NOT NULL,
        action         text NOT NULL,
        subject_type   text NOT NULL,
        subject_id     integer NOT NULL,
        subject_name   text NOT NULL,
        before         jsonb,
        after          jsonb
      );

      CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_append_only;

      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
          REVOKE ALL ON audit_log FROM kolo_app;
          GRANT SELECT, INSERT ON audit_log TO kolo_app;
        END IF;
      END $$;
    `);
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_log');
  }
}
