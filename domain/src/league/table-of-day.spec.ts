import type { CountedResult } from '../views/counted-result.js';
import { leagueTable } from './table.js';
import { tableOfDay } from './table-of-day.js';

const teams = ['Adria', 'Bura'].map((name, n) => ({ id: n + 1, name }));
const match: CountedResult = {
  matchId: 1,
  matchDate: '2026-03-14T18:00:00.000Z',
  homeTeamId: 1,
  awayTeamId: 2,
  homeScore: 5,
  awayScore: 0,
};

const playedOn = (day: string, result: CountedResult): number | undefined =>
  tableOfDay({ teams, results: [result], cards: [] }, day)[0]?.played;

it('a match counts from the day of its date in Zagreb on', () => {
  const late = { ...match, matchDate: '2026-03-14T23:00:00.000Z' };
  expect(['2026-03-14', '2026-03-15'].map((day) => playedOn(day, late))).toEqual([0, 1]);
});

describe('a match that is awarded without a kick-off', () => {
  it('counts from the day on which that was decided, as it does in the table', () => {
    const awarded = { ...match, awardedAt: '2026-02-01T23:00:00.000Z' };
    expect(['2026-02-01', '2026-02-02'].map((day) => playedOn(day, awarded))).toEqual([0, 1]);
    const season = { teams, results: [awarded], cards: [] };
    expect(tableOfDay(season, '2026-02-02')).toEqual(leagueTable(season));
  });

  it('counts on its date where that was decided later', () => {
    const awarded = { ...match, awardedAt: '2026-03-20T10:00:00.000Z' };
    expect(['2026-03-13', '2026-03-14'].map((day) => playedOn(day, awarded))).toEqual([0, 1]);
  });
});
