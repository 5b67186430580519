import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '../src/platform/db/data-source.js';
import { inDatabase, prepareDatabase } from '../src/platform/db/embedded/roles.js';

export interface TestDatabase {
  /** As the product's own role, which owns nothing. */
  readonly url: string;
  /** As the owner, who runs the migrations. */
  readonly adminUrl: string;
  /** Removes it, also under open connections. */
  drop(): Promise<void>;
}

/** An empty database of its own for a test file, on a real PostgreSQL. */
export const createTestDatabase = (): Promise<TestDatabase> => prepared(newName());

/** The same with all tables: a copy, because the migrations take much longer. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  const name = newName();
  await asOwner(async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [model]);
    if (rowCount === 0) await makeModel(client);
    await onceFree(client, `CREATE DATABASE ${name} TEMPLATE ${model}`);
  });
  return prepared(name);
}

/** One on the server of each of Jest's workers. */
const model = 'test_migrated';

/** It has its name only when it is whole. */
async function makeModel(client: pg.Client): Promise<void> {
  const name = newName();
  const { adminUrl } = await prepared(name);
  await migrate(adminUrl);
  await onceFree(client, `ALTER DATABASE ${name} RENAME TO ${model}`);
}

const newName = (): string => `test_${randomUUID().replaceAll('-', '')}`;

async function asOwner(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: testService('TEST_DATABASE_URL') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function prepared(name: string): Promise<TestDatabase> {
  const adminUrl = await prepareDatabase(testService('TEST_DATABASE_URL'), name);
  const url = inDatabase(testService('TEST_APPLICATION_URL'), name);
  const drop = () =>
    asOwner(async (client) => {
      await sessionsEnded(client, name);
      await onceFree(client, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    });
  return { url, adminUrl, drop };
}

/** A busy machine takes its time to end a session. */
const sessionsEndWithinMs = 30_000;
const freeWithinMs = 300_000;

/**
 * A closed pool's sessions end a moment later, and the owner may not end those of the other role.
 * A session that was left open shows when the DROP fails.
 */
async function sessionsEnded(client: pg.Client, database: string): Promise<void> {
  const open = 'SELECT FROM pg_stat_activity WHERE datname = $1';
  for (
    const end = performance.now() + sessionsEndWithinMs;
    performance.now() < end;
    await delay(20)
  )
    if ((await client.query(open, [database])).rowCount === 0) return;
}

/** By a session that the owner may not end, or that has not ended within five seconds. */
const inUse: ReadonlySet<unknown> = new Set(['42501', '55006']);

/** A worker of autovacuum may look into the database just now, and nobody but the server may end it. */
async function onceFree(client: pg.Client, statement: string): Promise<void> {
  for (const end = performance.now() + freeWithinMs; ; await delay(20))
    try {
      await client.query(statement);
      return;
    } catch (error) {
      const isInUse = error instanceof Error && 'code' in error && inUse.has(error.code);
      if (!isInUse || performance.now() > end) throw error;
    }
}

/** A real Redis; prefix your keys, other files use it too. */
export const testRedisUrl = (): string => testService('TEST_REDIS_URL');

/** @param name without the number of this worker, whose own servers these are */
export function testService(name: 'TEST_DATABASE_URL' | 'TEST_APPLICATION_URL' | 'TEST_REDIS_URL') {
  const value = process.env[`${name}_${process.env.JEST_WORKER_ID}`];
  if (value === undefined) throw new Error(`${name} is set by the "medium" suite's global setup.`);
  return value;
}
