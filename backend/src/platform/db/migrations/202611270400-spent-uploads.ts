import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signed paths that have brought their file: whichever node it came to, none takes a second one. */
export class SpentUploads1795752000000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE spent_uploads (
        id       uuid PRIMARY KEY,
        spent_at timestamptz NOT NULL DEFAULT now()
      );

      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
          GRANT SELECT, INSERT, DELETE ON spent_uploads TO kolo_app;
        END IF;
      END $$;
    `);
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE spent_uploads');
  }
}
