import type { MigrationInterface, QueryRunner } from 'typeorm';

abstract class OneWayMigration implements MigrationInterface {
  abstract up(runner: QueryRunner): Promise<void>;

  async down(): Promise<void> {
    throw new Error('A migration is not undone: restore a backup instead');
  }
}

export abstract class ForwardMigration extends OneWayMigration {
  protected abstract readonly statements: readonly string[];

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of this.statements) await runner.query(statement);
  }
}

/** Taps go on while the indexes are made, which no transaction allows. */
export abstract class ConcurrentIndexes extends OneWayMigration {
  readonly transaction = false;
  /** `events (stream)` by the name of the index. */
  protected abstract readonly indexes: Readonly<Record<string, string>>;

  async up(runner: QueryRunner): Promise<void> {
    await withoutLockTimeout(runner, async () => {
      for (const [name, definition] of Object.entries(this.indexes)) {
        await this.removeUnfinished(runner, name);
        await runner.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS ${name} ON ${definition}`);
      }
    });
  }

  /** An attempt that was cut short leaves an index that nothing may use. */
  private async removeUnfinished(runner: QueryRunner, name: string): Promise<void> {
    const unfinished: unknown[] = await runner.query(
      'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
      [name],
    );
    if (unfinished.length > 0) await runner.query(`DROP INDEX CONCURRENTLY ${name}`);
  }
}

/** Taps go on while the indexes go. */
export abstract class SupersededIndexes extends OneWayMigration {
  readonly transaction = false;
  protected abstract readonly names: readonly string[];

  async up(runner: QueryRunner): Promise<void> {
    await withoutLockTimeout(runner, async () => {
      for (const name of this.names)
        await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    });
  }
}

/** It waits for readers without holding anybody up, so it may wait for long. */
export async function withoutLockTimeout(
  runner: QueryRunner,
  change: () => Promise<void>,
): Promise<void> {
  await runner.query('SET lock_timeout = 0');
  await change();
  await runner.query('RESET lock_timeout');
}

/** A database with a single role for everything has no rights to give. */
export const forApplication = (grants: string): string => `
  DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
      ${grants}
    END IF;
  END $$`;
