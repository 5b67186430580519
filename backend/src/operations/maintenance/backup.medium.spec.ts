import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { type LiveMatchUnderTest, matchOn, runningMatch } from '../../../test/live-match.js';
import { untilLogIsRead } from '../../../test/log-database.js';
import { startS3 } from '../../../test/s3-server.js';
import { advisoryLocks } from '../../platform/db/advisory-locks.js';
import { migrate } from '../../platform/db/data-source.js';
import { previousSchema } from '../../platform/db/interrupted-restore.js';
import { OperatorError } from '../../platform/log/operator.error.js';
import { BucketFiles, FolderFiles } from '../../platform/storage/backup-files.js';
import { S3Storage } from '../../platform/storage/s3-storage.js';
import { verify } from '../../projections/verify.js';
import { backUp } from './backup.js';
import type { Manifest } from './manifest.js';
import { restore } from './restore.js';

const quiet = { rows: () => {}, files: () => {}, checked: () => {} };
const folder = mkdtempSync(join(tmpdir(), 'kolo-backup-'));
const saved = join(folder, 'saved');
const fileName = '11111111-1111-4111-8111-111111111111.pdf';

let kolo: TestApp;
let match: LiveMatchUnderTest;
let manifest: Manifest;
const places: TestDatabase[] = [];

const emptyPlace = async (): Promise<TestDatabase> => {
  const place = await createTestDatabase();
  places.push(place);
  return place;
};
const filesIn = (name: string) => new FolderFiles(join(folder, name));
const put = ({ adminUrl: url }: TestDatabase, name: string, replace = false, from = saved) =>
  restore(from, { url, files: filesIn(name), replace }, quiet);

async function ask<T extends object>(url: string, query: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
}

/** The rights of the product's own role on each table, and the limits for roles with more rights. */
const rights = ({ adminUrl }: TestDatabase) =>
  ask(
    adminUrl,
    `SELECT table_name || ' ' || privilege_type AS held FROM information_schema.table_privileges
     WHERE grantee = 'kolo_app' AND table_schema = 'public'
     UNION ALL SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     ORDER BY held`,
  );

