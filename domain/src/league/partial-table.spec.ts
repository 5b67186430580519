import fc from 'fast-check';
import type { TablePart } from '../contract/tables.js';
import type { CountedResult } from '../views/counted-result.js';
import { partialTable } from './partial-table.js';
import { leagueTable } from './table.js';
import type { SeasonSoFar } from './table-of-day.js';

const teams = ['Adria', 'Bura', 'Čakovec', 'Dinara'].map((name, n) => ({ id: n + 1, name }));

/** `result(1, 2, '3:1', 7)`: on the seventh day of March. */
const result = (
  homeTeamId: number,
  awayTeamId: number,
  score: string,
  day: number,
): CountedResult => {
  const [homeScore = 0, awayScore = 0] = score.split(':').map(Number);
  const matchDate = new Date(Date.UTC(2026, 2, day, 18)).toISOString();
  return { matchId: 100 - day, matchDate, homeTeamId, awayTeamId, homeScore, awayScore };
};

const season = (changes: Partial<SeasonSoFar>): SeasonSoFar => ({
  teams,
  results: [],
  cards: [],
  ...changes,
});
const rows = (part: TablePart, changes: Partial<SeasonSoFar>) =>
  partialTable(season(changes), part);
const lines = (part: TablePart, changes: Partial<SeasonSoFar>) =>
  rows(part, changes).map(
    ({ teamName, played, goalsFor, goalsAgainst, points, form }) =>
      `${teamName} ${played} ${goalsFor}:${goalsAgainst} ${points} ${form.join('')}`,
  );

const results = [result(1, 2, '3:0', 1), result(2, 1, '2:2', 8), result(3, 1, '1:0', 15)];

it('the table of home matches counts what each team played at home', () => {
  expect(lines('home', { results })).toEqual([
    'Adria 1 3:0 3 W',
    'Čakovec 1 1:0 3 W',
    'Bura 1 2:2 1 D',
    'Dinara 0 0:0 0 ',
  ]);
});

it('the table of away matches counts what each team played away', () => {
  expect(lines('away', { results })).toEqual([
    'Adria 2 2:3 1 DL',
    'Čakovec 0 0:0 0 ',
    'Dinara 0 0:0 0 ',
    'Bura 1 0:3 0 L',
  ]);
});

describe('the form table', () => {
  it('counts the last five matches of each team, in the order of play', () => {
    const played = [
      result(1, 2, '9:0', 1),
      ...[2, 3, 4, 5].map((day) => result(1, 3, '1:0', day)),
      result(4, 1, '1:1', 6),
    ];
    const expected = [
      'Adria 5 5:1 13 WWWWD',
      'Dinara 1 1:1 1 D',
      'Čakovec 4 0:4 0 LLLL',
      'Bura 1 0:9 0 L',
    ];
    expect(lines('form', { results: played })).toEqual(expected);
    expect(lines('form', { results: played.toReversed() })).toEqual(expected);
  });

  it('does not spend one of the five on a match with a team of another league', () => {
    const played = [1, 2, 3, 4, 5].map((day) => result(1, 2, '1:0', day));
    const [adria] = lines('form', { results: [...played, result(99, 1, '4:0', 6)] });
    expect(adria).toBe('Adria 5 5:0 15 WWWWW');
  });
});

it('points, difference, goals and name order it, never the matches among the tied', () => {
  // Bura beat Adria, and both have won once by two more than they lost.
  const level = [
    result(2, 1, '1:0', 1),
    result(1, 3, '3:0', 8),
    result(4, 2, '0:1', 15),
    result(4, 2, '1:1', 22),
  ];
  const order = rows('home', { results: level }).map(
    ({ teamName, decidedBy }) => `${teamName} ${decidedBy ?? '–'}`,
  );
  expect(order).toEqual(['Adria goal-difference', 'Bura –', 'Dinara –', 'Čakovec –']);
});

it('points that the league or an award took change nothing', () => {
  const deduction = { winner: 'away', cause: 'no-show', minusPoints: 2 } as const;
  const awarded = { ...result(1, 2, '0:3', 1), deduction };
  const adjustments = [{ teamId: 2, points: -3, cause: 'decision', on: '2026-03-01' } as const];
  for (const part of ['home', 'away', 'form'] as const)
    for (const row of rows(part, { results: [awarded], adjustments })) {
      expect(row.adjustments).toBeUndefined();
      expect(row.points).toBe(row.won * 3);
    }
});

it('teams that have withdrawn stand below all others', () => {
  const [last, ...others] = rows('home', { results, unranked: [1] }).toReversed();
  expect(last).toMatchObject({ teamName: 'Adria', unranked: true, points: 3 });
  expect(others.every(({ unranked }) => unranked === undefined)).toBe(true);
});

it('it has the cards of its matches', () => {
  const card = (teamId: number, { matchId, matchDate }: CountedResult) => {
    const counts = { yellowCards: 1, redCards: 0 };
    return { teamId, matchId, matchDate, ...counts };
  };
  const cards = results.map((one) => card(1, one));
  const [home, away] = (['home', 'away'] as const).map((part) =>
    rows(part, { results, cards }).find(({ teamId }) => teamId === 1),
  );
  expect([home?.yellowCards, away?.yellowCards]).toEqual([1, 2]);
});

const goals = fc.integer({ min: 0, max: 9 });
const played = fc
  .array(
    fc.record({
      pair: fc.shuffledSubarray([1, 2, 3, 4, 99], { minLength: 2, maxLength: 2 }),
      homeScore: goals,
      awayScore: goals,
      day: fc.integer({ min: 1, max: 28 }),
      against: fc.option(goals, { nil: null, freq: 5 }),
    }),
    { maxLength: 24 },
  )
  .map((all) =>
    all.map(({ pair: [home = 0, away = 0], homeScore, awayScore, day, against }, n) => ({
      ...result(home, away, `${homeScore}:${awayScore}`, day),
      matchId: n,
      ...(against !== null && { against }),
    })),
  );

it('home and away together are the whole table, for every team', () => {
  fc.assert(
    fc.property(played, (results) => {
      const home = rows('home', { results });
      const away = rows('away', { results });
      const fields = [
        'played',
        'won',
        'drawn',
        'lost',
        'goalsFor',
        'goalsAgainst',
        'points',
      ] as const;
      for (const row of leagueTable({ teams, results, cards: [] })) {
        const own = [...home, ...away].filter(({ teamId }) => teamId === row.teamId);
        expect(own).toHaveLength(2);
        for (const field of fields)
          expect(own.reduce((sum, part) => sum + part[field], 0)).toBe(row[field]);
      }
    }),
  );
});

it('the form table is the whole one while nobody has played more than five matches', () => {
  fc.assert(
    fc.property(played, (results) => {
      const whole = leagueTable({ teams, results, cards: [] });
      for (const row of rows('form', { results })) {
        const all = whole.find(({ teamId }) => teamId === row.teamId);
        expect(row.form).toEqual(all?.form);
        expect(row.played).toBe(Math.min(5, all?.played ?? 0));
        if (all && all.played <= 5) expect(row.points).toBe(all.points);
      }
    }),
  );
});
