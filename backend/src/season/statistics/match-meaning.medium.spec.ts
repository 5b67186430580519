import type { MatchMeaning } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';

let kolo: TestApp;
let league: TestLeague;
/** A season of three teams, of which two go on: one match for each pair. */
let matches: number[];
beforeAll(async () => {
  kolo = await startTestApp();
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3 });
  await kolo.db.query('UPDATE leagues SET finalists = 2 WHERE id = $1', [league.leagueId]);
  const [one, two, three] = league.teams;
  const pairs = [
    [one, two],
    [two, three],
    [three, one],
  ] as const;
  matches = [];
  for (const [home, away] of pairs) {
    const matchDate = new Date().toISOString();
    const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate };
    const { json } = await kolo.call('POST', '/api/matches', { as: 'admin', body });
    matches.push((json as { id: number }).id);
  }
});
afterAll(() => kolo.close());

async function meaningOf(index: number): Promise<MatchMeaning> {
  const { status, json } = await kolo.call('GET', `/api/matches/${matches[index]}/meaning`);
  expect(status).toBe(200);
  return json as MatchMeaning;
}
const record = (index: number, homeScore: number, awayScore: number) =>
  kolo.call('PATCH', `/api/matches/${matches[index]}/result`, {
    as: 'admin',
    body: { homeScore, awayScore },
  });

it('follows the results of the season, and ends with the match', async () => {
  const open = await meaningOf(2);
  expect(open.cut).toBe(2);
  expect(open.outcomes.map(({ result }) => result)).toEqual(['home', 'draw', 'away']);
  expect(open.outcomes[0]?.home).toMatchObject({ points: 3, best: 1, mark: null });

  for (const [index, home] of [3, 2].entries())
    expect((await record(index, home, 0)).status).toBe(200);
  // The first two teams have three points each, and the third has none.
  const [three, one] = [league.teams[2]?.id, league.teams[0]?.id];
  expect((await meaningOf(2)).outcomes).toMatchObject([
    {
      home: { team: { id: three }, points: 3, best: 1, worst: 3, mark: null },
      away: { team: { id: one }, points: 3, best: 1, worst: 3, mark: null },
    },
    { home: { points: 1, mark: 'out' }, away: { points: 4, best: 1, worst: 1, mark: 'first' } },
    { home: { points: 0, mark: 'out' }, away: { points: 6, best: 1, worst: 1, mark: 'first' } },
  ]);
  expect((await meaningOf(0)).outcomes).toEqual([]);
  expect((await record(2, 0, 1)).status).toBe(200);
  expect((await meaningOf(2)).outcomes).toEqual([]);
});

it('is refused for a match that does not exist', async () => {
  const { status, json } = await kolo.call('GET', '/api/matches/999999/meaning');
  expect([status, json]).toMatchObject([404, { error: 'match.not-found' }]);
});
