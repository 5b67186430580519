import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogOf } from '../../../test/catalog.js';
import {
  createMigratedDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../test/database.js';
import { migrate } from '../../platform/db/data-source.js';
import { ownClient } from '../../platform/db/own-client.js';
import { FolderFiles } from '../../platform/storage/backup-files.js';
import { backUp } from './backup.js';
import { restore } from './restore.js';

const quiet = { rows: () => {}, files: () => {}, checked: () => {} };
const folder = mkdtempSync(join(tmpdir(), 'kolo-catalog-'));
const saved = join(folder, 'saved');
const noFiles = new FolderFiles(join(folder, 'none'));
const places: TestDatabase[] = [];

async function place(made: Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await made;
  places.push(database);
  return database;
}
const put = ({ adminUrl: url }: TestDatabase) =>
  restore(saved, { url, files: noFiles, replace: true }, quiet);

let expected: string[];
beforeAll(async () => {
  const migrated = await place(createMigratedDatabase());
  expected = await catalogOf(migrated);
  await backUp(migrated.adminUrl, noFiles, saved, quiet);
});
afterAll(async () => {
  for (const one of places) await one.drop();
  rmSync(folder, { recursive: true, force: true });
});

it('a migrated database finds names by four indexes, which take an extension', () => {
  const found = expected.filter((thing) => /^extension pg_trgm|^index .*gin_trgm_ops/s.test(thing));
  expect(found).toHaveLength(5);
});

describe('has all that a migrated database has', () => {
  it('one that was empty before a restore', async () => {
    const restored = await place(createTestDatabase());
    await put(restored);
    expect(await catalogOf(restored)).toEqual(expected);
  });

  it('one that a restore replaced, once and again', async () => {
    const restored = await place(createMigratedDatabase());
    for (let times = 0; times < 2; times += 1) {
      await put(restored);
      expect(await catalogOf(restored)).toEqual(expected);
    }
  });

  it('one in which a restore failed', async () => {
    const target = await place(createMigratedDatabase());
    const manifest = join(saved, 'manifest.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace(/"rows": \d+/, '"rows": 999'));
    await expect(put(target)).rejects.toThrow('rows instead of 999');
    writeFileSync(manifest, text);
    expect(await catalogOf(target)).toEqual(expected);
  });

  it('one that had lost its indexes of names in a restore, once it is migrated', async () => {
    const lost = await place(createMigratedDatabase());
    const client = ownClient(lost.adminUrl);
    await client.connect();
    await client.query(
      `DROP EXTENSION pg_trgm CASCADE;
       DELETE FROM migrations WHERE name ~ '^(PeopleSearchAgain|FoldedNames|PlainLetters|LookalikeLetters)'`,
    );
    await client.end();
    await migrate(lost.adminUrl);
    expect(await catalogOf(lost)).toEqual(expected);
  });
});
