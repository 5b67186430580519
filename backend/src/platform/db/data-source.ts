import { setTimeout as delay } from 'node:timers/promises';
import {
  DataSource,
  type DataSourceOptions,
  type MigrationInterface,
  QueryFailedError,
  type QueryRunner,
} from 'typeorm';
import { advisoryLocks } from './advisory-locks.js';
import { refuseBeforeFirstRelease } from './first-release.js';
import { undoInterruptedRestore } from './interrupted-restore.js';
import { prepareJobQueue } from './job-queue-schema.js';
import { LosableClient } from './losable-client.js';
import { migrations } from './migrations/index.js';
import { connectionOptions, enableConnectionCheck, servingOptions } from './pool.js';
import { lacksPrivilege, reasonOf, UnreachableError } from './reachable.js';
import { isUpToDate } from './up-to-date.js';

const pageConnections = 12;

/** Group commit has two statements under way; many more connections would only fill the server. */
const tapConnections = 4;

/** Only taps use these connections, so that they never wait for a reader. */
export const forTaps = 'taps';

export const dataSourceOptions = (url: string, poolSize = pageConnections): DataSourceOptions => ({
  type: 'postgres',
  url,
  synchronize: false,
  migrationsRun: false,
  poolSize,
  extra: {
    ...connectionOptions,
    Client: LosableClient,
    onConnect: enableConnectionCheck,
    idleTimeoutMillis: 60_000,
  },
});

export const tapSourceOptions = (url: string): DataSourceOptions & { name: string } => ({
  ...dataSourceOptions(url, tapConnections),
  name: forTaps,
});

export async function servingDataSource(options?: DataSourceOptions): Promise<DataSource> {
  if (options === undefined) throw new Error('Kolo needs PostgreSQL');
  const extra = { ...options.extra, ...servingOptions };
  return new DataSource(Object.assign({}, options, { extra })).initialize();
}

export type Migration = new () => MigrationInterface;

// Taps queue behind a migration that waits for a table, so it waits briefly, lets them pass and tries
// again. A long reader (a backup, a rebuild) only delays the migration.
const lockTimeoutMs = 500;
const pauseMs = 1_500;
const lockPollMs = 200;
const maxAttempts = 400;
const lockNotAvailable = '55P03';

/** Nothing is done where nothing is missing, so a node's role needs no right to change the schema. */
export async function migrate(url: string): Promise<void> {
  try {
    await undoInterruptedRestore(url);
    await refuseBeforeFirstRelease(url);
    if (await isUpToDate(url, migrations)) return;
    await migrateUnderLock(url, migrations, () => prepareJobQueue(url));
  } catch (error) {
    if (!lacksPrivilege(error)) throw error;
    throw new UnreachableError(
      `The database is not as this version needs it, and this role may not change it (${reasonOf(error)}): ` +
        "run `npm run migrate` once with the owner's URL in DATABASE_ADMIN_URL, then start again.",
    );
  }
}

export async function migrateTo(url: string, wanted: readonly Migration[]): Promise<void> {
  await migrateUnderLock(url, wanted, async () => {});
}

async function migrateUnderLock(
  url: string,
  wanted: readonly Migration[],
  then: () => Promise<void>,
): Promise<void> {
  const options = { ...dataSourceOptions(url), ...briefLocks, migrations: [...wanted] };
  const source = await new DataSource(options).initialize();
  try {
    const lock = source.createQueryRunner();
    await waitForLock(lock);
    try {
      await runMigrations(source);
      await then();
    } finally {
      await lock.query('SELECT pg_advisory_unlock($1)', [advisoryLocks.migrate]);
      await lock.release();
    }
  } finally {
    await source.destroy();
  }
}

// A node that waited inside a statement would hold up an index that the lock's holder makes CONCURRENTLY,
// and so itself.
async function waitForLock(runner: QueryRunner): Promise<void> {
  for (;;) {
    const rows: { mine: boolean }[] = await runner.query(
      'SELECT pg_try_advisory_lock($1) AS mine',
      [advisoryLocks.migrate],
    );
    if (rows[0]?.mine === true) return;
    await delay(lockPollMs);
  }
}

const briefLocks = {
  extra: { options: `-c lock_timeout=${lockTimeoutMs}`, Client: LosableClient },
};

/** Each migration has its own transaction, so those that have run stay applied when a later one has to be retried. */
async function runMigrations(source: DataSource): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await source.runMigrations({ transaction: 'each' });
      return;
    } catch (error) {
      const held = error instanceof QueryFailedError && error.driverError.code === lockNotAvailable;
      if (!held || attempt === maxAttempts) throw error;
      await delay(pauseMs);
    }
  }
}
