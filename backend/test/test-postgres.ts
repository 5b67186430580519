import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/embedded-postgres.js';
import { APPLICATION_ROLE, OWNER_ROLE, prepareRoles } from '../src/platform/db/embedded/roles.js';
import { inContainers, startContainer } from './containers.js';

export interface TestPostgres {
  /** As the owner, who makes a database for each test file. */
  readonly adminUrl: string;
  /** As the role of the product. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The server of `TEST_DATABASE_URL`, or one in a container, or the embedded one. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const { TEST_DATABASE_URL: superuserUrl } = process.env;
  if (superuserUrl !== undefined) {
    await clearForTests(superuserUrl);
    return { ...(await preparedUrls(superuserUrl)), stop: async () => {} };
  }
  return inContainers() ? startInContainer() : startEmbedded();
}

async function startEmbedded(): Promise<TestPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kolo-medium-'));
  const removeData = (): void => rmSync(dataDir, { recursive: true, force: true });
  try {
    const holder = { name: 'npm run test:medium' };
    const { adminUrl, url, stop } = await startEmbeddedPostgres({ dataDir, fsync: false, holder });
    return { adminUrl, url, stop: () => stop().finally(removeData) };
  } catch (error) {
    removeData();
    throw error;
  }
}

async function startInContainer(): Promise<TestPostgres> {
  const { address, stop } = await startContainer('postgres', {
    port: 5432,
    command: ['postgres', ...['fsync=off', 'max_connections=120'].flatMap((one) => ['-c', one])],
    // The server that only prepares the folder listens on no port.
    isReady: 'pg_isready --host 127.0.0.1 --username postgres',
    environment: {
      POSTGRES_PASSWORD: password,
      POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale=C --locale-provider=icu --icu-locale=hr',
    },
    scratch: '/var/lib/postgresql',
  });
  try {
    return {
      ...(await preparedUrls(`postgresql://postgres:${password}@${address}/postgres`)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const password = 'only-for-tests';

async function preparedUrls(superuserUrl: string): Promise<Omit<TestPostgres, 'stop'>> {
  await prepareRoles(superuserUrl, { owner: password, application: password });
  const urlOf = (role: string): string => {
    const url = new URL(superuserUrl);
    url.username = role;
    url.password = password;
    return url.href;
  };
  return { adminUrl: urlOf(OWNER_ROLE), url: urlOf(APPLICATION_ROLE) };
}

/**
 * Removes what earlier runs left. A server that has other databases is refused: the tests give the product's
 * roles another password, which would stop a product on that server.
 */
async function clearForTests(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT datname AS name FROM pg_database WHERE NOT datistemplate
        AND datname NOT IN ('postgres', current_database())`,
    );
    const other = rows.find(({ name }) => !name.startsWith('test_'));
    if (other !== undefined)
      throw new Error(
        `TEST_DATABASE_URL must name a server for tests only, and this one has the database ${other.name}.`,
      );
    for (const { name } of rows)
      await client.query(`DROP DATABASE ${client.escapeIdentifier(name)} WITH (FORCE)`);
  } finally {
    await client.end();
  }
}
