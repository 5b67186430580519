import type { MigrationInterface, QueryRunner } from 'typeorm';

export abstract class ForwardMigration implements MigrationInterface {
  protected abstract readonly statements: readonly string[];

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of this.statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('A migration is not undone: restore a backup instead');
  }
}

/** A database with a single role for everything has no rights to give. */
export const forApplication = (grants: string): string => `
  DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
      ${grants}
    END IF;
  END $$`;
