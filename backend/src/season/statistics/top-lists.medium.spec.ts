import type { MatchAnswer } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { kickOff, matchOn } from '../../../test/live-match.js';

let kolo: TestApp;
let now: TestLeague;
let old: TestLeague;

beforeAll(async () => {
  kolo = await startTestApp();
  old = await createLeague(kolo.db, { ownerId: kolo.userIds.company, isActive: false });
  now = await createLeague(kolo.db, { ownerId: kolo.userIds.company });
  await played(old, 3);
  await played(now, 1);
});
afterAll(() => kolo.close());

/** A match with goals by the first player, each with an assist of the second. */
async function played(league: TestLeague, goals: number): Promise<void> {
  const [home, away] = league.teams;
  const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate: new Date().toISOString() };
  const { json } = await kolo.call('POST', '/api/matches', { as: 'admin', body });
  const match = matchOn(kolo, (json as MatchAnswer).id, league);
  await kickOff(match);
  const [scorer, assist] = match.home;
  for (let n = 0; n < goals; n++)
    await match.must('POST', 'goals', { team: 'home', scorer, assist });
  await match.must('PATCH', 'state', { matchState: 'half-time' });
  await match.must('PATCH', 'state', { matchState: 'second-half' });
  await match.must('POST', 'mvp', { playerId: scorer });
  await match.must('PATCH', 'state', { status: 'completed', matchState: 'completed' });
}

const lists = { 'top-scorers': 'goals', 'top-assists': 'assists', 'top-mvp': 'mvpCount' } as const;
const kinds = Object.keys(lists) as (keyof typeof lists)[];
const first = (league: TestLeague, player: number) =>
  expect.objectContaining({
    player: expect.objectContaining({ id: league.teams[0]?.playerIds[player] }),
  });
const read = (kind: string, query = '') =>
  kolo.call('GET', `/api/statistics/${kind}/real${query}`, { as: 'public' });

it.each(kinds)(
  '%s are of the league that is named, and of the active one where none is',
  async (kind) => {
    const player = kind === 'top-assists' ? 1 : 0;
    const ofOld = (await read(kind, `?leagueId=${old.leagueId}`)).json;
    expect(ofOld).toEqual([first(old, player)]);
    expect(ofOld).toMatchObject([{ [lists[kind]]: kind === 'top-mvp' ? 1 : 3 }]);
    const ofNow = [first(now, player)];
    expect((await read(kind)).json).toEqual(ofNow);
    expect((await read(kind, `?leagueId=${now.leagueId}`)).json).toEqual(ofNow);
  },
);

it.each(kinds)(
  '%s of a league that there is not are not found, and no number is refused',
  async (kind) => {
    expect(await read(kind, '?leagueId=999999')).toMatchObject({
      status: 404,
      json: { error: 'league.not-found' },
    });
    for (const wrong of ['', '0', '-1', '1.5', '1e3', '%201', 'x', '2147483648', '1&leagueId=2'])
      expect([wrong, await read(kind, `?leagueId=${wrong}`)]).toMatchObject([
        wrong,
        { status: 400, json: { error: 'request.invalid' } },
      ]);
  },
);

it('visitors get the first of the league that is shown, or of the one they name', async () => {
  expect((await kolo.call('GET', '/api/statistics/top-scorers')).json).toEqual([first(now, 0)]);
  const { json } = await kolo.call('GET', `/api/statistics/top-scorers?leagueId=${old.leagueId}`);
  expect(json).toEqual([first(old, 0)]);
  const whole = `/api/statistics/top-scorers/real?leagueId=${old.leagueId}`;
  expect((await kolo.call('GET', whole)).status).toBe(401);
});

it('the description of the API names the league as one that may be left out', async () => {
  const { json } = await kolo.call('GET', '/api/docs-json', { as: 'admin' });
  const { paths } = json as { paths: Record<string, { get: { parameters: object[] } }> };
  for (const kind of kinds) {
    for (const path of [`/api/statistics/${kind}`, `/api/statistics/${kind}/real`])
      expect(paths[path]?.get.parameters).toEqual([
        expect.objectContaining({ name: 'leagueId', in: 'query', required: false }),
        expect.objectContaining({ name: 'If-None-Match', in: 'header' }),
      ]);
  }
});
