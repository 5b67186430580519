import fc from 'fast-check';
import { isWholeSeason, markOf, type OpenMatch, placeRanges, type TeamPoints } from './outlook.js';

const teams = (...points: number[]): TeamPoints[] =>
  points.map((each, index) => ({ teamId: index + 1, points: each }));
const open = (...pairs: [number, number][]): OpenMatch[] =>
  pairs.map(([homeTeamId, awayTeamId]) => ({ homeTeamId, awayTeamId }));

it('a leader whom nobody reaches is first, and one who may be reached is not', () => {
  const of = (leader: number) => placeRanges({ teams: teams(leader, 6, 0), open: open([2, 3]) });
  expect(markOf(of(10).get(1) ?? { best: 1, worst: 1 }, null)).toBe('first');
  expect(markOf(of(9).get(1) ?? { best: 1, worst: 1 }, null)).toBeNull();
});

it('sees that two rivals cannot both win their match', () => {
  // Each of the two could pass the first alone, and both together cannot.
  const ranges = placeRanges({ teams: teams(6, 4, 4), open: open([2, 3]) });
  expect(ranges.get(1)).toEqual({ best: 1, worst: 2 });
});

it('a team that cannot reach the last place of the finals is out, one that cannot lose it is through', () => {
  const ranges = placeRanges({ teams: teams(12, 9, 4, 0), open: open([3, 4]) });
  const marks = [...ranges.values()].map((range) => markOf(range, 2));
  expect(marks).toEqual(['first', 'through', 'out', 'out']);
});

it('level teams may stand either way', () => {
  const ranges = placeRanges({ teams: teams(3, 3), open: [] });
  expect([...ranges.values()]).toEqual([
    { best: 1, worst: 2 },
    { best: 1, worst: 2 },
  ]);
});

it('a season is whole once all teams meet', () => {
  expect(isWholeSeason([1, 2, 3], open([1, 2], [3, 2], [1, 3]))).toBe(true);
  expect(isWholeSeason([1, 2, 3], open([1, 2], [3, 2]))).toBe(false);
});

const completions = (matches: readonly OpenMatch[]): number[][] =>
  matches.reduce<number[][]>(
    (all) => all.flatMap((results) => [0, 1, 2].map((result) => [...results, result])),
    [[]],
  );

/** The points at the end, where 0 is a win of the home team, 1 a draw and 2 a win away. */
function ended(before: readonly TeamPoints[], matches: readonly OpenMatch[], results: number[]) {
  const points = new Map(before.map(({ teamId, points: now }) => [teamId, now]));
  matches.forEach(({ homeTeamId, awayTeamId }, index) => {
    const result = results[index] ?? 1;
    points.set(homeTeamId, (points.get(homeTeamId) ?? 0) + ([3, 1, 0][result] ?? 0));
    points.set(awayTeamId, (points.get(awayTeamId) ?? 0) + ([0, 1, 3][result] ?? 0));
  });
  return points;
}

const season = (maxOpen: number, minOpen = 0) =>
  fc.record({
    points: fc.array(fc.nat(12), { minLength: 2, maxLength: 5 }),
    pairs: fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { minLength: minOpen, maxLength: maxOpen }),
    cut: fc.integer({ min: 1, max: 3 }),
  });
const matchesOf = (count: number, pairs: readonly [number, number][]): OpenMatch[] =>
  pairs.flatMap(([a, b]) => {
    const [homeTeamId, awayTeamId] = [(a % count) + 1, (b % count) + 1];
    return homeTeamId === awayTeamId ? [] : [{ homeTeamId, awayTeamId }];
  });

it('no mark is false in any completion of the season, and each range is reached', () => {
  fc.assert(
    fc.property(season(5), ({ points, pairs, cut }) => {
      const before = teams(...points);
      const matches = matchesOf(points.length, pairs);
      const ranges = placeRanges({ teams: before, open: matches });
      const places = completions(matches).map((results) => ended(before, matches, results));
      for (const [teamId, range] of ranges) {
        const reached = places.map((end) => {
          const own = end.get(teamId) ?? 0;
          const all = [...end.values()];
          return {
            best: 1 + all.filter((each) => each > own).length,
            worst: all.filter((each) => each >= own).length,
          };
        });
        expect(range).toEqual({
          best: Math.min(...reached.map(({ best }) => best)),
          worst: Math.max(...reached.map(({ worst }) => worst)),
        });
        const mark = markOf(range, cut);
        if (mark === 'first') expect(reached.every(({ worst }) => worst === 1)).toBe(true);
        if (mark === 'through') expect(reached.every(({ worst }) => worst <= cut)).toBe(true);
        if (mark === 'out') expect(reached.every(({ best }) => best > cut)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

it('bounds of a long season hold in whatever way it ends', () => {
  const anyResults = fc.array(fc.nat(2), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(season(20, 12), anyResults, ({ points, pairs }, results) => {
      const before = teams(...points);
      const matches = matchesOf(points.length, pairs);
      const end = ended(before, matches, results);
      const all = [...end.values()];
      for (const [teamId, { best, worst }] of placeRanges({ teams: before, open: matches })) {
        const own = end.get(teamId) ?? 0;
        expect(best).toBeLessThanOrEqual(1 + all.filter((each) => each > own).length);
        expect(worst).toBeGreaterThanOrEqual(all.filter((each) => each >= own).length);
      }
    }),
  );
});
