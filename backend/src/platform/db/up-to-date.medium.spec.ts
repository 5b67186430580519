import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { operate } from '../../operations/command-line/operator.js';
import { rebuild } from '../../projections/rebuild.js';
import { migrate, migrateTo } from './data-source.js';
import { prepareJobQueue } from './job-queue-schema.js';
import { recordRun } from './maintenance-runs.js';
import { migrations } from './migrations/index.js';
import { ownClient } from './own-client.js';
import { UnreachableError } from './reachable.js';
import { isUpToDate } from './up-to-date.js';

/** A node that does not know the owner's password works as the role that owns nothing. */
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const nodeStarts = (): Promise<void> => migrate(database.url);

async function query(url: string, sql: string): Promise<void> {
  const client = ownClient(url);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

it('a node that knows only its own role starts on a database that is up to date', async () => {
  await migrate(database.adminUrl);
  await expect(nodeStarts()).resolves.toBeUndefined();
});

it.each([
  ['is empty', async () => {}],
  [
    'lacks a migration',
    async () => {
      await migrateTo(database.adminUrl, migrations.slice(0, -1));
      await prepareJobQueue(database.adminUrl);
    },
  ],
  ['lacks the job queue', () => migrateTo(database.adminUrl, migrations)],
])('on one that %s it says in one sentence what to run', async (_, given) => {
  await given();
  await expect(nodeStarts()).rejects.toThrow(UnreachableError);
  await expect(nodeStarts()).rejects.toThrow(
    /^The database is not as this version needs it, .*: run `npm run migrate` once with the owner's URL in DATABASE_ADMIN_URL, then start again\.$/,
  );
});

it('a queue that only the owner may use is not ready, and its next migration grants it', async () => {
  await migrate(database.adminUrl);
  await query(database.adminUrl, 'REVOKE ALL ON SCHEMA bullmq FROM kolo_app');
  expect(await isUpToDate(database.adminUrl, migrations)).toBe(false);
  await migrate(database.adminUrl);
  await expect(nodeStarts()).resolves.toBeUndefined();
});

it('one that a newer version migrated is up to date for this one', async () => {
  await migrate(database.adminUrl);
  await query(
    database.adminUrl,
    `INSERT INTO migrations (timestamp, name) VALUES (1900000000000, 'NextVersion1900000000000')`,
  );
  await expect(nodeStarts()).resolves.toBeUndefined();
});

it('one from before the first release is refused in one sentence and left as it is', async () => {
  await query(
    database.adminUrl,
    `CREATE TABLE migrations (id serial, timestamp bigint, name text);
     INSERT INTO migrations (timestamp, name) VALUES (1795250400000, 'Accounts1795250400000')`,
  );
  await expect(migrate(database.adminUrl)).rejects.toThrow(UnreachableError);
  await expect(migrate(database.adminUrl)).rejects.toThrow(
    /^The database was made by a Kolo before 1\.0\.0, [^.]*\.$/,
  );
  const client = ownClient(database.adminUrl);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
     UNION SELECT nspname FROM pg_namespace WHERE nspname = 'bullmq'`,
  );
  await client.end();
  expect(rows).toEqual([{ name: 'migrations' }]);
});

it('a node notes how the comparison ended, and can neither invent nor change a backup', async () => {
  await migrate(database.adminUrl);
  await recordRun(database.adminUrl, 'backup', false, new Date());
  await recordRun(database.url, 'verify', true, new Date());
  await recordRun(database.url, 'verify', false, new Date());
  const invented = recordRun(database.url, 'backup', true, new Date());
  await expect(invented).rejects.toThrow('row-level security');
  await query(database.url, 'UPDATE maintenance_runs SET ok = true');
  const client = ownClient(database.url);
  await client.connect();
  const { rows } = await client.query('SELECT task, ok FROM maintenance_runs ORDER BY task');
  await client.end();
  expect(rows).toEqual([
    { task: 'backup', ok: false },
    { task: 'verify', ok: true },
  ]);
});

it('a command that only the owner may run says so, and what to name', async () => {
  await migrate(database.adminUrl);
  const printed = jest.spyOn(console, 'error').mockImplementation();
  const environment = process.env;
  process.env = { DATABASE_URL: database.url };
  try {
    await operate((url) => rebuild(url, () => {}).then(() => 0));
    expect(process.exitCode).toBe(2);
    expect(printed.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^Only the owner of the tables may do this \(.+\): name its URL in DATABASE_ADMIN_URL\.$/,
        ),
      ],
    ]);
  } finally {
    process.env = environment;
    process.exitCode = undefined;
    printed.mockRestore();
  }
});
