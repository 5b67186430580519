import pg from 'pg';
import { migrateTo } from '../src/platform/db/data-source.js';
import { migrations } from '../src/platform/db/migrations/index.js';
import { createTestDatabase } from './database.js';

interface UpgradedDatabase {
  db: pg.Client;
  close(): Promise<void>;
}

/** A database that the version before a migration filled by `sql` and this version has upgraded. */
export async function upgradedDatabase(migration: string, sql: string): Promise<UpgradedDatabase> {
  const first = migrations.findIndex(({ name }) => name.startsWith(migration));
  if (first < 0) throw new Error(`There is no migration ${migration}.`);
  const { adminUrl, drop } = await createTestDatabase();
  await migrateTo(adminUrl, migrations.slice(0, first));
  const db = new pg.Client({ connectionString: adminUrl });
  await db.connect();
  await db.query(sql);
  await migrateTo(adminUrl, migrations);
  const close = async () => {
    await db.end();
    await drop();
  };
  return { db, close };
}
