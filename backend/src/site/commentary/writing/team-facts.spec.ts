import { tableOrders } from '@kolo/domain';
import { teamFacts } from './team-facts.js';

const day = (date: number): string => `2026-01-0${date}T16:00:00.000Z`;

const result = (matchId: number, home: number, away: number, date: number) => ({
  matchId,
  homeTeamId: home,
  awayTeamId: away,
  homeScore: 2,
  awayScore: 1,
  matchDate: day(date),
});

describe('the place of a team', () => {
  const league = {
    teams: ['Adria', 'Bura', 'Čakovec', 'Dinara'].map((name, id) => ({ id, name })),
    results: [result(1, 0, 1, 4), result(2, 2, 3, 4), result(3, 2, 3, 5)],
    // Adria's card puts it below Čakovec; Čakovec's two came a day later.
    cards: [
      { matchId: 1, matchDate: day(4), teamId: 0, yellowCards: 1, redCards: 0 },
      { matchId: 3, matchDate: day(5), teamId: 2, yellowCards: 2, redCards: 0 },
    ],
    order: tableOrders.restart,
  };

  it('is decided also by the cards of a match that counts for nothing, from its day on', () => {
    const [first] = league.results;
    if (first === undefined) throw new Error('unreachable');
    const placeAfter = (abandonedOn: number): number | null => {
      const abandoned = { matchId: 9, matchDate: day(abandonedOn), teamId: 2 };
      const cards = [...league.cards, { ...abandoned, yellowCards: 2, redCards: 0 }];
      return teamFacts({ id: 2, name: '' }, { ...league, cards }, first).placeAfter;
    };
    expect([3, 5].map(placeAfter)).toEqual([2, 1]);
  });

  it('is decided by cards where all else is equal, as in the table', () => {
    const [first] = league.results;
    if (first === undefined) throw new Error('unreachable');
    const placeAfter = (id: number): number | null =>
      teamFacts({ id, name: '' }, league, first).placeAfter;
    expect([0, 2].map(placeAfter)).toEqual([2, 1]);
  });
});
