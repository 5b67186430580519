import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much each account may still write, counted for all nodes. Nothing is lost with it after a crash. */
export class AccountWrites1795741200000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE account_writes (
        user_id    integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        tokens     real NOT NULL,
        counted_at timestamptz NOT NULL
      );

      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
          GRANT SELECT, INSERT, UPDATE, DELETE ON account_writes TO kolo_app;
        END IF;
      END $$;
    `);
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE account_writes');
  }
}
