import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A step of the schema. None is ever undone: whoever wants to go back restores a backup. */
export abstract class ForwardMigration implements MigrationInterface {
  protected abstract readonly statements: readonly string[];

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of this.statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('A migration is not undone: restore a backup instead');
  }
}

/** Rights of the application's role. A database with a single role for everything has none to give. */
export const forApplication = (grants: string): string => `
  DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
      ${grants}
    END IF;
  END $$`;
