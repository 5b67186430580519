import fc from 'fast-check';
import { type TieBreaker, tableOrder, tableOrders, tieBreakers } from '../contract/tables.js';
import type { CountedResult } from '../views/counted-result.js';
import { leagueTable, levelTeams, type TableInput } from './table.js';

const named = (...names: string[]) => names.map((name, n) => ({ id: n + 1, name }));

let nextMatch = 1;
/** `result(1, 2, '3:1')` */
const result = (homeTeamId: number, awayTeamId: number, score: string): CountedResult => {
  const [homeScore = 0, awayScore = 0] = score.split(':').map(Number);
  const matchId = nextMatch++;
  const matchDate = new Date(Date.UTC(2026, 0, matchId)).toISOString();
  return { matchId, matchDate, homeTeamId, awayTeamId, homeScore, awayScore };
};

const table = (input: Partial<TableInput>) =>
  leagueTable({ teams: named('A', 'B', 'C', 'D'), results: [], cards: [], ...input });
const order = (input: Partial<TableInput>) =>
  table(input).map(({ teamName, decidedBy }) => `${teamName} ${decidedBy ?? '–'}`);

describe('the league table', () => {
  it('gives 3, 1 and 0 points and adds everything up', () => {
    const [first, second, third, fourth] = table({
      results: [result(1, 2, '4:1'), result(2, 3, '2:2'), result(3, 1, '0:1')],
      cards: [{ teamId: 2, yellowCards: 3, redCards: 1 }],
    });
    expect(first).toEqual({
      position: 1,
      team: { id: 1, name: 'A' },
      teamId: 1,
      teamName: 'A',
      played: 2,
      won: 2,
      drawn: 0,
      lost: 0,
      goalsFor: 5,
      goalsAgainst: 1,
      goalDifference: 4,
      yellowCards: 0,
      redCards: 0,
      points: 6,
      form: ['W', 'W'],
      decidedBy: null,
    });
    expect(second).toMatchObject({ teamName: 'C', points: 1, drawn: 1, lost: 1, form: ['D', 'L'] });
    expect(third).toMatchObject({ teamName: 'B', points: 1, yellowCards: 3, redCards: 1 });
    expect(fourth).toMatchObject({ teamName: 'D', played: 0, points: 0, form: [], position: 4 });
  });

  it('gives the points of the rules by which each match was played', () => {
    const points = { win: 2, draw: 1, loss: 0 };
    const consoled = { win: 3, draw: 2, loss: 1 };
    const rows = table({
      results: [
        { ...result(1, 2, '4:1'), points },
        { ...result(3, 2, '1:0'), points: consoled },
        { ...result(3, 4, '1:1'), points: consoled },
        { ...result(1, 4, '2:2'), points: null },
      ],
    });
    expect(rows.map(({ teamName, points }) => [teamName, points])).toEqual([
      ...[
        ['C', 5],
        ['A', 3],
        ['D', 3],
        ['B', 1],
      ],
    ]);
  });

  it('asks the matches among the tied first, the goal difference later', () => {
    const results = [
      result(1, 2, '1:0'),
      result(3, 1, '9:0'),
      result(2, 4, '8:0'),
      result(3, 4, '1:0'),
    ];
    expect(order({ results })).toEqual(['C –', 'A head-to-head-points', 'B –', 'D –']);
    expect(order({ results, order: tableOrders['goal-difference'] })).toEqual([
      'C –',
      'B goal-difference',
      'A –',
      'D –',
    ]);
  });

  it('asks them again for those who are still tied', () => {
    // Nine points each for A, B and C. Among the three A has nine, B and C are level in everything;
    // between those two alone B won, though C's goal difference is far better.
    const results = [
      result(1, 2, '1:0'),
      result(2, 1, '0:1'),
      result(1, 3, '1:0'),
      result(3, 1, '1:0'),
      result(2, 3, '1:0'),
      ...[result(2, 4, '1:0'), result(4, 2, '0:1'), result(3, 4, '5:0'), result(4, 3, '0:5')],
    ];
    expect(table({ results }).map(({ points }) => points)).toEqual([9, 9, 9, 0]);
    expect(order({ results })).toEqual([
      'A head-to-head-points',
      'B head-to-head-points',
      'C –',
      'D –',
    ]);
    // A league that looks at them once goes on to the goal difference of all matches.
    expect(order({ results, order: tableOrders['head-to-head'] })).toEqual([
      'A head-to-head-points',
      'C goal-difference',
      'B –',
      'D –',
    ]);
  });

  it('takes the goals among the tied when their points are level', () => {
    const results = [
      result(1, 2, '3:1'),
      result(3, 1, '3:2'),
      result(2, 3, '2:1'),
      ...[result(1, 4, '0:1'), result(2, 4, '0:1'), result(3, 4, '0:1')],
    ];
    expect(order({ results })).toEqual([
      'D –',
      'A head-to-head-difference',
      'C head-to-head-difference',
      'B –',
    ]);
  });

  it('goes on to difference, goals, cards and the name', () => {
    const drawn = [result(1, 2, '1:1'), result(3, 4, '1:1')];
    expect(order({ results: drawn })).toEqual(['A name', 'B name', 'C name', 'D –']);
    expect(order({ results: [result(1, 2, '1:1'), result(3, 4, '2:2')] })).toEqual([
      'C name',
      'D head-to-head-goals',
      'A name',
      'B –',
    ]);
    expect(order({ results: [result(1, 3, '3:2'), result(2, 4, '2:1')] })).toEqual([
      'A goals-for',
      'B –',
      'C goals-for',
      'D –',
    ]);
    const cards = [
      { teamId: 1, yellowCards: 2, redCards: 1 },
      { teamId: 2, yellowCards: 3, redCards: 0 },
      { teamId: 3, yellowCards: 0, redCards: 1 },
    ];
    expect(order({ results: drawn, cards })).toEqual([
      'D fewer-cards',
      'C fewer-cards',
      'B fewer-cards',
      'A –',
    ]);
  });

  describe('where lots were drawn', () => {
    const drawn = [result(1, 2, '1:1'), result(3, 4, '1:1')];

    it('takes their order among teams that are level in everything else', () => {
      expect(order({ results: drawn, lots: [[3, 1, 4, 2]] })).toEqual([
        'C lots',
        'A lots',
        'D lots',
        'B –',
      ]);
    });

    it('goes by the latest draw, and by none that leaves one of them out', () => {
      const lots = [
        [1, 2, 3, 4],
        [4, 3, 2, 1],
      ];
      expect(order({ results: drawn, lots })).toEqual(['D lots', 'C lots', 'B lots', 'A –']);
      expect(order({ results: drawn, lots: [[4, 3]] })).toEqual([
        'A name',
        'B name',
        'C name',
        'D –',
      ]);
    });

    it('still takes a draw when fewer of them are level', () => {
      const results = [...drawn, result(3, 4, '2:0')];
      expect(order({ results, lots: [[3, 2, 4, 1]] })).toEqual([
        'C –',
        'B lots',
        'A head-to-head-points',
        'D –',
      ]);
    });

    it('reads an order that was chosen before there were lots as if they stood before the name', () => {
      const rules: TieBreaker[] = ['points', 'goals-for', 'name'];
      const chosen = tableOrder({ tieBreakers: rules, headToHeadRestarts: true });
      expect(chosen.rules).toEqual(['points', 'goals-for', 'lots', 'name']);
      const short = tableOrder({ tieBreakers: ['points'], headToHeadRestarts: true });
      expect(short.rules).toEqual(['points', 'lots', 'name']);
    });

    it('names the teams that only the alphabet orders', () => {
      expect(levelTeams(table({ results: drawn }))).toEqual([[1, 2, 3, 4]]);
      expect(levelTeams(table({ results: [result(1, 2, '1:1'), result(3, 4, '2:2')] }))).toEqual([
        [3, 4],
        [1, 2],
      ]);
      expect(levelTeams(table({ results: drawn, lots: [[3, 1, 4, 2]] }))).toEqual([]);
    });
  });

  it('knows the Croatian alphabet', () => {
    const names = ['Žito', 'Šibenka', 'Dalmacija', 'Đuro', 'Ćiro', 'Cedevita', 'Čakovec', 'Zadar'];
    expect(table({ teams: named(...names) }).map(({ teamName }) => teamName)).toEqual([
      'Cedevita',
      'Čakovec',
      'Ćiro',
      'Dalmacija',
      'Đuro',
      'Šibenka',
      'Zadar',
      'Žito',
    ]);
  });

  it('shows the last five results, oldest first, whatever order they come in', () => {
    const scores = ['1:0', '0:0', '0:1', '2:0', '3:3', '0:2', '1:0'];
    const results = scores.map((score) => result(1, 2, score));
    const rows = table({ results: [...results].reverse(), teams: named('A', 'B') });
    expect(rows.find(({ teamName }) => teamName === 'A')?.form).toEqual(['L', 'W', 'D', 'L', 'W']);
    expect(rows.find(({ teamName }) => teamName === 'B')?.form).toEqual(['W', 'L', 'D', 'W', 'L']);
  });

  it('takes results of the same moment in the order of their matches', () => {
    const [won, lost] = [result(1, 2, '1:0'), result(2, 1, '1:0')];
    const results = [{ ...lost, matchDate: won.matchDate }, won];
    expect(table({ results }).find(({ teamName }) => teamName === 'A')?.form).toEqual(['W', 'L']);
  });

  it('leaves out matches against teams from elsewhere', () => {
    const rows = table({ results: [result(1, 99, '5:0')] });
    expect(rows.every(({ played, goalsFor }) => played === 0 && goalsFor === 0)).toBe(true);
    expect(rows.flatMap((row) => row.form)).toEqual([]);
  });
});

