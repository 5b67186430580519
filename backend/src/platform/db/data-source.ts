import { setTimeout as delay } from 'node:timers/promises';
import {
  DataSource,
  type DataSourceOptions,
  type MigrationInterface,
  QueryFailedError,
} from 'typeorm';
import { advisoryLocks } from './advisory-locks.js';
import { refuseBeforeFirstRelease } from './first-release.js';
import { undoInterruptedRestore } from './interrupted-restore.js';
import { prepareJobQueue } from './job-queue-schema.js';
import { migrations } from './migrations/index.js';
import { connectionOptions, enableConnectionCheck, servingOptions } from './pool.js';
import { lacksPrivilege, reasonOf, UnreachableError } from './reachable.js';
import { isUpToDate } from './up-to-date.js';

const pageConnections = 12;

/** A tap needs one at a time, and group commit has two under way: more would only fill the server. */
const tapConnections = 4;

/** The name of the data source whose connections only taps use, so that they never wait for a reader. */
export const forTaps = 'taps';

/** How the running product reaches its database. Tables are changed by migrations alone. */
export const dataSourceOptions = (url: string, poolSize = pageConnections): DataSourceOptions => ({
  type: 'postgres',
  url,
  synchronize: false,
  migrationsRun: false,
  poolSize,
  extra: {
    ...connectionOptions,
    onConnect: enableConnectionCheck,
    idleTimeoutMillis: 60_000,
  },
});

/** The connections that are kept for taps run SQL alone, so they know no tables. */
export const tapSourceOptions = (url: string): DataSourceOptions & { name: string } => ({
  ...dataSourceOptions(url, tapConnections),
  name: forTaps,
});

/** The database of a serving node, whose requests do not wait for a network that says nothing. */
export async function servingDataSource(options?: DataSourceOptions): Promise<DataSource> {
  if (options === undefined) throw new Error('Kolo needs PostgreSQL');
  const extra = { ...options.extra, ...servingOptions };
  return new DataSource(Object.assign({}, options, { extra })).initialize();
}

export type Migration = new () => MigrationInterface;

/**
 * While a migration waits for a table, taps wait behind it, so it waits briefly, lets them pass and tries
 * again; a long reader in between (a backup, a rebuild) only delays the migration.
 */
const lockTimeoutMs = 500;
const pauseMs = 1_500;
const maxAttempts = 400;
const lockNotAvailable = '55P03';

/**
 * Brings the schema up to date, while older nodes work on it. Several nodes may start at once: one migrates,
 * the others wait. Migrations of a newer version that have run already are left alone. Where nothing is
 * missing nothing is done, so a node's role needs no right to change the schema.
 * @throws UnreachableError when something is missing and this role may not add it, and when the database was
 * made before the first release
 */
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
    await lock.query('SET lock_timeout = 0');
    await lock.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migrate]);
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

const briefLocks = { extra: { options: `-c lock_timeout=${lockTimeoutMs}` } };

/** Each in a transaction of its own, so that what has run stays when a later one must try again. */
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
