import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The league that the administrator wants shown where nobody chose one; at most one is. */
export class MainLeague1795762800000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE leagues ADD COLUMN is_main boolean NOT NULL DEFAULT false;
      CREATE UNIQUE INDEX leagues_main ON leagues (is_main) WHERE is_main;
    `);
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leagues DROP COLUMN is_main');
  }
}
