import type { OutcomeKind } from '@kolo/domain';
import { cardOf } from './cards.js';
import type {
  SharedAwards,
  SharedBracket,
  SharedMatch,
  SharedTable,
  SharedTeam,
} from './share-subject.js';
import { wordsOf } from './share-texts.js';

jest.mock('./canvas.js', () => ({
  colours: {},
  card: (heading: string, content: string) => `${heading}|${content}`,
  crest: () => '',
  pill: (_x: number, y: number, words: string) => `${y > 430 ? 'below: ' : ''}${words}|`,
  text: (_x: number, _y: number, words: string) => `${words}|`,
}));

const match: SharedMatch = {
  kind: 'match',
  id: 7,
  homeTeam: 'Adria',
  awayTeam: 'Bura',
  score: null,
  shootout: null,
  afterExtraTime: false,
  status: 'scheduled',
  outcome: undefined,
  matchDate: '2026-03-15T17:00:00.000Z',
  venue: null,
  round: 3,
  league: 'Liga',
};

const wordsOn = (change: Partial<SharedMatch>): string[] =>
  cardOf({ ...match, ...change }, 'hr')
    .split(/\s*\|\s*/)
    .filter((words) => words !== '');

const names = ['Liga · 3. kolo', 'Adria', 'Bura'];
const day = 'nedjelja, 15. ožujka 2026.';

it('the picture of a fixture has its time and its day', () => {
  expect(wordsOn({})).toEqual([...names, '18:00', 'Zakazano', day]);
});

it('the picture of a postponed match has no time and no day: it is not due', () => {
  expect(wordsOn({ outcome: 'postponed' })).toEqual([...names, '–', 'Odgođeno']);
});

it.each<[OutcomeKind, string]>([
  ['annulled', 'Poništeno'],
  ['replayed', 'Ponavlja se'],
])('the picture of a match that is %s has no score', (outcome, word) => {
  expect(wordsOn({ outcome, status: 'cancelled' })).toEqual([...names, '–', word, day]);
});

it('the picture of an awarded match says so in place of its end', () => {
  const awarded = { outcome: 'awarded', status: 'completed', score: { home: 5, away: 0 } } as const;
  expect(wordsOn(awarded)).toEqual([...names, '5:0', 'Rezultat po odluci', `${day} u 18:00`]);
});

it('the picture of a match that both teams lost says that it is no draw, below their names', () => {
  const lost = { outcome: 'awarded', awardedTo: 'none', score: { home: 0, away: 0 } } as const;
  expect(wordsOn({ ...lost, status: 'completed' })).toContain(
    'below: Rezultat po odluci, oba tima gube',
  );
});

it('the picture of a cancelled match has no time, which would look like a score', () => {
  expect(wordsOn({ status: 'cancelled' })).toEqual([...names, '–', 'Otkazano', day]);
});

const team: SharedTeam = {
  kind: 'team',
  id: 1,
  name: 'Bura',
  league: 'Liga',
  played: 3,
  points: -2,
  goals: 4,
  form: [],
};
const table: SharedTable = {
  kind: 'table',
  id: 1,
  league: 'Liga',
  rows: [{ position: 1, team: 'Bura', played: 3, difference: -5, points: -2 }],
};

it('points below zero have a typographic minus on pictures and in previews, as on the pages', () => {
  expect(cardOf(team, 'hr')).toContain('−2|');
  expect(cardOf(table, 'hr')).toMatch(/−5\|\s+−2\|/);
  expect(wordsOf(team, 'en').description).toBe('Played: 3 · Points: −2 · Goals: 4');
  expect(wordsOf(table, 'hr').description).toBe('1. Bura (−2)');
});

const awards: SharedAwards = {
  kind: 'awards',
  id: 7,
  league: 'Liga 2025/26',
  awards: [
    { award: 'champion', winner: 'Bura', team: 'Bura' },
    { award: 'second', winner: 'Jugo', team: 'Jugo' },
    { award: 'top-scorer', winner: 'Ivan Horvat', team: 'Jugo' },
    { award: 'best-referee', winner: 'sudac.marko', team: null },
  ],
};

it('the picture of awards has the champion, and the best of the season below', () => {
  expect(
    cardOf(awards, 'hr')
      .replace(/\s*<[^>]*>\s*/g, '')
      .split('|')
      .map((word) => word.trim()),
  ).toEqual([
    ...['Liga 2025/26', 'Prvak', 'Bura'],
    ...['Najbolji strijelac', 'Ivan Horvat', 'Najbolji sudac', 'sudac.marko', ''],
  ]);
  expect(wordsOf(awards, 'en').description).toBe(
    'Champion: Bura, Second place: Jugo, Top scorer: Ivan Horvat, Best referee: sudac.marko',
  );
});

it('the picture of awards that nobody knows yet has their name', () => {
  expect(cardOf({ ...awards, awards: [] }, 'en')).toBe('Liga 2025/26|Awards|');
});

const bracket: SharedBracket = {
  kind: 'bracket',
  id: 7,
  league: 'Liga 2025/26',
  name: 'Doigravanje',
  rounds: [
    {
      round: 'SF',
      ties: [
        {
          home: { team: { id: 1, name: 'Bura' }, fixed: true },
          away: { placeholder: { source: 'table', rank: 4 } },
          score: null,
          kicks: null,
          winner: null,
        },
      ],
    },
    {
      round: 'F',
      ties: [
        {
          home: { team: { id: 1, name: 'Bura' }, fixed: true },
          away: { team: { id: 2, name: 'Jugo' }, fixed: true },
          score: { home: 3, away: 3 },
          kicks: { home: 5, away: 4 },
          winner: 'home',
        },
      ],
    },
  ],
};
const wordsIn = (svg: string): string[] =>
  svg
    .replace(/<[^>]*>/g, '')
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '');

it('the picture of a bracket has its rounds and the kicks, with words where a team is not known', () => {
  expect(wordsIn(cardOf(bracket, 'hr'))).toEqual([
    ...['Doigravanje · Liga 2025/26', 'Polufinale', 'Bura', '4. iz tablice'],
    ...['Finale', 'Bura', '(5)', '3', 'Jugo', '(4)', '3'],
  ]);
  expect(wordsOf(bracket, 'en')).toEqual({
    title: 'Doigravanje · Liga 2025/26',
    description: 'Bura – Jugo',
  });
});

it('the picture of a league without finals has their name', () => {
  const none = { ...bracket, name: null, rounds: [] };
  expect(wordsIn(cardOf(none, 'en'))).toEqual(['Finals · Liga 2025/26', 'Finals']);
});
