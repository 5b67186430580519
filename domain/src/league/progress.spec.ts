import fc from 'fast-check';
import { goalsPerRound, goalsPerStretch, placesOverRounds } from './progress.js';
import { leagueTable } from './table.js';

const teams = [1, 2, 3].map((id) => ({ id, name: `Tim ${id}` }));
const today = '2026-12-31';
const day = (n: number): string => new Date(Date.UTC(2026, 0, n, 18)).toISOString();
const result = (matchId: number, home: number, away: number, score: readonly [number, number]) => ({
  matchId,
  matchDate: day(matchId),
  homeTeamId: home,
  awayTeamId: away,
  homeScore: score[0],
  awayScore: score[1],
});
const inRound = (matchId: number, round: number | null) => ({
  matchId,
  matchDate: day(matchId),
  round,
});
const placesOf = (
  { teams: all }: ReturnType<typeof placesOverRounds>,
  id: number,
): (number | null)[] | undefined => all.find(({ team }) => team.id === id)?.places;

const season = {
  teams,
  cards: [],
  results: [result(1, 1, 2, [2, 0]), result(2, 2, 3, [5, 0]), result(3, 3, 1, [1, 0])],
};
const fixtures = [inRound(1, 1), inRound(2, 2), inRound(3, 3), inRound(4, 4)];

it('has the places after each round that was begun, the leader first', () => {
  const progress = placesOverRounds(season, fixtures, today);
  expect(progress.rounds).toEqual([1, 2, 3]);
  expect(placesOf(progress, 1)).toEqual([1, 1, 2]);
  expect(placesOf(progress, 2)).toEqual([3, 2, 1]);
  expect(progress.teams.map(({ team }) => team.id)).toEqual([2, 1, 3]);
});

it('a match that is played late counts in its own round', () => {
  const late = [inRound(1, 2), inRound(2, 3), inRound(3, 1)];
  expect(placesOf(placesOverRounds(season, late, today), 3)).toEqual([1, 1, 3]);
});

it('has no places while nothing of the league is played', () => {
  expect(placesOverRounds({ ...season, results: [] }, fixtures, today)).toEqual({
    rounds: [],
    teams: teams.map((team) => ({ team, places: [] })),
  });
  const postponed = [inRound(4, 1), inRound(1, 2), inRound(2, 3), inRound(3, 4)];
  expect(placesOf(placesOverRounds(season, postponed, today), 1)).toEqual([null, 1, 1, 2]);
});

it('a match without a round counts with the one before it', () => {
  const progress = placesOverRounds(
    season,
    [inRound(1, 1), inRound(2, null), inRound(3, 2)],
    today,
  );
  expect(placesOf(progress, 2)).toEqual([2, 1]);
  const none = [1, 2, 3].map((id) => inRound(id, null));
  expect(placesOverRounds(season, none, today).rounds).toEqual([1]);
});

it('a match that is awarded before its round counts after the last one that was begun', () => {
  const beforehand = { ...result(4, 1, 3, [5, 0]), matchDate: '2027-05-01T18:00:00.000Z' };
  const results = [...season.results, { ...beforehand, awardedAt: day(3) }];
  const known = placesOverRounds({ ...season, results }, fixtures, today);
  expect(known.rounds).toEqual([1, 2, 3]);
  expect(placesOf(known, 1)).toEqual([1, 1, 1]);
  const later = placesOverRounds({ ...season, results }, fixtures, '2027-05-01');
  expect(later.rounds).toEqual([1, 2, 3, 4]);
});

it('a team that has withdrawn has no place', () => {
  const progress = placesOverRounds({ ...season, unranked: [2] }, fixtures, today);
  expect(placesOf(progress, 2)).toEqual([null, null, null]);
  expect(placesOf(progress, 3)).toEqual([2, 2, 1]);
});

it('points that the league takes count from their day on', () => {
  const taken = { teamId: 1, points: -6, cause: 'licence', on: '2026-01-02' } as const;
  const results = [result(1, 1, 2, [2, 0]), result(3, 3, 1, [0, 0])];
  const progress = placesOverRounds({ ...season, results, adjustments: [taken] }, fixtures, today);
  expect(progress.rounds).toEqual([1, 2, 3]);
  expect(placesOf(progress, 1)?.[0]).toBe(1);
  expect(placesOf(progress, 1)?.[2]).toBe(3);
});

it('the last places are those of the table', () => {
  const any = fc.record({
    sides: fc.shuffledSubarray([1, 2, 3], { minLength: 2, maxLength: 2 }),
    score: fc.tuple(fc.nat(4), fc.nat(4)),
    round: fc.option(fc.integer({ min: 1, max: 4 })),
  });
  fc.assert(
    fc.property(fc.array(any, { minLength: 1, maxLength: 8 }), (all) => {
      const results = all.map(({ sides: [a = 1, b = 2], score }, n) => result(n + 1, a, b, score));
      const matches = all.map(({ round }, n) => inRound(n + 1, round));
      const progress = placesOverRounds({ ...season, results }, matches, today);
      const rows = leagueTable({ teams, results, cards: [] });
      expect(progress.teams.map(({ team, places }) => [team.id, places.at(-1)])).toEqual(
        rows.map(({ teamId, position }) => [teamId, position]),
      );
      for (const { places } of progress.teams) expect(places).toHaveLength(progress.rounds.length);
    }),
  );
});

it('counts the goals of five minutes each, up to the last one', () => {
  expect(goalsPerStretch([])).toEqual([]);
  expect(goalsPerStretch([1, 5, 6, 12])).toEqual([
    { from: 1, until: 5, goals: 2 },
    { from: 6, until: 10, goals: 1 },
    { from: 11, until: 15, goals: 1 },
  ]);
});

it('every goal is in one stretch', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 })), (minutes) => {
      const sum = goalsPerStretch(minutes).reduce((all, { goals }) => all + goals, 0);
      expect(sum).toBe(minutes.length);
    }),
  );
});

it('adds the goals of each round, and leaves matches without a round out', () => {
  const played = [
    { round: 2, goals: 3 },
    { round: 1, goals: 0 },
    { round: 2, goals: 4 },
    { round: null, goals: 9 },
  ];
  expect(goalsPerRound(played)).toEqual([
    { round: 1, matches: 1, goals: 0 },
    { round: 2, matches: 2, goals: 7 },
  ]);
});
