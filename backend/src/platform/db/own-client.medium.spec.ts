import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { until } from '../../../test/until.js';
import { dataSourceOptions } from './data-source.js';
import { isConnectionLost, ownClient } from './own-client.js';
import { servingOptions } from './pool.js';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  client = ownClient(database.adminUrl, 'a task');
  await client.connect();
});
afterEach(() => client.end());
afterAll(() => database.drop());

/** As a shutdown of PostgreSQL does it. */
async function cut(): Promise<void> {
  const other = ownClient(database.adminUrl);
  await other.connect();
  await other.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'a task' AND datname = current_database()`,
  );
  await other.end();
}

describe('a connection that is lost', () => {
  it.each([
    ['a node', servingOptions],
    ['a command', dataSourceOptions('').extra],
  ])('ends nothing between its checkout from a pool of %s and its first query', async (_, of) => {
    const pool = new pg.Pool({
      ...of,
      connectionString: database.adminUrl,
      application_name: 'a task',
    });
    const lost = await pool.connect();
    const ended = new Promise<void>((resolve) => lost.once('end', resolve));
    await cut();
    await ended;
    expect(await lost.query('SELECT 1').then(() => false, isConnectionLost)).toBe(true);
    lost.release();
    await until(() => pool.totalCount === 0);
    await pool.end();
  });

  it('fails the query that was running', async () => {
    const query = client.query('SELECT pg_sleep(600)').catch((error: unknown) => error);
    await delay(100);
    await cut();
    expect(isConnectionLost(await query)).toBe(true);
  });

  it('ends nothing while it is idle, and fails the next query', async () => {
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    await cut();
    await ended;
    const error = await client.query('SELECT 1').catch((failure: unknown) => failure);
    expect(isConnectionLost(error)).toBe(true);
  });
});

it('is not seen in what PostgreSQL refuses', async () => {
  const error = await client.query('SELECT nonsense').catch((failure: unknown) => failure);
  expect(isConnectionLost(error)).toBe(false);
});
