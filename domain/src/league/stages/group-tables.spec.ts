import type { TeamRef } from '../../contract/matches.js';
import type { StageDefinition } from '../../season/stages.js';
import type { SeasonStage } from '../../season/state.js';
import { ranks } from '../../testing/cup-story.js';
import type { CountedResult } from '../../views/counted-result.js';
import { bestOfRank, groupTables, liveGroupTables } from './group-tables.js';

const team = (id: number): TeamRef => ({ id, name: `Team ${id}` });
const teams = (count: number): TeamRef[] => Array.from({ length: count }, (_, n) => team(n + 1));

/** `1-2 3:0` */
function result(line: string, matchId: number): CountedResult {
  const [home, away, homeScore, awayScore] = line.split(/[- :]/).map(Number);
  const score = { homeScore: homeScore ?? 0, awayScore: awayScore ?? 0 };
  const sides = { homeTeamId: home ?? 0, awayTeamId: away ?? 0 };
  return { matchId, matchDate: '2026-05-01T16:00:00.000Z', ...sides, ...score };
}
const results = (...lines: string[]): CountedResult[] => lines.map(result);

const stageOf = (definition: Partial<StageDefinition>): SeasonStage => ({
  kind: 'groups',
  name: 'Skupine',
  entries: [],
  legs: 1,
  stageId: 1,
  id: 'c1.0',
  seeding: null,
  ruledTies: {},
  ...definition,
});

const season = (lines: string[] = []) => ({
  teams: teams(8),
  results: results(...lines),
  cards: [],
});

const order = (rows: readonly { teamId: number; points: number }[]) =>
  rows.map(({ teamId, points }) => [teamId, points]);

describe('the tables of groups', () => {
  const groups = [
    { name: 'A', size: 3 },
    { name: 'B', size: 2 },
  ];
  const stage = stageOf({ entries: ranks(5), groups });

  it('have the teams that their entries name, and only results of the stage', () => {
    const tables = groupTables({
      stage,
      entries: teams(5),
      season: season(['1-2 9:0']),
      results: results('2-1 1:0', '4-5 0:0'),
      cards: [],
    });
    expect(tables.map(({ group, rows }) => [group, order(rows)])).toEqual([
      [
        'A',
        [
          [2, 3],
          [3, 0],
          [1, 0],
        ],
      ],
      [
        'B',
        [
          [4, 1],
          [5, 1],
        ],
      ],
    ]);
  });

  it('stand while a match is played as if it ended now, and say which places that moves', () => {
    const input = { stage, entries: teams(5), season: season(), results: results('1-3 2:0') };
    const share = { result: result('2-3 4:0', 9), cards: [] };
    const live = (running: (typeof share)[]) =>
      liveGroupTables({ ...input, cards: [] }, running).map(({ rows }) =>
        rows.map(({ teamId, points, moved, provisional }) => [teamId, points, moved, provisional]),
      );
    expect(live([share])).toEqual([
      [
        [2, 3, 1, true],
        [1, 3, -1, false],
        [3, 0, 0, true],
      ],
      [
        [4, 0, 0, false],
        [5, 0, 0, false],
      ],
    ]);
    expect(live([])[0]?.[0]).toEqual([1, 3, 0, false]);
  });

  it('are shorter while nobody knows all teams', () => {
    const entries = [team(1), null, team(3), null, null];
    const tables = groupTables({ stage, entries, season: season(), results: [], cards: [] });
    expect(tables.map(({ rows }) => rows.length)).toEqual([2, 0]);
  });
});

describe('a split', () => {
  const mutual = ['1-2 0:1', '1-3 2:0', '2-4 5:5'];
  const tableOf = (definition: Partial<StageDefinition>) =>
    groupTables({
      stage: stageOf({ kind: 'split', entries: ranks(2), ...definition }),
      entries: teams(2),
      season: season(mutual),
      results: results('2-1 0:3'),
      cards: [],
    });

  it('carries over what its teams played among themselves', () => {
    expect(tableOf({}).map(({ group, rows }) => [group, order(rows)])).toEqual([
      [
        null,
        [
          [1, 3],
          [2, 3],
        ],
      ],
    ]);
  });

  it('begins from nothing where the league wants that', () => {
    expect(order(tableOf({ carriesResults: false })[0]?.rows ?? [])).toEqual([
      [1, 3],
      [2, 0],
    ]);
  });
});

describe('the best thirds', () => {
  const groups = [
    { name: 'A', size: 4 },
    { name: 'B', size: 3 },
  ];
  const stage = stageOf({ entries: ranks(7), groups });
  // The third of A has beaten the fourth, whom group B does not have.
  const played = results(
    '1-2 1:0',
    '1-3 1:0',
    '1-4 1:0',
    '2-3 1:0',
    '2-4 1:0',
    '3-4 9:0',
    '5-6 1:0',
    '5-7 1:0',
    '6-7 1:1',
  );
  const tables = groupTables({
    stage,
    entries: teams(7),
    season: season(),
    results: played,
    cards: [],
  });

  it('of unequal groups are compared without the results against the last', () => {
    const thirds = tables.map(({ rows }) => rows[2]?.teamId);
    expect(thirds).toEqual([3, 7]);
    expect(bestOfRank(3, tables, { results: played }).map(({ teamId }) => teamId)).toEqual([7, 3]);
  });

  it('that are level in everything are told apart by lots, else by their names alone', () => {
    const even = tables.map(({ rows }) => ({ group: null, rows: rows.slice(0, 3) }));
    const level = bestOfRank(1, even, { results: [] });
    expect(level.map(({ teamId, decidedBy }) => [teamId, decidedBy])).toEqual([
      [1, 'name'],
      [5, null],
    ]);
    const drawn = bestOfRank(1, even, { results: [], lots: [[5, 1]] });
    expect(drawn.map(({ teamId, decidedBy }) => [teamId, decidedBy])).toEqual([
      [5, 'lots'],
      [1, null],
    ]);
  });
});
