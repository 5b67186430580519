import fc from 'fast-check';
import { initialMatchState, type MatchState } from '../match/state.js';
import { presetRules } from '../rules/match-rules.js';
import { countedResultOf } from '../views/counted-result.js';
import { standingsShare } from '../views/match-rows.js';
import { leagueTable } from './table.js';

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
    ...{ homeTeamId, awayTeamId, matchDate: '2026-03-14T18:00:00Z' },
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

it('a match gives the points of the sheet that it was played by', () => {
  const points = { win: 2, draw: 1, loss: 1 };
  const rules = { ...presetRules.tournament, points };
  const state = {
    ...initialMatchState(1),
    ...{ leagueId: 7, homeTeamId: 1, awayTeamId: 2, matchDate: '2026-03-14T18:00:00Z' },
    ...{ status: 'completed' as const, result: { home: 0, away: 2 }, play: { rules } },
  } as unknown as MatchState;
  expect(countedResultOf(state)?.points).toEqual(points);
  expect(standingsShare(state).map((share) => share.points)).toEqual([1, 2]);
});
