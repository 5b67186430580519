import { nameWords } from '@kolo/domain';
import fc from 'fast-check';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { upgradedDatabase } from '../../../test/upgraded-database.js';

let kolo: TestApp;
beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());

const inDatabase = async (names: readonly string[]): Promise<string[][]> => {
  const { rows } = await kolo.db.query<{ words: string[] }>(
    `SELECT tsvector_to_array(name_words(name)) AS words
     FROM unnest($1::text[]) WITH ORDINALITY AS one(name, n) ORDER BY n`,
    [names],
  );
  return rows.map(({ words }) => words.toSorted());
};
const wordsOf = (name: string): string[] => [...new Set(nameWords(name))].sort();

it('a name has the same words in the database and outside of it', async () => {
  const letter = fc.oneof(
    fc.integer({ min: 0x20, max: 0x24f }),
    fc.integer({ min: 0x20, max: 0x7e }),
    fc.constantFrom(0x301, 0x30c, 0x2013, 0x2019, 0x200b, 0xfeff),
    fc.constantFrom(0x201c, 0x201d, 0x201e, 0x201f, 0x2039, 0x203a),
  );
  const name = fc.array(letter, { maxLength: 30 }).map((codes) => String.fromCodePoint(...codes));
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 50, maxLength: 50 }), async (names) => {
      expect(await inDatabase(names)).toEqual(names.map(wordsOf));
    }),
    { numRuns: 20 },
  );
});

it('a name without a word has none', async () => {
  expect(await inDatabase(['', ' - ', 'Đ. O’Neill-Šimić'])).toEqual([
    [],
    [],
    ['d', 'neill', 'o', 'simic'],
  ]);
});

it('a name in quotation marks that an earlier version stored is found by the index', async () => {
  const { db, close } = await upgradedDatabase(
    'QuotedNames',
    `WITH owner AS (
       INSERT INTO users (username, password, email) VALUES ('bura', '-', 'bura@kolo.test') RETURNING id
     )
     INSERT INTO teams (name, user_id) SELECT 'Obrt „Bura“', id FROM owner`,
  );
  await db.query('SET enable_seqscan = off');
  const { rows } = await db.query(
    `SELECT name FROM teams WHERE name_words(name) @@ 'bura'::tsquery`,
  );
  expect(rows).toEqual([{ name: 'Obrt „Bura“' }]);
  await close();
});
