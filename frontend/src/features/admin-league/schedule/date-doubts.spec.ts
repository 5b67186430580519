import { dateDoubts, rangesOf } from './date-doubts';

const calendar = { today: '2025-10-19', season: { from: '2025-10-01', to: '2026-05-24' } };
const none = { past: [], sameDay: [], disordered: [], outOfSeason: [] };
const doubts = (...dates: string[]) => dateDoubts(dates, calendar);

describe('dates of rounds', () => {
  it('week by week from today to the last day of the season raise no warning', () => {
    expect(doubts('2025-10-19', '2025-10-26', '2026-05-24')).toEqual(none);
  });

  it.each([
    ['past', ['2025-10-12', '2025-10-18', '2025-10-19'], { past: [1, 2] }],
    [
      'on one day',
      ['2025-10-19', '2025-10-26', '2025-10-19'],
      { sameDay: [1, 3], disordered: [3] },
    ],
    ['before the round before', ['2025-11-02', '2025-10-26', '2025-11-09'], { disordered: [2] }],
    ['of a mistyped year', ['2025-10-19', '2052-10-26'], { outOfSeason: [2] }],
  ])('that are %s are doubtful', (_, dates, expected) => {
    expect(doubts(...dates)).toEqual({ ...none, ...expected });
  });

  it('that are missing or none are not doubted', () => {
    expect(doubts('', '', '0025-10-19', '2025-10-19')).toEqual(none);
  });

  it('are shown as ranges', () => {
    expect([[], [4], [1, 2, 3, 7, 9, 10]].map(rangesOf)).toEqual(['', '4', '1–3, 7, 9–10']);
  });
});
