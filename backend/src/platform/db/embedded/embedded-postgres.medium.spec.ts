import { once } from 'node:events';
import fs, { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase, testService } from '../../../../test/database.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { freePort } from './free-port.js';
import { currentHolder, DataDirHeldError } from './holder.js';
import { processIdentity } from './process-identity.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kolo-embedded-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.map(([value]) => value);
  } finally {
    await client.end();
  }
}

const postmaster = (): number =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

describe('the embedded PostgreSQL', () => {
  it('keeps rows over a stop, orders Croatian and writes durably by default', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    await query(
      first.adminUrl,
      "CREATE TABLE word AS SELECT unnest('{čaj,cvijet,ćud,dan}'::text[]) w",
    );
    await first.stop();

    const second = await startEmbeddedPostgres({ dataDir });
    expect(await query(second.url, 'SELECT w FROM word ORDER BY w')).toEqual([
      ...['cvijet', 'čaj', 'ćud', 'dan'],
    ]);
    expect(await query(second.url, 'SHOW fsync')).toEqual(['on']);
    expect(await query(second.url, 'SHOW synchronous_commit')).toEqual(['on']);
    await second.stop();
    await second.ended;
  });

  it('recovers committed rows after its server was killed', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    await query(first.adminUrl, 'CREATE TABLE tap AS SELECT 7 AS n');
    process.kill(postmaster(), 'SIGKILL');
    await first.ended;
    await first.stop();

    const second = await startEmbeddedPostgres({ dataDir });
    expect(await query(second.url, 'SELECT n FROM tap')).toEqual([7]);
    await second.stop();
  });

  it('tells the last lines of its log when it ended by itself', async () => {
    const server = await startEmbeddedPostgres({ dataDir });
    process.kill(postmaster(), 'SIGQUIT');
    expect(await server.ended).toContain('immediate shutdown');
    await server.stop();
  });

  it('says so when its disk is full, and leaves nothing half-written behind', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const write = jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((file) => {
      fs.closeSync(fs.openSync(String(file), 'w'));
      throw full;
    });
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      `The disk of ${dataDir} is full`,
    );
    write.mockRestore();
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });

  it('starts although the number in a stale postmaster.pid belongs to another program', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    const pidFile = join(dataDir, 'postgres/postmaster.pid');
    const [, ...rest] = readFileSync(pidFile, 'utf8').split('\n');
    await first.stop();
    writeFileSync(pidFile, [process.pid, ...rest].join('\n'));

    const second = await startEmbeddedPostgres({ dataDir });
    expect(await query(second.url, 'SELECT 1')).toEqual([1]);
    await second.stop();
  });

  it('refuses a second server on the folder and names the first; a command may attach', async () => {
    const holder = { name: 'npm start', webPort: await freePort() };
    const first = await startEmbeddedPostgres({ dataDir, fsync: false, holder });
    const second = startEmbeddedPostgres({ dataDir });
    await expect(second).rejects.toThrow(DataDirHeldError);
    await expect(second).rejects.toThrow(
      new RegExp(`npm start \\(process ${process.pid}, port ${holder.webPort}\\) since \\d{4}-`),
    );

    const attached = await startEmbeddedPostgres({ dataDir, attach: true });
    expect(attached).toMatchObject({ attached: true, url: first.url, adminUrl: first.adminUrl });
    await attached.stop();
    expect(await query(first.url, 'SELECT 1')).toEqual([1]);
    await first.stop();
  });

  it('lets nobody attach to what a command started for itself and ends', async () => {
    const holder = { name: 'a command' };
    const first = await startEmbeddedPostgres({ dataDir, fsync: false, holder });
    const second = startEmbeddedPostgres({ dataDir, attach: true });
    await expect(second).rejects.toThrow(`in use by a command (process ${process.pid}) since`);
    await first.stop();
  });

  it('says what to do when the site’s port is taken, and gives the folder back', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port: webPort } = other.address() as AddressInfo;
    const start = startEmbeddedPostgres({ dataDir, holder: { name: 'npm start', webPort } });
    await expect(start).rejects.toThrow(`PORT=${webPort + 1} npm start`);
    await new Promise((resolve) => other.close(resolve));
    expect(currentHolder(dataDir)).toBeNull();
  });

  it('takes over a folder whose holder is gone', async () => {
    const gone = {
      name: 'npm start',
      pid: process.pid,
      identity: 'earlier',
      since: '',
      webPort: 1,
    };
    writeFileSync(join(dataDir, 'holder.json'), JSON.stringify(gone));
    const database = await startEmbeddedPostgres({ dataDir, fsync: false });
    expect(await query(database.url, 'SELECT 1')).toEqual([1]);
    await database.stop();
  });

  it('says so when a fixed port is taken', async () => {
    const port = Number(new URL(testService('TEST_DATABASE_URL')).port);
    const start = startEmbeddedPostgres({ dataDir, fsync: false, port });
    await expect(start).rejects.toThrow(/password|Address already in use/);
  });

  it('keeps its passwords and its folder from other accounts', async () => {
    const database = await startEmbeddedPostgres({ dataDir, fsync: false });
    const wrong = new URL(database.url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    await database.stop();
  });
});

describe('the two roles', () => {
  it('lets the application write rows of the owner’s tables and change nothing else', async () => {
    const database = await createTestDatabase();
    await query(database.adminUrl, 'CREATE TABLE log (n int GENERATED ALWAYS AS IDENTITY, t text)');
    await query(database.adminUrl, 'REVOKE UPDATE, DELETE, TRUNCATE ON log FROM kolo_app');
    await query(database.url, "INSERT INTO log (t) VALUES ('a')");
    expect(await query(database.url, 'SELECT t FROM log')).toEqual(['a']);
    for (const sql of ['UPDATE log SET t = 1', 'DELETE FROM log', 'TRUNCATE log']) {
      await expect(query(database.url, sql)).rejects.toThrow(/permission denied/);
    }
    for (const sql of [
      'DROP TABLE log',
      'ALTER TABLE log ADD x int',
      'CREATE TABLE mine (n int)',
    ]) {
      await expect(query(database.url, sql)).rejects.toThrow(/must be owner|permission denied/);
    }
    await database.drop();
  });
});

describe('the identity of a process', () => {
  it('is stable while it lives and null for a number nobody has', () => {
    expect(processIdentity(process.pid)).toBe(processIdentity(process.pid));
    expect(processIdentity(process.pid)).not.toBe(processIdentity(1));
    expect(processIdentity(2 ** 22 + 1)).toBeNull();
  });
});
