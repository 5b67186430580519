import { pdfElements, pdfText } from '../../../../test/pdf-text.js';
import {
  playedMatch as match,
  roundInputOf,
  tableRow as row,
} from '../../../../test/round-input.js';
import type { RoundInput } from './round-input.js';
import { roundReport } from './round-report.js';

const printed = (changes: Partial<RoundInput>) => roundReport(roundInputOf(changes));

describe('the report of a round', () => {
  it('is the same file for the same input, and tagged', async () => {
    const [one, two] = [await printed({}), await printed({})];
    expect(one.equals(two)).toBe(true);
    expect(pdfElements(one).filter((type) => type === 'Table')).toHaveLength(2);
  });

  it.each([
    ['hr', '7. kolo', 'Tablica na dan 15. 3. 2026.'],
    ['en', 'Round 7', 'Table on 15 March 2026'],
  ] as const)('is written in the language %s', async (language, title, table) => {
    const text = pdfText(await printed({ language }));
    for (const word of [title, table, '3 : 1', '30 : 12', '+18']) expect(text).toContain(word);
  });

  it('says how a result came about', async () => {
    const matches = [
      match({ outcome: 'awarded' }),
      match({ outcome: 'awarded', awardedTo: 'none', homeScore: 0, awayScore: 0 }),
      match({ outcome: 'postponed', homeScore: null, awayScore: null, status: 'scheduled' }),
      match({ shootout: { home: 4, away: 3 } }),
      match({ afterExtraTime: true }),
      match({ resultState: 'under-protest' }),
    ];
    const text = pdfText(await printed({ matches })).replaceAll(/\s+/g, ' ');
    for (const word of [
      'Rezultat po odluci',
      'Rezultat po odluci, oba tima gube',
      'Odgođeno',
      '– : –',
      'Raspucavanje 4:3',
      'Nakon produžetaka',
      'Pod protestom',
    ])
      expect(text).toContain(word);
  });

  it('has a typographic minus below zero, as the pages have', async () => {
    const table = [row({ points: -2, goalDifference: -30 }), row({ goalDifference: 0 })];
    const text = pdfText(await printed({ table }));
    for (const number of ['−2', '−30', '+0']) expect(text).toContain(number);
    expect(text).not.toMatch(/-\d/);
  });

  it.each([
    ['hr', 'Sljedeće: 8. kolo'],
    ['en', 'Next: round 8'],
  ] as const)(
    'has the next round in the language %s, without what came of it',
    async (language, title) => {
      const matches = [
        match({ matchDate: '2026-03-22T18:00:00.000Z', homeTeamName: 'Pliva' }),
        match({ homeTeamName: 'Žito', outcome: 'postponed', status: 'scheduled' }),
      ];
      const report = await printed({ language, matches: [], next: { round: 8, matches } });
      const text = pdfText(report);
      for (const word of [title, 'Pliva', 'Žito', '19:00']) expect(text).toContain(word);
      expect(text).not.toContain('3 : 1');
      expect(pdfElements(report).filter((type) => type === 'Table')).toHaveLength(3);
    },
  );

  it('names decisions about points, and gives a team that withdrew no place', async () => {
    const table = [
      row({ adjustments: [{ points: -1, cause: 'no-show', on: '2026-03-14' }] }),
      row({ position: 2, teamName: 'Žito', unranked: true }),
    ];
    const text = pdfText(await printed({ table }));
    expect(text).toContain('Končar: −1 (nedolazak, 14. 3. 2026.)');
    expect(text).toMatch(/–\nŽito/);
  });
});
