import { seasonFairness } from './fairness.js';

const fixture = (homeTeamId: number, awayTeamId: number, matchDate: string | null) => ({
  homeTeamId,
  awayTeamId,
  matchDate,
  venue: 'Trnsko',
});

describe('the fairness of a season', () => {
  it('counts home and away, kick-offs, venues and days of rest, in the order of the days', () => {
    const fairness = seasonFairness([
      fixture(2, 1, '2026-10-25T16:00:00.000Z'),
      fixture(1, 2, '2026-10-18T15:00:00.000Z'),
      { ...fixture(1, 3, '2026-11-08T17:00:00.000Z'), venue: null },
    ]);
    expect(fairness.get(1)).toEqual({
      home: 2,
      away: 1,
      kickOffs: { '17:00': 2, '18:00': 1 },
      venues: { Trnsko: 2 },
      restDays: [7, 14],
    });
    expect(fairness.get(3)).toMatchObject({ home: 0, away: 1, restDays: [] });
  });

  it('leaves out matches that wait for their date', () => {
    expect(seasonFairness([fixture(1, 2, null)]).size).toBe(0);
  });
});
