import fc from 'fast-check';
import type { PlayerMatchRecord } from '../contract/records.js';
import { limits } from '../limits.js';
import { mergedRecords, type RecordMatch, seasonRecords } from './season-records.js';

const teams = ['Bura', 'Sava', 'Zora'].map((name, index) => ({ id: index + 1, name }));
const league = { id: 7, name: 'Liga', season: '2026' };
type Sides = readonly [home: number, away: number];

function match(
  id: number,
  sides: Sides,
  score: Sides,
  more: Partial<RecordMatch> = {},
): RecordMatch {
  const team = (n: number) => teams[n - 1] ?? { id: n, name: `Tim ${n}` };
  return {
    match: {
      id,
      matchDate: new Date(Date.UTC(2026, 0, id)).toISOString(),
      league,
      homeTeam: team(sides[0]),
      awayTeam: team(sides[1]),
      homeScore: score[0],
      awayScore: score[1],
    },
    bothLost: false,
    ...more,
  };
}

const awarded = (one: RecordMatch): RecordMatch => ({
  ...one,
  match: { ...one.match, awarded: true },
});
const scored = (one: RecordMatch, player: number, goals: number): PlayerMatchRecord => ({
  player: { id: player, name: `#${player}` },
  team: one.match.homeTeam,
  goals,
  match: one.match,
});
const ids = (matches: readonly { id: number }[]) => matches.map(({ id }) => id);

it('a season without goals has no record but runs of draws', () => {
  const nothing = { biggestWin: [], highestScoring: [], longestUnbeaten: [], playerGoals: [] };
  expect(seasonRecords([], [])).toEqual(nothing);
  const { longestUnbeaten, ...rest } = seasonRecords([match(1, [1, 2], [0, 0])], []);
  expect(longestUnbeaten).toHaveLength(2);
  expect({ ...rest, longestUnbeaten: [] }).toEqual(nothing);
});

it('has all matches that share a record, oldest first', () => {
  const matches = [
    match(3, [1, 2], [1, 5]),
    match(1, [1, 3], [4, 0]),
    match(2, [2, 3], [3, 3]),
    match(4, [3, 2], [2, 1]),
  ];
  const records = seasonRecords(matches, []);
  expect(ids(records.biggestWin)).toEqual([1, 3]);
  expect(ids(records.highestScoring)).toEqual([2, 3]);
});

it('an award is no record of goals, and belongs to an unbeaten run', () => {
  const records = seasonRecords(
    [match(1, [1, 2], [1, 1]), awarded(match(2, [1, 3], [5, 0])), match(3, [2, 1], [1, 2])],
    [],
  );
  expect(ids(records.biggestWin)).toEqual([3]);
  expect(ids(records.highestScoring)).toEqual([3]);
  expect(records.longestUnbeaten).toMatchObject([
    {
      team: { id: 1 },
      matches: 3,
      league,
      from: '2026-01-01T00:00:00.000Z',
      until: '2026-01-03T00:00:00.000Z',
    },
  ]);
});

it('an award against both ends the runs of both', () => {
  const records = seasonRecords(
    [
      match(1, [1, 2], [0, 0]),
      awarded(match(2, [1, 2], [0, 0], { bothLost: true })),
      match(3, [1, 2], [0, 0]),
    ],
    [],
  );
  expect(records.longestUnbeaten.map(({ team, matches }) => [team.id, matches])).toEqual([
    [1, 1],
    [2, 1],
    [1, 1],
    [2, 1],
  ]);
});

it('has the players who share the most goals of a match', () => {
  const [first, second] = [match(1, [1, 2], [3, 0]), match(2, [1, 3], [3, 0])];
  const goals = [scored(second, 10, 3), scored(first, 11, 3), scored(first, 12, 2)];
  expect(seasonRecords([first, second], goals).playerGoals.map(({ player }) => player.id)).toEqual([
    11, 10,
  ]);
});

it('has no more of those who share a record than the limit', () => {
  const many = Array.from({ length: limits.recordTies + 3 }, (_, n) =>
    match(n + 1, [1, 2], [1, 0]),
  );
  expect(ids(seasonRecords(many, []).biggestWin)).toEqual(
    ids(many.map((one) => one.match)).slice(0, -3),
  );
});

it('over seasons only the best are left, and those of one season are its own', () => {
  const score = fc.integer({ min: 0, max: 4 });
  const season = fc.array(
    fc.record({
      sides: fc.shuffledSubarray([1, 2, 3], { minLength: 2, maxLength: 2 }),
      home: score,
      away: score,
    }),
    { maxLength: 10 },
  );
  fc.assert(
    fc.property(season, season, (one, other) => {
      const sets = [one, other].map((all, n) =>
        seasonRecords(
          all.map(({ sides: [a = 1, b = 2], home, away }, index) =>
            match(n * 20 + index + 1, [a, b], [home, away]),
          ),
          [],
        ),
      );
      const [first] = sets;
      expect(mergedRecords(sets.slice(0, 1))).toEqual(first);
      const merged = mergedRecords(sets);
      const runs = sets.flatMap(({ longestUnbeaten }) => longestUnbeaten);
      const longest = Math.max(0, ...runs.map(({ matches }) => matches));
      expect(merged.longestUnbeaten.every(({ matches }) => matches === longest)).toBe(true);
      expect(merged.longestUnbeaten).toHaveLength(
        runs.filter(({ matches }) => matches === longest).length,
      );
    }),
  );
});
