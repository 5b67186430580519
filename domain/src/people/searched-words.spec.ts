import fc from 'fast-check';
import { inFoundOrder, isFoundBy, nameWords, searchedWords } from './searched-words.js';

const finds = (query: string, name: string): boolean => isFoundBy(name, searchedWords(query));

it.each([
  ['Durdevic', 'Ivan Đurđević'],
  ['đurđević ivan', 'Ivan Đurđević'],
  ['iv dur', 'Ivan Đurđević'],
  ['maric', 'Ana Horvat-Marić'],
  ["o'neill", 'Sean O’Neill'],
  ['i. horvat', 'I. Horvat'],
  ['I Horvat', 'I. Horvat'],
  ['b&b', 'B & B d.o.o.'],
  ['bura', 'Obrt „Bura“'],
  ['„bura”', 'Bura d.o.o.'],
  ['cakovec', 'Čakovec'],
  ['ČAKOVEC', 'Cakovec'],
  ['c\u030cakovec', 'Cakovec'],
  ['ćosić', 'Ana Cosic'],
  ['đakovo', 'Dakovo'],
  ['šibenik', 'Sibenik'],
  ['žito', 'Zito'],
  ['durdevic', 'Ðuro Ðurđević'],
  ['ðakovo', 'Đakovo'],
  ['kos', 'Ana Kоs'],
  ['иван', 'Иван Петров'],
])('%s finds %s', (query, name) => {
  expect(finds(query, name)).toBe(true);
});

it.each([
  ['vat', 'Ivan Horvat'],
  ['ivan horvat', 'I. Horvat'],
  ['ana horvat', 'Ivan Horvat'],
])('%s does not find %s', (query, name) => {
  expect(finds(query, name)).toBe(false);
});

it.each(['', ' ', 'i', 'a b', '#!?', '\u200b'])('%j is not enough to search for', (query) => {
  expect(searchedWords(query)).toEqual([]);
});

it('has few words, each once, without anything that a query of the database reads', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => {
      const words = searchedWords(query);
      expect(words.length).toBeLessThanOrEqual(6);
      expect(new Set(words).size).toBe(words.length);
      expect(words.filter((word) => /[\s'\\&|!()<>:*]/.test(word))).toEqual([]);
    }),
  );
});

it('finds every name by its own beginnings, in any order', () => {
  const word = fc.stringMatching(/^[a-zčćđšž]{2,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const query = words.map((each) => each.slice(0, 2)).reverse();
      expect(finds(query.join(' '), words.join(' '))).toBe(true);
    }),
  );
});

it('knows no word but what the name has', () => {
  expect(nameWords('  Žuti (mravi) d.o.o. ')).toEqual(['zuti', 'mravi', 'd', 'o', 'o']);
});

describe('those who are found', () => {
  const ordered = (query: string, ...names: string[]): string[] =>
    inFoundOrder(
      names.map((name, id) => ({ id, name })),
      searchedWords(query),
    ).map(({ id, name }) => `${name} ${id}`);

  it('come with the exact name first, then names that begin with the words, then the others', () => {
    expect(
      ordered('ivan', 'Ana Ivančić', 'Ivana Babić', 'Ivan Čop', 'Ivan Cindrić', 'Ivan'),
    ).toEqual(['Ivan 4', 'Ivan Cindrić 3', 'Ivan Čop 2', 'Ivana Babić 1', 'Ana Ivančić 0']);
  });

  it('come newest first where they have one name', () => {
    expect(ordered('bura', 'Bura', 'Bura II', 'BURA', 'Bura')).toEqual([
      ...['Bura 3', 'Bura 0', 'BURA 2', 'Bura II 1'],
    ]);
  });

  it('have one order, however they were read', () => {
    const name = fc.constantFrom('Ivan Kos', 'Ivan', 'Kos Ivan', 'Ivana Kos', 'Íván Kos');
    const found = fc.uniqueArray(fc.record({ id: fc.nat(20), name }), { selector: ({ id }) => id });
    fc.assert(
      fc.property(found, (one) => {
        const shuffled = [...one].reverse();
        expect(inFoundOrder(shuffled, ['ivan'])).toEqual(inFoundOrder(one, ['ivan']));
      }),
    );
  });
});
