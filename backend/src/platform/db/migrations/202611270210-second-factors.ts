import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The second factor of administrators, and the codes for who has lost it. */
export class SecondFactors1795745400000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE second_factors (
        user_id      integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        -- Encrypted: who reads the table makes no codes.
        secret       text NOT NULL,
        -- The latest code that was taken, by its half minute: none counts twice.
        last_step    bigint NOT NULL DEFAULT 0,
        -- Null until the first code showed that the secret arrived.
        confirmed_at timestamptz
      );

      CREATE TABLE recovery_codes (
        user_id   integer NOT NULL REFERENCES second_factors ON DELETE CASCADE,
        code_hash text NOT NULL,
        PRIMARY KEY (user_id, code_hash)
      );

      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
          GRANT SELECT, INSERT, UPDATE, DELETE ON second_factors, recovery_codes TO kolo_app;
        END IF;
      END $$;
    `);
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recovery_codes, second_factors');
  }
}
