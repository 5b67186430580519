import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { catalogOf } from '../../../test/catalog.js';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { createApp } from '../../app.js';
import { loadConfig } from '../../platform/config/config.js';
import { dataSourceOptions, migrate } from '../../platform/db/data-source.js';
import { verify } from '../../projections/verify.js';
import { withDatabase } from '../command-line/with-database.js';
import { beginDemo } from './demo-people.js';
import { resetDemo } from './reset-demo.js';

const lastYear = new Date('2025-11-19T18:30:00.000Z');
const now = new Date('2026-11-18T18:30:00.000Z');
const dataDir = mkdtempSync(join(tmpdir(), 'kolo-reset-'));
const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });

let database: TestDatabase;

const ask = async <T extends object>(query: string): Promise<T[]> => {
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
};
const one = async <T extends object>(query: string): Promise<T> => {
  const [row] = await ask<T>(query);
  if (row === undefined) throw new Error(`Nothing came of ${query}`);
  return row;
};
const reset = (replace = false): Promise<number> =>
  resetDemo({ url: database.adminUrl, config, replace, until: 'half', createApp }, now);
const beginSeason = () => withDatabase(database.adminUrl, (db) => beginDemo(db, lastYear, 'half'));
const addAccount = async (username: string, role: string): Promise<void> => {
  const password = await hash('lozinka-za-demo', { memoryCost: 1024, timeCost: 1 });
  await ask(`INSERT INTO users (username, password, email, role, approved)
             VALUES ('${username}', '${password}', '${username}@kolo.test', '${role}', true)`);
};
const counts = `SELECT (SELECT count(*)::int FROM matches) AS matches,
  (SELECT count(*)::int FROM leagues) AS leagues, (SELECT count(*)::int FROM users) AS users`;

beforeEach(async () => {
  database = await createTestDatabase();
  await migrate(database.adminUrl);
});
afterEach(() => database.drop());
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('a reset of the demo season', () => {
  it('begins it around today, in a new epoch, and keeps the administrators’ accounts', async () => {
    await beginSeason();
    await addAccount('ana', 'admin');
    const ana = await one<{ id: number }>("SELECT id FROM users WHERE username = 'ana'");
    await ask(`INSERT INTO second_factors (user_id, secret, confirmed_at)
                 VALUES (${ana.id}, 'secret', now());
               INSERT INTO recovery_codes (user_id, code_hash) VALUES (${ana.id}, 'code');
               UPDATE players SET first_name = 'Proba'`);
    const accounts = `SELECT u.*, secret, code_hash FROM users u
      LEFT JOIN second_factors f ON f.user_id = u.id LEFT JOIN recovery_codes c ON c.user_id = u.id
      WHERE role = 'admin'`;
    const [before, epoch] = [await ask(accounts), await one('SELECT log_epoch() AS epoch')];
    const catalog = await catalogOf(database);

    expect(await reset()).toBe(1);

    expect(await ask(accounts)).toEqual(before);
    expect(await catalogOf(database)).toEqual(catalog);
    expect(await one('SELECT log_epoch() AS epoch')).not.toEqual(epoch);
    expect(await one(counts)).toEqual({ matches: 90, leagues: 1, users: 11 });
    expect(await one("SELECT count(*)::int AS n FROM players WHERE first_name = 'Proba'")).toEqual({
      n: 0,
    });
    const days = await one<{ over: number; today: number }>(
      `SELECT count(*) FILTER (WHERE status = 'completed')::int AS over,
              count(*) FILTER (WHERE match_date::date = '2026-11-18')::int AS today FROM matches`,
    );
    expect(days).toEqual({ over: 45, today: 2 });
    expect(await one('SELECT count(*)::int > 0 AS hangs FROM gallery_images')).toEqual({
      hangs: true,
    });
    const { differences } = await verify(
      database.adminUrl,
      () => undefined,
      () => undefined,
    );
    expect(differences).toBe(0);
    // The ids that were taken over are not given again.
    await addAccount('boris', 'public');
  });

  it('is refused beside a node that serves, and leaves everything as it is', async () => {
    await beginSeason();
    const node = await new DataSource(dataSourceOptions(database.url)).initialize();
    try {
      await expect(reset()).rejects.toThrow(/Stop every node first/);
    } finally {
      await node.destroy();
    }
    expect(await one(counts)).toEqual({ matches: 0, leagues: 1, users: 10 });
  });

  it.each<[string, string, RegExp]>([
    [
      'league',
      `INSERT INTO leagues (name, season, start_date, end_date)
       VALUES ('Nedjeljna liga', '2026/27', now(), now() + interval '1 day')`,
      /has leagues \(Nedjeljna liga\) that the demo season did not make\. With --replace/,
    ],
    [
      'account',
      `INSERT INTO users (username, password, email, role)
       SELECT 'gost' || n, 'x', 'gost' || n || '@kolo.test', 'public' FROM generate_series(1, 7) n`,
      /has accounts \(gost1, gost2, gost3, gost4, gost5, …\) that the demo/,
    ],
  ])('is refused where there is a %s of somebody else', async (_what, insertion, message) => {
    await beginSeason();
    await ask(insertion);
    const before = await one(counts);
    await expect(reset()).rejects.toThrow(message);
    expect(await one(counts)).toEqual(before);
  });

  it('is refused where companies only bear the names of the demo’s', async () => {
    await addAccount('bura', 'company');
    await expect(reset()).rejects.toThrow(/has accounts \(bura\)/);
  });

  it('replaces everything when told to', async () => {
    await addAccount('bura', 'company');
    expect(await reset(true)).toBe(0);
    expect(await one(counts)).toEqual({ matches: 90, leagues: 1, users: 10 });
  });
});