describe('whatever was played', () => {
  const teams = named('Žito', 'Adria', 'Čakovec', 'Adria', 'Đuro', 'Šibenka', 'Zadar');
  const team = fc.integer({ min: 1, max: teams.length });
  const score = fc.integer({ min: 0, max: 3 });
  const results = fc.array(
    fc
      .tuple(team, team, score, score)
      .filter(([home, away]) => home !== away)
      .map(([home, away, goalsFor, goalsAgainst]) =>
        result(home, away, `${goalsFor}:${goalsAgainst}`),
      ),
    { maxLength: 30 },
  );
  const cards = fc.array(
    fc.record({ teamId: team, yellowCards: score, redCards: fc.integer({ min: 0, max: 1 }) }),
  );
  const rules = fc.record({ rules: fc.shuffledSubarray([...tieBreakers]), restarts: fc.boolean() });
  const draws = fc.array(fc.shuffledSubarray(teams.map(({ id }) => id)), { maxLength: 3 });

  it('the order does not depend on the order of the input, and every row has its own place', () => {
    fc.assert(
      fc.property(results, cards, rules, draws, fc.gen(), (played, shown, order, lots, gen) => {
        const oneEach = shown.filter(
          ({ teamId }, n) => shown.findIndex((other) => other.teamId === teamId) === n,
        );
        const rows = leagueTable({ teams, results: played, cards: oneEach, lots, order });
        const shuffled = leagueTable({
          teams: gen(fc.shuffledSubarray, teams, { minLength: teams.length }),
          results: gen(fc.shuffledSubarray, played, { minLength: played.length }),
          cards: [...oneEach].reverse(),
          lots,
          order,
        });
        expect(shuffled).toEqual(rows);
        expect(rows.map(({ position }) => position)).toEqual(teams.map((_, n) => n + 1));
        expect(new Set(rows.map(({ teamId }) => teamId)).size).toBe(teams.length);
      }),
    );
  });

  it('the sums agree', () => {
    fc.assert(
      fc.property(results, (played) => {
        const rows = leagueTable({ teams, results: played, cards: [] });
        const sum = (of: (row: (typeof rows)[number]) => number) =>
          rows.reduce((total, row) => total + of(row), 0);
        expect(sum(({ played: games }) => games)).toBe(played.length * 2);
        expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost));
        expect(sum(({ drawn }) => drawn) % 2).toBe(0);
        expect(sum(({ goalsFor }) => goalsFor)).toBe(sum(({ goalsAgainst }) => goalsAgainst));
        expect(sum(({ goalDifference }) => goalDifference)).toBe(0);
        expect(sum(({ points }) => points)).toBe(
          3 * sum(({ won }) => won) + sum(({ drawn }) => drawn),
        );
        for (const row of rows) {
          expect(row.played).toBe(row.won + row.drawn + row.lost);
          expect(row.form).toHaveLength(Math.min(5, row.played));
        }
      }),
    );
  });

  const preset = fc.constantFrom(...Object.values(tableOrders));

  it('points come first, and each place says truly what decided it', () => {
    fc.assert(
      fc.property(results, preset, (played, order) => {
        const rows = leagueTable({ teams, results: played, cards: [], order });
        rows.forEach((row, n) => {
          const below = rows[n + 1];
          if (below === undefined || row.points !== below.points) {
            expect(row.decidedBy).toBeNull();
            if (below) expect(row.points).toBeGreaterThan(below.points);
            return;
          }
          expect(row.decidedBy).not.toBeNull();
          if (row.decidedBy === 'goal-difference')
            expect(row.goalDifference).toBeGreaterThan(below.goalDifference);
          if (order === tableOrders['goal-difference'] && row.decidedBy?.startsWith('head-to-head'))
            expect([row.goalDifference, row.goalsFor]).toEqual([
              below.goalDifference,
              below.goalsFor,
            ]);
          if (row.decidedBy === 'goals-for') {
            expect(row.goalDifference).toBe(below.goalDifference);
            expect(row.goalsFor).toBeGreaterThan(below.goalsFor);
          }
          if (row.decidedBy === 'name')
            expect([row.goalDifference, row.goalsFor]).toEqual([
              below.goalDifference,
              below.goalsFor,
            ]);
        });
      }),
    );
  });
});
