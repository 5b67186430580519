import { nameWords } from '@kolo/domain';
import fc from 'fast-check';
import { startTestApp, type TestApp } from '../../../test/app.js';

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
