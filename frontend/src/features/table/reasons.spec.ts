import { type CountedResult, leagueTable } from '@kolo/domain';
import { reasonsFor } from './reasons';

let matches = 0;
const result = (
  homeTeamId: number,
  awayTeamId: number,
  homeScore: number,
  awayScore: number,
): CountedResult => ({
  matchId: ++matches,
  matchDate: new Date(Date.UTC(2026, 0, matches)).toISOString(),
  homeTeamId,
  awayTeamId,
  homeScore,
  awayScore,
});

const teams = ['Adria', 'Bura', 'Čakovec', 'Dinara'].map((name, n) => ({ id: n + 1, name }));
const table = (
  results: CountedResult[],
  cards: { teamId: number; yellowCards: number; redCards: number }[] = [],
) => leagueTable({ teams, results, cards });

describe('why a team stands where it stands', () => {
  it('compares a team with those above and below it, with both values', () => {
    // Bura and Adria have not met: the overall goal difference decides.
    const rows = table([result(1, 3, 2, 0), result(2, 4, 5, 0)]);
    expect(rows.map(({ teamName }) => teamName)).toEqual(['Bura', 'Adria', 'Čakovec', 'Dinara']);
    expect(reasonsFor(rows, 1)).toEqual([
      { side: 'behind', team: 'Bura', rule: 'goal-difference', one: '+2', other: '+5', tiedAt: 3 },
      { side: 'ahead', team: 'Čakovec', rule: 'points', one: '3', other: '0', tiedAt: null },
    ]);
  });

  it('has one neighbour at the ends, and none for a row that is not there', () => {
    const rows = table([result(1, 2, 1, 0)]);
    expect(reasonsFor(rows, 0).map(({ side }) => side)).toEqual(['ahead']);
    expect(reasonsFor(rows, 3).map(({ side }) => side)).toEqual(['behind']);
    expect(reasonsFor(rows, 9)).toEqual([]);
  });

  it('names matches among the tied, goals, cards and the alphabet', () => {
    const ruleAbove = (rows: ReturnType<typeof table>, index: number) => reasonsFor(rows, index)[0];
    const met = table([result(2, 1, 1, 0), result(1, 3, 9, 0), result(4, 2, 1, 0)]);
    const adria = met.findIndex(({ teamName }) => teamName === 'Adria');
    expect(ruleAbove(met, adria)).toMatchObject({ one: '', other: '', tiedAt: 3 });
    const goals = table([result(1, 3, 2, 0), result(2, 4, 3, 1)]);
    expect(ruleAbove(goals, 1)).toMatchObject({ rule: 'goals-for', one: '2', other: '3' });
    const cards = table([], [{ teamId: 1, yellowCards: 2, redCards: 1 }]);
    expect(ruleAbove(cards, 3)).toMatchObject({
      team: 'Dinara',
      rule: 'fewer-cards',
      one: '3',
      other: '0',
    });
    expect(ruleAbove(table([]), 1)).toMatchObject({
      team: 'Adria',
      rule: 'name',
      one: '',
      other: '',
    });
  });
});
