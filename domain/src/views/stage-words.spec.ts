import type { StagePlaceholder } from '../season/stages.js';
import { placeholderWords, roundWords, tieWords } from './stage-words.js';

it.each([
  ['QF1', 'ČF1', 'QF1'],
  ['SF2', 'PF2', 'SF2'],
  ['R16-3', 'OF3', 'R16-3'],
  ['R32-12', 'ŠF12', 'R32-12'],
  ['F', 'Finale', 'Final'],
  ['TP', 'Za treće mjesto', 'Third place'],
])('the tie %s is called %s in Croatian and %s in English', (tie, hr, en) => {
  expect([tieWords(tie, 'hr'), tieWords(tie, 'en')]).toEqual([hr, en]);
});

it('a round without a word is named as it is stored', () => {
  expect(roundWords('QF', 'hr')).toBe('Četvrtfinale');
  expect(roundWords('X9', 'hr')).toBe('X9');
});

it.each<[StagePlaceholder, string, string]>([
  [{ source: 'table', rank: 8 }, '8. iz tablice', '8th in the table'],
  [{ source: 'table', rank: 11 }, '11. iz tablice', '11th in the table'],
  [{ source: 'table', rank: 21 }, '21. iz tablice', '21st in the table'],
  [{ source: 'group', group: 'A', rank: 2 }, '2. skupine A', '2nd of group A'],
  [{ source: 'best', rank: 3, nth: 1 }, 'Najbolji treći', 'Best third-placed'],
  [{ source: 'best', rank: 3, nth: 2 }, '2. najbolji treći', '2nd best third-placed'],
  [{ source: 'best', rank: 9, nth: 1 }, 'Najbolji 9.', 'Best 9th-placed'],
  [{ source: 'winner', tie: 'QF1' }, 'Pobjednik ČF1', 'Winner of QF1'],
  [{ source: 'loser', tie: 'SF1' }, 'Poraženi PF1', 'Loser of SF1'],
  [{ source: 'team', teamId: 4 }, 'Bura', 'Bura'],
])('%j is %s in Croatian and %s in English', (placeholder, hr, en) => {
  const nameOf = (id: number): string => (id === 4 ? 'Bura' : '');
  expect(placeholderWords(placeholder, 'hr', nameOf)).toBe(hr);
  expect(placeholderWords(placeholder, 'en', nameOf)).toBe(en);
});
