import fc from 'fast-check';
import type { AwardCause } from '../match/rulings/events.js';
import { initialMatchState, type MatchState } from '../match/state.js';
import { presetRules } from '../rules/match-rules.js';
import type { PointsCause, PointsChange } from '../season/events.js';
import { type CountedResult, countedResultOf } from '../views/counted-result.js';
import { standingsShare } from '../views/match-rows.js';
import { leagueTable } from './table.js';
import { tally } from './tally.js';

const teams = [1, 2, 3, 4].map((id) => ({ id, name: `Team ${id}` }));
const goals = fc.integer({ min: 0, max: 9 });
const status = fc.constantFrom('scheduled', 'in_progress', 'completed', 'cancelled');

/** Matches of one league and friendlies, ended or not, also without a score. */
const match: fc.Arbitrary<MatchState> = fc
  .record({
    matchId: fc.integer({ min: 1, max: 1_000 }),
    leagueId: fc.constantFrom(7, null),
    pair: fc.shuffledSubarray([1, 2, 3, 4], { minLength: 2, maxLength: 2 }),
    result: fc.option(fc.record({ home: goals, away: goals })),
    status,
    deleted: fc.boolean(),
  })
  .map(({ pair: [homeTeamId = 0, awayTeamId = 0], ...rest }) => ({
    ...initialMatchState(rest.matchId),
    homeTeamId,
    awayTeamId,
    matchDate: '2026-03-14T18:00:00Z',
    ...rest,
  }));

it('a table of results is the sum of what each match gives', () => {
  fc.assert(
    fc.property(fc.array(match, { maxLength: 20 }), (matches) => {
      const results = matches.flatMap((state) => countedResultOf(state) ?? []);
      const shares = matches.flatMap(standingsShare);
      for (const row of leagueTable({ teams, results, cards: [] })) {
        const own = shares.filter(({ teamId }) => teamId === row.teamId);
        for (const field of ['played', 'won', 'drawn', 'lost', 'points'] as const)
          expect(row[field]).toBe(own.reduce((sum, share) => sum + share[field], 0));
        expect(row.goalsFor).toBe(own.reduce((sum, { goalsFor }) => sum + goalsFor, 0));
      }
    }),
  );
});

describe('points that awards take', () => {
  const result = {
    matchId: 1,
    homeTeamId: 1,
    awayTeamId: 2,
    homeScore: 5,
    awayScore: 0,
    matchDate: '2026-03-14T23:30:00Z',
  };
  const taking = (
    winner: 'home' | 'away' | 'none',
    cause: AwardCause = 'no-show',
    minusPoints = 1,
  ) => ({
    ...result,
    deduction: { winner, cause, minusPoints },
  });
  const shown = (results: CountedResult[], adjustments: PointsChange[] = []) =>
    leagueTable({ teams, results, cards: [], adjustments })
      .filter((row) => row.adjustments)
      .map(({ teamId, points, adjustments }) => ({ teamId, points, adjustments }));

  it.each([
    ['home', [{ teamId: 2, points: -1 }]],
    ['away', [{ teamId: 1, points: 2 }]],
    [
      'none',
      [
        { teamId: 1, points: 2 },
        { teamId: 2, points: -1 },
      ],
    ],
  ] as const)('are those of whoever is at fault, from the day of the match: %s', (winner, rows) => {
    const adjustments = [{ points: -1, cause: 'no-show', on: '2026-03-15' }];
    expect(shown([taking(winner)])).toEqual(rows.map((row) => ({ ...row, adjustments })));
  });

  it.each<[AwardCause, PointsCause]>([
    ['withdrawn', 'withdrawal'],
    ['ineligible', 'decision'],
  ])('have the cause of the award: %s', (cause, shownCause) => {
    expect(shown([taking('home', cause)])[0]?.adjustments).toMatchObject([{ cause: shownCause }]);
  });

  it('stand beside those of the league, by their day', () => {
    const change = { teamId: 2, points: -3, cause: 'licence', on: '2026-03-01' } as const;
    const later = { ...change, points: 1, on: '2026-04-01' } as const;
    const [row] = shown([taking('home')], [later, change]);
    expect(row).toMatchObject({ teamId: 2, points: -3 });
    expect(row?.adjustments?.map(({ points }) => points)).toEqual([-3, -1, 1]);
  });

  it('do not count between teams that are level', () => {
    const other = { ...result, matchId: 2, homeTeamId: 2, awayTeamId: 3 };
    const lost = { ...result, matchId: 3, homeTeamId: 3, awayTeamId: 1 };
    const results = [
      taking('home', 'no-show', 3),
      other,
      { ...other, matchId: 4 },
      lost,
      { ...lost, matchId: 5 },
    ];
    // 1 and 2 have three points each; 2 lost to 1 and would otherwise have six.
    expect(
      leagueTable({ teams, results, cards: [] }).map(({ teamId, points, decidedBy }) => [
        teamId,
        points,
        decidedBy,
      ]),
    ).toEqual([
      [3, 6, null],
      [1, 3, 'head-to-head-points'],
      [2, 3, null],
      [4, 0, null],
    ]);
  });

  it('are all that parts the points of a row from those of its matches', () => {
    const side = fc.constantFrom('home' as const, 'away' as const, 'none' as const);
    const awarded = fc
      .tuple(
        match,
        fc.option(fc.record({ winner: side, minusPoints: fc.integer({ min: 1, max: 9 }) })),
      )
      .map(([state, deduction]) => {
        const counted = countedResultOf(state);
        if (counted === null) return [];
        return [
          {
            ...counted,
            ...(deduction && { deduction: { ...deduction, cause: 'refusal' } as const }),
          },
        ];
      });
    fc.assert(
      fc.property(fc.array(awarded, { maxLength: 20 }), (all) => {
        const results = all.flat();
        const counted = tally(
          teams.map(({ id }) => id),
          results,
        );
        for (const row of leagueTable({ teams, results, cards: [] })) {
          const ledger = (row.adjustments ?? []).reduce((sum, { points }) => sum + points, 0);
          expect(row.points).toBe(counted.of(row.teamId).points + ledger);
        }
      }),
    );
  });
});