beforeAll(async () => {
  kolo = await startTestApp();
  match = await runningMatch(kolo);
  await match.must('POST', 'stats/increment', { playerId: match.home[0], statField: 'goals' });
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  await ask(
    kolo.database.adminUrl,
    `INSERT INTO maintenance_runs (task, ok, last_good_at)
     VALUES ('backup', true, '${hourAgo}'), ('base-backup', true, '${hourAgo}')`,
  );
  await filesIn('here').write(fileName, Readable.from(['contract']));
  await filesIn('here').write('staging/half', Readable.from(['half']));
  manifest = await backUp(kolo.database.adminUrl, filesIn('here'), saved, quiet);
});
afterAll(async () => {
  await kolo.close();
  for (const place of places) await place.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup of the serving product', () => {
  it('has the rows and the files, and nobody who is signed in', () => {
    const rows = new Map(manifest.tables.map((table) => [table.name, table.rows]));
    expect(rows.get('events')).toBeGreaterThan(3);
    expect(rows.get('matches')).toBe(1);
    expect(rows.has('sessions')).toBe(false);
    expect(manifest.files).toEqual({ count: 1, bytes: 8 });
  });

  it('has a checksum for each file, in a form that other tools read', () => {
    const lines = readFileSync(join(saved, 'SHA256SUMS'), 'utf8').trim().split('\n');
    expect(lines).toHaveLength(manifest.tables.length + 1);
    expect(lines.at(-1)).toMatch(new RegExp(`^[0-9a-f]{64}  files/${fileName}$`));
  });

  it('wants a folder of its own', async () => {
    await expect(backUp(kolo.database.adminUrl, filesIn('here'), saved, quiet)).rejects.toThrow(
      'is not empty',
    );
  });

  it.each(['', '/inside'])('says in a sentence that a file is no folder%s', async (below) => {
    const file = join(folder, 'a-file');
    writeFileSync(file, 'mine');
    const backup = backUp(kolo.database.adminUrl, filesIn('here'), `${file}${below}`, quiet);
    await expect(backup).rejects.toThrow(OperatorError);
    await expect(backup).rejects.toThrow(`No backup can be written to ${file}${below}: E`);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('can be made by hand while a rebuild swaps the read models', async () => {
    const { rebuild } = await import('../../projections/rebuild.js');
    const target = join(folder, 'beside-a-rebuild');
    const [made] = await Promise.all([
      backUp(kolo.database.adminUrl, filesIn('here'), target, quiet),
      rebuild(kolo.database.adminUrl, () => {}),
    ]);
    expect(made.tables.find(({ name }) => name === 'matches')?.rows).toBe(1);
  });
});

describe('restored into an empty place', () => {
  let place: TestDatabase;
  let restored: TestApp;

  beforeAll(async () => {
    place = await emptyPlace();
    await put(place, 'there');
  });
  afterAll(() => restored?.close());

  it('every row is what the log says', async () => {
    const differences: unknown[] = [];
    const report = await verify(
      place.adminUrl,
      () => {},
      (one) => differences.push(one),
    );
    expect(differences).toEqual([]);
    expect(report.events).toBe(manifest.tables.find(({ name }) => name === 'events')?.rows);
  });

  it('the files are there', () => {
    expect(readFileSync(join(folder, 'there/files', fileName), 'utf8')).toBe('contract');
    expect(existsSync(join(folder, 'there/files/staging'))).toBe(false);
  });

  it('nobody may more than before, and the log stays append-only', async () => {
    expect(await rights(place)).toEqual(await rights(kolo.database));
    await expect(ask(place.url, 'UPDATE events SET stream = 1')).rejects.toThrow(
      'permission denied',
    );
    await expect(ask(place.adminUrl, 'DELETE FROM events')).rejects.toThrow('append-only');
  });

  it('no alert tells of an old backup: what was restored is one', async () => {
    const [run] = await ask<{ ok: boolean; recent: boolean }>(
      place.adminUrl,
      `SELECT ok, last_good_at > now() - interval '50 minutes' AS recent FROM maintenance_runs WHERE task = 'backup'`,
    );
    expect(run).toEqual({ ok: true, recent: true });
  });

  it('the log has another epoch', async () => {
    const epochs = 'SELECT epoch FROM log_epochs ORDER BY since';
    const before = await ask(kolo.database.adminUrl, epochs);
    expect(await ask(place.adminUrl, epochs)).toEqual([...before, { epoch: expect.any(String) }]);
  });

  it('serves: the match goes on, numbers go on, and whoever was signed in signs in again', async () => {
    restored = await startTestApp({ database: place });
    const cookie = kolo.cookies.admin;
    expect((await restored.call('GET', '/api/user', { headers: { cookie } })).status).toBe(401);
    const same = matchOn(restored, match.id, match.league);
    const { version } = await same.state();
    expect(version).toBe((await match.state()).version);
    await same.must('POST', 'stats/increment', { playerId: match.home[1], statField: 'goals' });
    expect(await same.state()).toMatchObject({ version: version + 1 });
    const [home, away] = match.league.teams;
    const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate: new Date() };
    const made = await restored.call('POST', '/api/matches', { as: 'admin', body });
    expect(made.json).toMatchObject({ id: match.id + 1 });
    // Followers read on: the restored events are not in the future of this server.
    await untilLogIsRead((query) => ask(place.adminUrl, query));
  });
});

it('files go from the disk into a bucket and from there into the next backup', async () => {
  const bucket = await startS3();
  try {
    const place = await emptyPlace();
    const files = new BucketFiles(new S3Storage(bucket.config));
    await restore(saved, { url: place.adminUrl, files, replace: false }, quiet);
    const again = await backUp(place.adminUrl, files, join(folder, 'from-bucket'), quiet);
    expect(again.files).toEqual(manifest.files);
    expect(readFileSync(join(folder, 'from-bucket/files', fileName), 'utf8')).toBe('contract');
    await expect(
      restore(saved, { url: place.adminUrl, files, replace: false }, quiet),
    ).rejects.toThrow('There are files already');
  } finally {
    await bucket.stop();
  }
});

it('a base backup that is noted while rows come back is noted on top of them', async () => {
  const place = await emptyPlace();
  let note: Promise<unknown> | null = null;
  const rows = () => {
    note ??= ask(
      place.adminUrl,
      `INSERT INTO maintenance_runs (task, ok, last_good_at) VALUES ('base-backup', true, now())
       ON CONFLICT (task) DO UPDATE SET ok = excluded.ok, last_good_at = excluded.last_good_at`,
    );
  };
  const files = filesIn('noted');
  await restore(saved, { url: place.adminUrl, files, replace: false }, { ...quiet, rows });
  await note;
  const noted = await ask(
    place.adminUrl,
    `SELECT ok, last_good_at > now() - interval '50 minutes' AS recent FROM maintenance_runs WHERE task = 'base-backup'`,
  );
  expect(noted).toEqual([{ ok: true, recent: true }]);
});

describe('a place that is not empty', () => {
  it('is refused, with rows or with files in it', async () => {
    await expect(put(kolo.database, 'elsewhere')).rejects.toThrow('Stop every node first');
    const place = await emptyPlace();
    await expect(put(place, 'here')).rejects.toThrow('There are files already');
    await put(place, 'once');
    await expect(put(place, 'twice')).rejects.toThrow('The database is not empty');
  });

  it('is given up when told, and stays as it was when the backup does not fit', async () => {
    const place = await emptyPlace();
    await migrate(place.adminUrl);
    await ask(
      place.adminUrl,
      `INSERT INTO leagues (name, season, start_date, end_date) VALUES ('old', '1', 'yesterday', 'today')`,
    );
    const leagues = () => ask(place.adminUrl, 'SELECT name FROM leagues ORDER BY name');
    const unfit = join(folder, 'unfit');
    await backUp(kolo.database.adminUrl, filesIn('none'), unfit, quiet);
    const path = join(unfit, 'manifest.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/"rows": \d+/, '"rows": 999'));
    await expect(put(place, 'unfit-files', true, unfit)).rejects.toThrow('rows instead of 999');
    expect(await leagues()).toEqual([{ name: 'old' }]);
    await put(place, 'replaced', true);
    expect(await leagues()).toEqual(
      await ask(kolo.database.adminUrl, 'SELECT name FROM leagues ORDER BY name'),
    );
    expect(await rights(place)).toEqual(await rights(kolo.database));
  });
});

describe('a restore that was killed', () => {
  it('is undone by whoever starts next, and not while it still runs', async () => {
    const place = await emptyPlace();
    await migrate(place.adminUrl);
    await ask(
      place.adminUrl,
      `INSERT INTO leagues (name, season, start_date, end_date) VALUES ('old', '1', 'yesterday', 'today')`,
    );
    const running = new pg.Client({ connectionString: place.adminUrl });
    await running.connect();
    await running.query(
      `SELECT pg_advisory_lock(${advisoryLocks.restore});
       ALTER SCHEMA public RENAME TO ${previousSchema}; CREATE SCHEMA public; CREATE TABLE half (n int)`,
    );
    const start = migrate(place.adminUrl);
    await delay(300);
    expect(await ask(place.adminUrl, 'SELECT FROM half')).toEqual([]);
    await running.end();
    await start;
    expect(await ask(place.adminUrl, 'SELECT name FROM leagues')).toEqual([{ name: 'old' }]);
    expect(await rights(place)).toEqual(await rights(kolo.database));
  });
});

describe('a backup that is not whole', () => {
  let place: TestDatabase;
  const broken = join(folder, 'broken');
  const attempt = () => put(place, 'never', false, broken);

  beforeAll(async () => {
    place = await emptyPlace();
    await backUp(kolo.database.adminUrl, filesIn('here'), broken, quiet);
  });

  it('is named with what is wrong before anything is touched', async () => {
    appendFileSync(join(broken, 'files', fileName), '!');
    await expect(attempt()).rejects.toThrow(
      `damaged; missing or not as written: files/${fileName}`,
    );
    rmSync(join(broken, 'database/events.copy.gz'));
    await expect(attempt()).rejects.toThrow('database/events.copy.gz');
    appendFileSync(join(broken, 'SHA256SUMS'), '\n');
    await expect(attempt()).rejects.toThrow('not the one that was written');
    const path = join(broken, 'manifest.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('"migrations": [', '"migrations": ["OfTomorrow9",'));
    await expect(attempt()).rejects.toThrow('newer Kolo (it has OfTomorrow9)');
    const older = { ...JSON.parse(text), migrations: ['Accounts1795250400000'] };
    writeFileSync(path, JSON.stringify(older));
    await expect(attempt()).rejects.toThrow(/^The backup was made by a Kolo before 1\.0\.0, .*\.$/);
    rmSync(path);
    await expect(attempt()).rejects.toThrow('holds no whole backup');
    expect(await ask(place.adminUrl, `SELECT FROM pg_tables WHERE schemaname = 'public'`)).toEqual(
      [],
    );
  });
});
