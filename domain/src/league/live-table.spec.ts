import fc from 'fast-check';
import { presetRules } from '../rules/match-rules.js';
import { aMatch, away, fixture, home, type MatchStory } from '../testing/match-story.js';
import type { TeamCards } from '../views/counted-cards.js';
import type { CountedResult } from '../views/counted-result.js';
import { liveTable, runningShare, tableSummary } from './live-table.js';
import { leagueTable, type TableInput } from './table.js';

const teams = ['Adria', 'Bura', 'Čakovec', 'Dinara'].map((name, n) => ({ id: 100 + n, name }));
const ids = teams.map(({ id }) => id);

const result = fc
  .record({
    pair: fc.shuffledSubarray(ids, { minLength: 2, maxLength: 2 }),
    homeScore: fc.nat(5),
    awayScore: fc.nat(5),
  })
  .map(({ pair: [homeTeamId = 0, awayTeamId = 0], ...score }) => ({
    homeTeamId,
    awayTeamId,
    ...score,
  }));
const cards = fc.record({
  teamId: fc.constantFrom(...ids),
  yellowCards: fc.nat(3),
  redCards: fc.nat(1),
});

/** Results one after the other in time. */
const dated = (results: readonly Omit<CountedResult, 'matchId' | 'matchDate'>[]): CountedResult[] =>
  results.map((one, n) => ({
    ...one,
    matchId: n + 1,
    matchDate: new Date(Date.UTC(2026, 0, n + 1)).toISOString(),
  }));

const inputOf = (results: readonly CountedResult[], given: readonly TeamCards[]): TableInput => ({
  teams,
  results,
  cards: ids.map((teamId) => ({
    teamId,
    yellowCards: sum(given, teamId, 'yellowCards'),
    redCards: sum(given, teamId, 'redCards'),
  })),
});

const sum = (given: readonly TeamCards[], team: number, card: 'yellowCards' | 'redCards'): number =>
  given.filter(({ teamId }) => teamId === team).reduce((all, one) => all + one[card], 0);

describe('the live table', () => {
  it('is the table as it would be if the running matches ended now', () => {
    fc.assert(
      fc.property(
        fc.array(result, { maxLength: 12 }),
        fc.array(cards, { maxLength: 6 }),
        fc.nat(12),
        (all, given, ended) => {
          const results = dated(all);
          const running = results.slice(ended).map((one) => ({ result: one, cards: [] }));
          const withCards = running.map((share, n) => ({ ...share, cards: n === 0 ? given : [] }));
          const before = inputOf(results.slice(0, ended), running.length === 0 ? given : []);
          const rows = liveTable(before, withCards);
          const then = leagueTable(inputOf(results, given));
          expect(rows.map(({ provisional: _p, moved: _m, ...row }) => row)).toEqual(then);
          const now = leagueTable(before);
          const playing = running.flatMap(({ result: match }) => [
            match.homeTeamId,
            match.awayTeamId,
          ]);
          for (const row of rows) {
            expect(row.provisional).toBe(playing.includes(row.teamId));
            const place = now.find(({ teamId }) => teamId === row.teamId)?.position ?? 0;
            expect(place - row.moved).toBe(row.position);
          }
        },
      ),
    );
  });

  it('is the official one while nobody plays', () => {
    const input = inputOf(
      dated([{ homeTeamId: 100, awayTeamId: 101, homeScore: 2, awayScore: 0 }]),
      [],
    );
    for (const row of liveTable(input, []))
      expect(row).toMatchObject({ provisional: false, moved: 0 });
  });
});

describe('a running match', () => {
  const shareOf = (story: MatchStory) => runningShare(story.state);

  it('counts with its score and its cards, as it will when it has ended', () => {
    const story = aMatch()
      .started()
      .goal('home', home[0])
      .raise(away[0] ?? 0, 'yellowCards');
    const { homeTeamId, awayTeamId, matchDate } = fixture;
    expect(shareOf(story)).toMatchObject({
      result: { matchId: 7, matchDate, homeTeamId, awayTeamId, homeScore: 1, awayScore: 0 },
      cards: [
        { teamId: homeTeamId, yellowCards: 0 },
        { teamId: awayTeamId, yellowCards: 1 },
      ],
    });
  });

  it('gives the points of its own rules', () => {
    const points = { win: 2, draw: 1, loss: 0 };
    const story = aMatch()
      .under({ ...presetRules['company-running'], points })
      .started()
      .goal('home', home[0]);
    expect(shareOf(story)?.result).toMatchObject({ homeScore: 1, points });
    expect(shareOf(aMatch().started())?.result).toMatchObject({ points: null });
  });

  it('counts from the first whistle to the last', () => {
    expect(shareOf(aMatch().initialised())).toBeNull();
    expect(shareOf(aMatch().started())).not.toBeNull();
    expect(shareOf(aMatch().finished())).toBeNull();
  });
});

describe('the sums of a table', () => {
  it('count every match once', () => {
    const results = dated([
      { homeTeamId: 100, awayTeamId: 101, homeScore: 2, awayScore: 1 },
      { homeTeamId: 102, awayTeamId: 103, homeScore: 4, awayScore: 0 },
    ]);
    expect(tableSummary(leagueTable(inputOf(results, [])))).toEqual({
      matches: 2,
      goals: 7,
      average: 3.5,
    });
    expect(tableSummary([])).toEqual({ matches: 0, goals: 0, average: 0 });
  });
});
