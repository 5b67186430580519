import fc from 'fast-check';
import { matchMeaning } from './match-meaning.js';
import { placeRanges } from './outlook.js';

const points = { win: 3, draw: 1, loss: 0 };
const pair = (matchId: number, homeTeamId: number, awayTeamId: number) => ({
  matchId,
  homeTeamId,
  awayTeamId,
});
const rowsOf = (...all: number[]) =>
  all.map((each, index) => ({ teamId: index + 1, teamName: `T${index + 1}`, points: each }));
/** Four teams of which two go on; the last round is open. */
const season = {
  rows: rowsOf(7, 6, 4, 0),
  results: [pair(1, 1, 2), pair(2, 1, 3), pair(3, 4, 1), pair(4, 2, 4)],
  open: [pair(5, 2, 3), pair(6, 3, 4)],
  points,
  cut: 2,
};

it('tells for each outcome the points, the places and what is sure by points', () => {
  const { cut, outcomes } = matchMeaning(season, 5);
  expect(cut).toBe(2);
  expect(outcomes).toEqual([
    {
      result: 'home',
      home: { team: { id: 2, name: 'T2' }, points: 9, best: 1, worst: 1, mark: 'first' },
      away: { team: { id: 3, name: 'T3' }, points: 4, best: 2, worst: 3, mark: null },
    },
    {
      result: 'draw',
      home: { team: { id: 2, name: 'T2' }, points: 7, best: 1, worst: 3, mark: null },
      away: { team: { id: 3, name: 'T3' }, points: 5, best: 1, worst: 3, mark: null },
    },
    {
      result: 'away',
      home: { team: { id: 2, name: 'T2' }, points: 6, best: 3, worst: 3, mark: 'out' },
      away: { team: { id: 3, name: 'T3' }, points: 7, best: 1, worst: 2, mark: 'through' },
    },
  ]);
});

it('is empty for a match that is over, in a part of a season, and for a team that has withdrawn', () => {
  expect(matchMeaning(season, 1).outcomes).toEqual([]);
  expect(matchMeaning({ ...season, results: season.results.slice(1) }, 5).outcomes).toEqual([]);
  const rows = season.rows.map((row) =>
    row.teamId === 3 ? { ...row, unranked: true as const } : row,
  );
  expect(matchMeaning({ ...season, rows }, 5).outcomes).toEqual([]);
});

it('no outcome widens what was possible before the match', () => {
  const totals = fc.array(fc.nat(20), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(totals, fc.constantFrom(5, 6), (all, matchId) => {
      const rows = rowsOf(...all);
      const before = placeRanges({ teams: rows, open: season.open, points });
      for (const { home, away } of matchMeaning({ ...season, rows }, matchId).outcomes)
        for (const { team, best, worst } of [home, away]) {
          expect(best).toBeGreaterThanOrEqual(before.get(team.id)?.best ?? 99);
          expect(worst).toBeLessThanOrEqual(before.get(team.id)?.worst ?? 0);
        }
    }),
  );
});
