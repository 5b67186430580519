import type { BracketRound, BracketTie } from '../contract/stages.js';
import type { LeagueTableRow } from '../contract/tables.js';
import { derivedAwards, podiumOf, podiumOfTable, savedShares } from './awards.js';

const team = (id: number) => ({ id, name: `Team ${id}` });
const tie = (id: string, home: number, away: number, winner: number | null): BracketTie => ({
  id,
  home: { team: team(home), fixed: true },
  away: { team: team(away), fixed: true },
  legs: [],
  aggregate: null,
  winner: winner === null ? null : team(winner),
  by: winner === null ? null : 'score',
  conflict: false,
});
const rounds = (final: number | null, third: number | null): BracketRound[] => [
  { name: 'SF', ties: [tie('SF1', 1, 4, 1), tie('SF2', 2, 3, 2)] },
  { name: 'F', ties: [tie('F', 1, 2, final)] },
  { name: 'TP', ties: [tie('TP', 4, 3, third)] },
];
const row = (id: number, more = {}): LeagueTableRow =>
  ({ team: team(id), teamId: id, position: id, ...more }) as LeagueTableRow;

describe('the podium', () => {
  it('is the final’s and the match for third place’s', () => {
    expect(podiumOf(rounds(2, 3), true)).toEqual({
      champion: team(2),
      second: team(1),
      third: [team(3)],
    });
  });

  it('is not known before the final is decided, and has no third before that is played', () => {
    expect(podiumOf(rounds(null, 3), true)).toBeNull();
    expect(podiumOf([], true)).toBeNull();
    expect(podiumOf(rounds(1, null), true)?.third).toEqual([]);
  });

  it('has both losers of the semi-finals in third place where they share it', () => {
    expect(podiumOf(rounds(1, null), 'shared')?.third).toEqual([team(4), team(3)]);
  });

  it('of a league without finals is the top of its table, without teams that have withdrawn', () => {
    expect(podiumOfTable([row(1), row(2), row(3), row(4)])).toEqual({
      champion: team(1),
      second: team(2),
      third: [team(3)],
    });
    expect(podiumOfTable([row(5), row(6, { unranked: true })])).toEqual({
      champion: team(5),
      second: null,
      third: [],
    });
    expect(podiumOfTable([])).toBeNull();
  });
});

describe('awards', () => {
  const podium = { champion: team(1), second: team(2), third: [team(3)] };
  const nobody = { scorers: [], mvps: [], goalkeepers: [], fairPlay: [], referees: [] };
  const player = (id: number, value: number) => ({
    player: { id, firstName: 'Ivo', lastName: `${id}`, jerseyNumber: 1, teamId: 1 },
    team: team(1),
    value,
  });
  const fair = (position: number, teamId: number) => ({
    position,
    teamId,
    teamName: `Team ${teamId}`,
    points: 3,
    yellowCards: 3,
    secondYellowCards: 0,
    redCards: 0,
  });

  it('come in the order of their kinds, and level players share one', () => {
    const awards = derivedAwards({
      podium,
      scorers: [player(7, 12), player(8, 12), player(9, 3)],
      mvps: [player(9, 4)],
      goalkeepers: [player(4, 71.4), player(5, 70)],
      fairPlay: [fair(1, 3), fair(2, 1)],
      referees: [],
    });
    expect(
      awards.map(({ kind, team, player, value }) => [kind, player?.id ?? team?.id, value]),
    ).toEqual([
      ['champion', 1, undefined],
      ['second', 2, undefined],
      ['third', 3, undefined],
      ['top-scorer', 7, 12],
      ['top-scorer', 8, 12],
      ['mvp', 9, 4],
      ['best-goalkeeper', 4, 71.4],
      ['fair-play', 3, 3],
    ]);
    expect(awards.every(({ derived }) => derived)).toBe(true);
  });

  it('give the best mean of enough ratings to the best referee, level ones together', () => {
    const rated = (userId: number, ratings: number, mean: number) => ({
      userId,
      ratings,
      mean,
      name: userId === 3 ? null : `Ana ${userId}`,
    });
    const referees = [rated(1, 4, 5), rated(2, 5, 4.6), rated(3, 9, 4.6), rated(4, 30, 4.59)];
    const awards = derivedAwards({ podium, ...nobody, referees });
    expect(awards.slice(3)).toEqual([
      { kind: 'best-referee', user: { id: 2, name: 'Ana 2' }, value: 4.6, derived: true },
      { kind: 'best-referee', user: { id: 3, name: null }, value: 4.6, derived: true },
    ]);
  });

  it('know the best goalkeeper by the share of saved shots, not by their number', () => {
    const totals = [
      { playerId: 1, saves: 40, goalsAgainst: 40 },
      { playerId: 2, saves: 10, goalsAgainst: 4 },
      { playerId: 3, saves: 9, goalsAgainst: 0 },
    ];
    expect(savedShares(totals)).toEqual([
      { playerId: 1, value: 50 },
      { playerId: 2, value: 71.4 },
    ]);
  });

  it('are not given for nothing', () => {
    const none = derivedAwards({
      podium,
      ...nobody,
      scorers: [player(7, 0)],
    });
    expect(none.map(({ kind }) => kind)).toEqual(['champion', 'second', 'third']);
  });
});