describe('points that a league gives or takes', () => {
  const change = (teamId: number, points: number, on = '2026-03-14') =>
    ({ teamId, points, on, cause: 'no-show' }) as const;
  const adjustment = fc
    .record({ teamId: fc.integer({ min: 1, max: 5 }), points: fc.integer({ min: -9, max: 9 }) })
    .map(({ teamId, points }) => change(teamId, points));

  it('are added to those of the matches, and change nothing else of a row', () => {
    fc.assert(
      fc.property(
        fc.array(match, { maxLength: 20 }),
        fc.array(adjustment, { maxLength: 6 }),
        (matches, adjustments) => {
          const results = matches.flatMap((state) => countedResultOf(state) ?? []);
          const plain = leagueTable({ teams, results, cards: [] });
          for (const row of leagueTable({ teams, results, cards: [], adjustments })) {
            const before = plain.find(({ teamId }) => teamId === row.teamId);
            const own = adjustments.filter(({ teamId }) => teamId === row.teamId);
            const ledger = own.reduce((sum, { points }) => sum + points, 0);
            expect({ ...row, position: 0, decidedBy: null }).toEqual({
              ...before,
              position: 0,
              decidedBy: null,
              points: (before?.points ?? 0) + ledger,
              ...(own.length > 0 && {
                adjustments: own.map(({ teamId: _, ...shown }) => shown),
              }),
            });
          }
        },
      ),
    );
  });

  it('are told beside the row by their day', () => {
    const adjustments = [change(1, -3, '2026-04-01'), change(1, 1), change(2, -1)];
    const rows = leagueTable({ teams, results: [], cards: [], adjustments });
    expect(
      rows.map((row) => [row.teamId, row.points, row.adjustments?.map(({ on }) => on)]),
    ).toEqual([
      [3, 0, undefined],
      [4, 0, undefined],
      [2, -1, ['2026-03-14']],
      [1, -2, ['2026-03-14', '2026-04-01']],
    ]);
  });

  it('do not count between teams that are level', () => {
    const result = (
      matchId: number,
      homeTeamId: number,
      awayTeamId: number,
      homeScore: number,
    ) => ({
      matchId,
      homeTeamId,
      awayTeamId,
      homeScore,
      awayScore: 0,
      matchDate: '2026-03-14T18:00:00Z',
    });
    // Level at three: the first beat the second, but won three points less elsewhere than it lost.
    const results = [result(1, 1, 2, 1), result(2, 1, 3, 1), result(3, 2, 3, 5)];
    const rows = leagueTable({ teams, results, cards: [], adjustments: [change(1, -3)] });
    expect(rows.map(({ teamId, points, decidedBy }) => [teamId, points, decidedBy])).toEqual([
      [1, 3, 'head-to-head-points'],
      [2, 3, null],
      [4, 0, 'goal-difference'],
      [3, 0, null],
    ]);
  });
});

it('a match gives the points of the sheet that it was played by', () => {
  const points = { win: 2, draw: 1, loss: 1 };
  const rules = { ...presetRules.tournament, points };
  const state = {
    ...initialMatchState(1),
    leagueId: 7,
    homeTeamId: 1,
    awayTeamId: 2,
    matchDate: '2026-03-14T18:00:00Z',
    status: 'completed' as const,
    result: { home: 0, away: 2 },
    play: { rules },
  } as unknown as MatchState;
  expect(countedResultOf(state)?.points).toEqual(points);
  expect(standingsShare(state).map((share) => share.points)).toEqual([1, 2]);
});

describe('a team that has withdrawn', () => {
  it('stands below all others, which are placed as if it were not there', () => {
    fc.assert(
      fc.property(
        fc.array(match, { maxLength: 20 }),
        fc.subarray(teams.map(({ id }) => id)),
        (matches, unranked) => {
          const results = matches.flatMap((state) => countedResultOf(state) ?? []);
          const rows = leagueTable({ teams, results, cards: [], unranked });
          const plain = leagueTable({ teams, results, cards: [] });
          const staying = rows.slice(0, teams.length - unranked.length);
          expect(rows.map(({ unranked: gone }) => gone === true)).toEqual(
            rows.map(({ teamId }) => unranked.includes(teamId)),
          );
          expect(staying.every((row) => !('unranked' in row))).toBe(true);
          expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
          for (const { teamId, points, played } of rows)
            expect(plain.find((row) => row.teamId === teamId)).toMatchObject({ points, played });
        },
      ),
    );
  });

  it('decides no place of the others', () => {
    const result = { matchId: 1, homeTeamId: 1, awayTeamId: 2, homeScore: 1, awayScore: 0 };
    const results = [{ ...result, matchDate: '2026-03-14T18:00:00Z' }];
    const rows = leagueTable({ teams, results, cards: [], unranked: [1] });
    expect(rows.at(-1)).toMatchObject({ teamId: 1, unranked: true, points: 3, decidedBy: null });
    expect(rows.at(-2)?.decidedBy).toBeNull();
  });
});
