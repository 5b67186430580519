import { fetchExample, openReadExamples } from './open-reads.js';

it('leaves out what there is nothing to read of yet', () => {
  const nothing = openReadExamples({ leagueId: null, teamId: null, matchId: null });
  expect(nothing.map(({ name }) => name)).toEqual(['fixtures', 'board', 'scorers']);
  const league = openReadExamples({ leagueId: 4, teamId: 5, matchId: null });
  expect(league.map(({ name }) => name)).not.toContain('match');
  expect(league[0]).toEqual({ name: 'table', path: '/api/league-table/4/live/top' });
});

it('a script asks the site itself', () => {
  expect(fetchExample('https://liga.example.hr', '/api/live')).toContain(
    "fetch('https://liga.example.hr/api/live')",
  );
});
