import { tableOrders } from '@kolo/domain';
import { teamFacts } from './team-facts.js';

const result = (matchId: number, home: number, away: number, day: number) => ({
  matchId,
  homeTeamId: home,
  awayTeamId: away,
  homeScore: 2,
  awayScore: 1,
  matchDate: `2026-01-0${day}T16:00:00.000Z`,
});

describe('the place of a team', () => {
  const league = {
    teams: ['Adria', 'Bura', 'Čakovec', 'Dinara'].map((name, id) => ({ id, name })),
    results: [result(1, 0, 1, 4), result(2, 2, 3, 4), result(3, 2, 3, 5)],
    // Adria's card puts it below Čakovec; Čakovec's two came a day later.
    cards: [
      { matchId: 1, teamId: 0, yellowCards: 1, redCards: 0 },
      { matchId: 3, teamId: 2, yellowCards: 2, redCards: 0 },
    ],
    order: tableOrders.restart,
  };

  it('is decided by cards where all else is equal, as in the table', () => {
    const [first] = league.results;
    if (first === undefined) throw new Error('unreachable');
    const placeAfter = (id: number): number | null =>
      teamFacts({ id, name: '' }, league, first).placeAfter;
    expect([0, 2].map(placeAfter)).toEqual([2, 1]);
  });
});
