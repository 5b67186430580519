import { DataSource, type DataSourceOptions } from 'typeorm';
import { prepareJobQueue } from './job-queue-schema.js';
import { migrations } from './migrations/index.js';

/** How the running product reaches its database. Tables are changed by migrations alone. */
export const dataSourceOptions = (url: string): DataSourceOptions => ({
  type: 'postgres',
  url,
  synchronize: false,
  migrationsRun: false,
  poolSize: 12,
  extra: { connectionTimeoutMillis: 10_000, idleTimeoutMillis: 60_000, keepAlive: true },
});

/** An arbitrary number that means "somebody migrates" to every node. */
const migrationLock = 7_402_610;

/**
 * Brings the schema up to date. Several nodes may start at once: one migrates, the others wait.
 * @param url of a role that may change the schema
 */
export async function migrate(url: string): Promise<void> {
  const source = await new DataSource({ ...dataSourceOptions(url), migrations }).initialize();
  try {
    const lock = source.createQueryRunner();
    await lock.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    try {
      await source.runMigrations({ transaction: 'each' });
      await prepareJobQueue(url);
    } finally {
      await lock.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
      await lock.release();
    }
  } finally {
    await source.destroy();
  }
}
