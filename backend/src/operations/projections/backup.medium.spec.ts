import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { LeagueLog } from '../../../test/league-log.js';
import { MatchLog } from '../../../test/match-log.js';
import { postgresTools, startServerOf } from '../../../test/postgres-tools.js';
import { EventStore } from '../../events/event-store.js';
import { dataSourceOptions, migrate } from '../../platform/db/data-source.js';
import { inDatabase, prepareDatabase } from '../../platform/db/embedded/roles.js';
import { verify } from '../../projections/verify.js';

const run = promisify(execFile);

describe('a backup', () => {
  const tools = postgresTools();
  const folder = mkdtempSync(join(tmpdir(), 'kolo-backup-'));
  const dump = join(folder, 'kolo.dump');
  let server: Awaited<ReturnType<typeof startServerOf>>;
  let events = 0;

  const program = (name: string, ...args: string[]) =>
    run(join(tools.folder, name), args, { cwd: folder });
  const database = (name: string) => prepareDatabase(server.ownerUrl, name);

  async function play(name: string, match: number): Promise<void> {
    const url = inDatabase(server.applicationUrl, name);
    const source = await new DataSource(dataSourceOptions(url)).initialize();
    await new MatchLog(new EventStore(source), match).finished();
    await new LeagueLog(new EventStore(source), match).attempt();
    await source.destroy();
  }

  const decisions = (name: string) =>
    asOwner(name, 'SELECT stream, version, fact, metadata FROM events WHERE stream < 0 ORDER BY 1');

  async function verified(url: string): Promise<number> {
    const differing: unknown[] = [];
    const report = await verify(
      url,
      () => undefined,
      (difference) => differing.push(difference),
    );
    expect(differing).toEqual([]);
    return report.events;
  }

  async function asOwner<Row extends object = { may?: string }>(
    name: string,
    query: string,
  ): Promise<Row[]> {
    const client = new pg.Client({ connectionString: inDatabase(server.ownerUrl, name) });
    await client.connect();
    const { rows } = await client.query<Row>(query);
    await client.end();
    return rows;
  }

  /** The rights of the product's own role on each table. */
  async function rights(name: string): Promise<(string | undefined)[]> {
    const rows = await asOwner(
      name,
      `SELECT table_name || ' ' || privilege_type AS may FROM information_schema.table_privileges
       WHERE grantee = 'kolo_app' ORDER BY may`,
    );
    return rows.map(({ may }) => may);
  }

  beforeAll(async () => {
    server = await startServerOf(tools);
    const url = await database('kolo');
    await migrate(url);
    for (const match of [1, 2, 3]) await play('kolo', match);
    events = await verified(url);
    await program('pg_dump', '--format=custom', `--file=${dump}`, url);
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is restored into an empty database, which agrees with its log and goes on', async () => {
    await asOwner('kolo', 'CREATE DATABASE empty');
    const url = inDatabase(server.ownerUrl, 'empty');
    await program('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${url}`, dump);
    expect(await verified(url)).toBe(events);
    expect(await decisions('empty')).toEqual(await decisions('kolo'));
    await migrate(url);
    await play('empty', 4);
    expect(await verified(url)).toBeGreaterThan(events);
    expect(await decisions('empty')).toHaveLength(4);
  });

  it('takes the place of what a newly started product has made', async () => {
    const url = await database('started');
    await migrate(url);
    await play('started', 9);
    // The rights on the tables come from the backup alone.
    await asOwner('started', 'ALTER DEFAULT PRIVILEGES REVOKE ALL ON TABLES FROM kolo_app');
    const replace = ['--clean', '--if-exists', '--no-owner', '--single-transaction'];
    await program('pg_restore', ...replace, `--dbname=${url}`, dump);
    expect(await verified(url)).toBe(events);
  });

  it.each(['empty', 'started'])('gives nobody more rights than before: %s', async (name) => {
    expect(await rights(name)).toEqual(await rights('kolo'));
    const log = (await rights('kolo')).filter((right) => right?.startsWith('events '));
    expect(log).toEqual(['events INSERT', 'events SELECT']);
  });
});
