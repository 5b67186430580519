import { leagueTable } from '../table.js';
import { tableCut } from './table-cut.js';

const teams = [1, 2, 3, 4].map((id) => ({ id, name: `Team ${id}` }));
const won = (homeTeamId: number, awayTeamId: number, homeScore = 1) => ({
  matchId: homeTeamId * 10 + awayTeamId,
  matchDate: '2026-03-15T16:00:00.000Z',
  homeTeamId,
  awayTeamId,
  homeScore,
  awayScore: 0,
});
/** The first two have won, the other two are level in everything. */
const rows = leagueTable({ teams, results: [won(1, 3, 2), won(2, 4, 2)], cards: [] });
const finals = (...ranks: number[]) => ({
  stageId: 1,
  name: 'Doigravanje',
  entries: ranks.map((rank) => ({ source: 'table', rank }) as const),
});

it('is below the last place that a stage takes from the table', () => {
  const stages = [finals(1, 3, 2)];
  expect(tableCut({ stages, finalists: 8, rows })).toMatchObject({
    after: 3,
    stageId: 1,
    stageName: 'Doigravanje',
  });
});

it('is below as many as the league says, while there is no stage', () => {
  expect(tableCut({ stages: [], finalists: 2, rows })).toMatchObject({ after: 2, stageId: null });
  expect(tableCut({ stages: [], finalists: null, rows })).toBeNull();
});

it('names the teams on both sides that nothing separates', () => {
  expect(tableCut({ stages: [finals(1, 2, 3)], finalists: null, rows })?.tied.sort()).toEqual([
    3, 4,
  ]);
  expect(tableCut({ stages: [finals(1, 2)], finalists: null, rows })?.tied).toEqual([]);
});

it('is nowhere where all go on, or none comes from the table', () => {
  expect(tableCut({ stages: [finals(1, 2, 3, 4)], finalists: null, rows })).toBeNull();
  const cup = { ...finals(), entries: [{ source: 'team', teamId: 1 } as const] };
  expect(tableCut({ stages: [cup], finalists: 2, rows })).toBeNull();
});
