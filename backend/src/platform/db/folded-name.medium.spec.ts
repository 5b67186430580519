import { foldedName } from '@kolo/domain';
import fc from 'fast-check';
import pg from 'pg';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { until } from '../../../test/until.js';
import { upgradedDatabase } from '../../../test/upgraded-database.js';
import { migrateTo } from './data-source.js';
import { migrations } from './migrations/index.js';

let kolo: TestApp;
beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());

const inDatabase = async (names: readonly string[]): Promise<string[]> => {
  const { rows }: pg.QueryResult<{ folded: string }> = await kolo.db.query(
    'SELECT folded_name(name) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS one(name, n) ORDER BY n',
    [names],
  );
  return rows.map(({ folded }) => folded);
};

it.each([
  ['Đurđević', 'durdevic'],
  ['Ðurðević'.normalize('NFD'), 'durdevic'],
  ['Ɖurɖević', 'durdevic'],
  ['Kоs', 'kos'],
  ['МАРКО', 'mapko'],
  ['S\u030cimic\u0301', 'simic'],
  ['O’Brien', "o'brien"],
  ['An\u200ba\u00a0–\u2009Marija ', 'ana - marija'],
  ['Weiß', 'weiss'],
  ['SØREN ŁUKASZ', 'soren lukasz'],
  ['ǅoni ǇUBIĆ-ǌegovac', 'dzoni ljubic-njegovac'],
  ['Groﬃn ﬁnale Ĳsbrand', 'groffin finale ijsbrand'],
  ['Ｏ＇Ｂｒｉｅｎ　Ａｎａ', "o'brien ana"],
  ['𝐀𝐧𝐚 𝒦𝑜𝓈 Ⅱ', 'ana kos ii'],
  ['O´Brien', "o'brien"],
])('%j looks alike in the database and outside of it', async (name, folded) => {
  const [found] = await inDatabase([name]);
  expect(found).toBe(foldedName(name));
  expect(found).toBe(folded);
});

it('any name in Latin, Greek or Cyrillic letters folds alike', async () => {
  const letter = fc.oneof(
    fc.integer({ min: 0x20, max: 0x24f }),
    fc.integer({ min: 0x300, max: 0x36f }),
    fc.integer({ min: 0x2000, max: 0x206f }),
    fc.constantFrom(0xfeff, 0xfe0f, 0x2212, 0x3000, 0x1e9e, 0x3c2, 0x3a3),
    fc.constantFrom(0xfb00, 0xfb03, 0xfb06, 0x2161, 0x1d400, 0x1d4c8, 0x1d7d5, 0xff40, 0xfdfa),
    fc.integer({ min: 0xff01, max: 0xff5e }),
    fc.integer({ min: 0x400, max: 0x52f }),
    fc.constantFrom(0x189, 0x256),
  );
  const name = fc.array(letter, { maxLength: 20 }).map((codes) => String.fromCodePoint(...codes));
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 50, maxLength: 50 }), async (names) => {
      expect(await inDatabase(names)).toEqual(names.map(foldedName));
    }),
    { numRuns: 20 },
  );
});

it.each([
  ['PlainLetters', ['Dvorana ﬁnale', 'Dvorana finale', 'Ǆ'], ['dvorana finale', 'dz']],
  ['LookalikeLetters', ['Dvоrana', 'Dvorana', 'Ðakovo'], ['dvorana', 'dakovo']],
])(
  'names that a version before %s stored are found as they look, and two halls that look alike have two names',
  async (migration, [one = '', twin = '', other = ''], folded) => {
    const { db, close } = await upgradedDatabase(
      migration,
      `INSERT INTO venues (name) VALUES ('${one}'), ('${twin}'), ('${other}')`,
    );
    const named = async (condition = 'true') => {
      const { rows } = await db.query<{ name: string }>(
        `SELECT name FROM venues WHERE ${condition} ORDER BY id`,
      );
      return rows.map(({ name }) => name);
    };
    expect(await named()).toEqual([one, `${twin} (2)`, other]);
    await db.query('SET enable_seqscan = off');
    expect(await named(`folded_name(name) = '${folded[0]}'`)).toEqual([one]);
    expect(await named(`folded_name(name) = '${folded[1]}'`)).toEqual([other]);
    await close();
  },
);

describe('the version before goes on during the upgrade', () => {
  let database: TestDatabase;
  let tap: pg.Client;
  let owner: pg.Client;
  beforeEach(async () => {
    database = await createTestDatabase();
    const first = migrations.findIndex(({ name }) => name.startsWith('LookalikeLetters'));
    await migrateTo(database.adminUrl, migrations.slice(0, first));
    [tap, owner] = [new pg.Client(database.adminUrl), new pg.Client(database.adminUrl)];
    await Promise.all([tap.connect(), owner.connect()]);
  });
  afterEach(async () => {
    await Promise.all([tap.end(), owner.end()]);
    await database.drop();
  });

  /** Upgrades, and does something as soon as the upgrade waits. */
  async function upgradeWhile(lock: string, work: () => Promise<unknown>): Promise<void> {
    let ended = false;
    const upgrade = migrateTo(database.adminUrl, migrations).finally(() => {
      ended = true;
    });
    const waiting = `SELECT FROM pg_locks WHERE NOT granted AND locktype = '${lock}'`;
    const worked = until(async () => ended || (await owner.query(waiting)).rowCount !== 0).then(
      work,
    );
    await Promise.all([upgrade, worked]);
  }

  it('players are written while their indexes are made, also after an attempt that was cut short', async () => {
    await tap.query('BEGIN; LOCK TABLE players IN ROW EXCLUSIVE MODE');
    await owner.query("SET lock_timeout = '50ms'");
    const cutShort = owner.query('REINDEX INDEX CONCURRENTLY players_by_words');
    await expect(cutShort).rejects.toThrow('lock timeout');
    await upgradeWhile('virtualxid', async () => {
      await owner.query('UPDATE players SET first_name = first_name');
      await tap.query('COMMIT');
    });
    const { rows } = await owner.query(
      'SELECT indexrelid::regclass FROM pg_index WHERE NOT indisvalid',
    );
    expect(rows).toEqual([]);
  });

  it('a hall that is added meanwhile, and that looks like another one, is renamed', async () => {
    await owner.query("INSERT INTO venues (name) VALUES ('Dvоrana')");
    await tap.query("BEGIN; INSERT INTO venues (name) VALUES ('Dvorana')");
    await upgradeWhile('relation', () => tap.query('COMMIT'));
    const { rows } = await owner.query('SELECT name FROM venues ORDER BY id');
    expect(rows).toEqual([{ name: 'Dvоrana' }, { name: 'Dvorana (2)' }]);
  });
});
