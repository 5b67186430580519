import { sharedMatch as match } from '../../../test/shared-match.js';
import type { SharedMatch } from './share-subject.js';
import type { Story, StoryPlayer } from './story.js';
import { storyCard } from './story-cards.js';

jest.mock('./canvas.js', () => ({
  colours: {},
  crest: () => '',
  pill: (_x: number, _y: number, words: string) => `${words}|`,
  text: (_x: number, _y: number, words: string) => `${words}|`,
}));

const scorer = (name: string, goals = 1): StoryPlayer => ({ id: 1, name, team: 'Adria', goals });
const result = (change: Partial<SharedMatch>): Story => ({
  of: 'result',
  match: { ...match, ...change },
  scorers: { home: [], away: [] },
});
const day = 'nedjelja, 15. ožujka 2026.';

const wordsOn = (
  story: Story,
  shape: 'story' | 'square' = 'story',
  language: 'hr' | 'en' = 'hr',
  photo: Buffer | null = null,
) =>
  storyCard(story, { shape, language, photo })
    .replace(/<[^>]*>/g, '')
    .split('|')
    .map((words) => words.trim())
    .filter((words) => words !== '');

describe('a result', () => {
  it('has its score, scorers, day and hall', () => {
    const scorers = {
      home: [scorer('Čedomir Šarić', 3), scorer('I. Žagar')],
      away: [scorer('#7')],
    };
    expect(wordsOn({ of: 'result', match, scorers })).toEqual([
      ...['Kolo', 'Liga 2025/26', 'Adria', 'Bura', '5:2', 'Završeno'],
      ...['Čedomir Šarić (3)', 'I. Žagar', '#7', `3. kolo · ${day}`, 'Dvorana Žuta'],
    ]);
  });

  it('names as many scorers as the shape has room for, and counts the others', () => {
    const home = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => scorer(name));
    const words = (shape: 'story' | 'square') =>
      wordsOn({ of: 'result', match, scorers: { home, away: [] } }, shape, 'en').slice(6, -2);
    expect(words('story')).toEqual(['A', 'B', 'C', 'D', 'and 2 more']);
    expect(words('square')).toEqual(['A', 'and 5 more']);
  });

  it('that is not one yet has the time', () => {
    expect(wordsOn(result({ score: null, status: 'scheduled' })).slice(4, 6)).toEqual([
      ...['18:00', 'Zakazano'],
    ]);
  });

  it.each([
    ['awarded', '5:2', 'Rezultat po odluci'],
    ['abandoned', '5:2', 'Prekinuto'],
  ] as const)('that was %s says so', (outcome, score, word) => {
    expect(wordsOn(result({ outcome })).slice(4, 6)).toEqual([score, word]);
  });

  it.each([
    [undefined, 'Otkazano'],
    ['annulled', 'Poništeno'],
    ['replayed', 'Ponavlja se'],
    ['postponed', 'Odgođeno'],
  ] as const)('of a cancelled match that is %s has no score and no time', (outcome, word) => {
    const words = wordsOn(result({ outcome, score: null, status: 'cancelled' }));
    expect(words.slice(4, 6)).toEqual(['–', word]);
    expect(words.includes(`3. kolo · ${day}`)).toBe(outcome !== 'postponed');
  });
});

it('a scorer and an MVP have their name, goals and match', () => {
  const player = scorer('Čedomir Šarić', 3);
  expect(wordsOn({ of: 'scorer', match, player }).slice(2, 6)).toEqual([
    ...['Strijelac', 'Čedomir Šarić', '3 gola', 'Adria 5:2 Bura'],
  ]);
  expect(wordsOn({ of: 'mvp', match, player: { ...player, goals: 0 } }).slice(2, 5)).toEqual([
    ...['Igrač utakmice', 'Čedomir Šarić', 'Adria 5:2 Bura'],
  ]);
});

it('a photo changes no word', () => {
  const scorers = { home: [scorer('Čedomir Šarić', 3)], away: [] };
  for (const story of [
    { of: 'result', match, scorers },
    { of: 'mvp', match, player: scorer('Ivo Đurić') },
  ] satisfies Story[])
    expect(wordsOn(story, 'square', 'en', Buffer.from('a photo'))).toEqual(
      wordsOn(story, 'square', 'en'),
    );
});

it('an award has its winners, and their team where it is one', () => {
  const award = { of: 'award', award: 'top-scorer', league: 'Liga 2025/26' } as const;
  const ivo = { name: 'Ivo Đurić', team: 'Adria' };
  expect(wordsOn({ ...award, winners: [ivo] })).toEqual([
    ...['Kolo', 'Liga 2025/26', 'Najbolji strijelac', 'Ivo Đurić', 'Adria'],
  ]);
  const five = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ ...ivo, name }));
  expect(wordsOn({ ...award, winners: five }).slice(3)).toEqual(['A', 'B', 'C', 'i još 2']);
  const champion = { of: 'award', award: 'champion', league: 'Liga 2025/26' } as const;
  expect(wordsOn({ ...champion, winners: [{ name: 'Adria', team: 'Adria' }] }).slice(3)).toEqual([
    'Adria',
  ]);
});
