import { type Caller, callers, startTestApp, type TestApp } from './app.js';
import { createLeague, type TestTeam } from './league.js';

/** Who may call what: the whole product on one page. A route that is not here fails the suite. */
const everybody: readonly Caller[] = callers;
const signedIn: readonly Caller[] = ['public', 'company', 'referee', 'admin'];
const administrator: readonly Caller[] = ['admin'];
const company: readonly Caller[] = ['company'];
const companyOrAdministrator: readonly Caller[] = ['company', 'admin'];

const allowed: Record<string, readonly Caller[]> = {
  'GET /api/health': everybody,
  'GET /api/health/live': everybody,
  'GET /api/health/ready': everybody,

  'GET /api/docs/*': administrator,
  'GET /api/docs/docs/*': administrator,

  'POST /api/login': everybody,
  'POST /api/logout': everybody,
  'GET /api/user': signedIn,

  'GET /api/user/email': signedIn,
  'POST /api/user/email/confirmation': signedIn,
  'POST /api/email-confirmation': everybody,
  'GET /api/user/second-factor': administrator,
  'POST /api/user/second-factor': administrator,
  'POST /api/user/second-factor/confirm': administrator,
  'POST /api/user/second-factor/recovery-codes': administrator,
  'POST /api/user/second-factor/off': administrator,
  'GET /api/user/sessions': signedIn,
  'DELETE /api/user/sessions': signedIn,
  'DELETE /api/user/sessions/:id': signedIn,

  'POST /api/user/password': signedIn,
  'POST /api/password-reset': everybody,
  'POST /api/password-reset/confirm': everybody,
  'POST /api/register': everybody,
  'GET /api/memberships': everybody,
  'GET /api/sponsors': everybody,
  'GET /api/sponsorships': companyOrAdministrator,
  'PUT /api/sponsorships/:id/logo': companyOrAdministrator,
  'DELETE /api/sponsorships/:id/logo': companyOrAdministrator,
  'GET /api/sponsorships/logos/:name': everybody,
  'GET /api/contact': everybody,
  'GET /api/users/companies': administrator,
  'GET /api/users/referees': administrator,
  'GET /api/users/spectators': administrator,
  'GET /api/users/administrators': administrator,
  'GET /api/users/pending': administrator,
  'PATCH /api/users/:id/approve': administrator,
  'DELETE /api/users/:id/reject': administrator,
  'PATCH /api/users/:id/deactivate': administrator,
  'PATCH /api/users/:id': administrator,

  'GET /api/audit': administrator,

  'GET /api/people': administrator,
  'GET /api/people/:key': administrator,
  'POST /api/people/:key/export': administrator,
  'POST /api/people/:key/erase': administrator,

  'GET /api/jobs': administrator,
  'GET /api/jobs/failed': administrator,
  'POST /api/jobs/:id/retry': administrator,
  'DELETE /api/jobs/:id': administrator,

  'GET /api/leagues': signedIn,
  'GET /api/leagues/names': everybody,
  'GET /api/leagues/facts': everybody,
  'GET /api/leagues/:id': signedIn,
  'POST /api/leagues': administrator,
  'PATCH /api/leagues/:id': administrator,
  'POST /api/teams': administrator,
  'PATCH /api/teams/:id': administrator,
  'DELETE /api/teams/:id/league': administrator,
  'GET /api/teams/my': company,
  'GET /api/teams/league/:leagueId': signedIn,
  'GET /api/teams/:id/details': everybody,
  'GET /api/team-statistics/my': company,
  'POST /api/players': companyOrAdministrator,
  'GET /api/players/pending': administrator,
  'GET /api/players/team/:teamId': administrator,
  'PATCH /api/players/:id': companyOrAdministrator,
  'PUT /api/players/:id/document': companyOrAdministrator,
  'POST /api/players/:id/withdraw': companyOrAdministrator,
  'POST /api/players/:id/return': companyOrAdministrator,
  'GET /api/players/my-team/stats': company,
  'PATCH /api/players/:id/status': administrator,
  'GET /api/players/:id/document': companyOrAdministrator,

  'GET /api/rules': signedIn,
  'POST /api/rules': administrator,
  'GET /api/rules/versions': administrator,
  'GET /api/rules/:id/file': signedIn,

  'GET /api/gallery': everybody,
  'GET /api/gallery/images/:name': everybody,
  'POST /api/gallery/upload-url': administrator,
  'POST /api/gallery': administrator,
  'DELETE /api/gallery/:id': signedIn,

  // Its signature is the right to send to it.
  'PUT /api/uploads/:id': everybody,

  'GET /api/league-table': everybody,
  'GET /api/league-table/real': signedIn,
  'GET /api/league-table/live': everybody,
  'GET /api/league-table/live/real': signedIn,
  'GET /api/league-table/:id': signedIn,
  'GET /api/league-table/:id/live/top': everybody,
  'GET /api/league-table/:id/live': signedIn,
  'GET /api/statistics/top-scorers': everybody,
  'GET /api/statistics/top-scorers/real': signedIn,
  'GET /api/statistics/top-assists': everybody,
  'GET /api/statistics/top-assists/real': signedIn,
  'GET /api/statistics/top-mvp': everybody,
  'GET /api/statistics/top-mvp/real': signedIn,

  'GET /api/matches': signedIn,
  'GET /api/matches/upcoming': everybody,
  'GET /api/matches/commentary': everybody,
  'GET /api/matches/:id/commentary': everybody,
  'GET /api/matches/:id/commentaries': administrator,
  'PATCH /api/matches/:id/commentaries/:kind/:language': administrator,
  'POST /api/matches/:id/commentaries/:kind/:language/regenerate': administrator,
  'GET /api/matches/upcoming/user': signedIn,
  'GET /api/matches/bookings': administrator,
  'GET /api/matches/league/:id': signedIn,
  'GET /api/matches/:id/statistics': signedIn,
  'POST /api/matches': administrator,
  'POST /api/matches/generate-schedule': administrator,
  'DELETE /api/matches': administrator,
  'DELETE /api/matches/league/:leagueId': administrator,

  'GET /api/calendar/league/:id.ics': everybody,
  'GET /api/calendar/team/:id.ics': everybody,

  'GET /api/share/match/:id.png': everybody,
  'GET /api/share/team/:id.png': everybody,
  'GET /api/share/table.png': everybody,
  'GET /api/share/table/:id.png': everybody,
  'GET /api/share/site.png': everybody,

  'GET /api/live/:matchId': everybody,
  'GET /api/matches/:id/replay': everybody,
  'GET /api/matches/:id/mvp-votes': everybody,
  'POST /api/matches/:id/mvp-votes': signedIn,
  'GET /api/matches/:id/manage': administrator,
  'GET /api/matches/:id/stats': signedIn,
  'GET /api/matches/:id/events': administrator,
  'PATCH /api/matches/:id/schedule': administrator,
  'PATCH /api/matches/:id/state': administrator,
  'PATCH /api/matches/:id/score': administrator,
  'PATCH /api/matches/:id/result': administrator,
  'POST /api/matches/:id/attendance': administrator,
  'POST /api/matches/:id/initialize': administrator,
  'POST /api/matches/:id/stats/increment': administrator,
  'POST /api/matches/:id/goals': administrator,
  'POST /api/matches/:id/team-stats/increment': administrator,
  'POST /api/matches/:id/timeouts': administrator,
  'POST /api/matches/:id/mvp': administrator,
  'PATCH /api/matches/:id/actions/:actionId': administrator,
  'POST /api/matches/:id/undo': administrator,
};

let kolo: TestApp;
/** Of the signed-in company, and of another one. */
let own: TestTeam;
let foreign: TestTeam;
let leagueId: number;
beforeAll(async () => {
  kolo = await startTestApp();
  const league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
  leagueId = league.leagueId;
  const [one, other] = league.teams;
  if (one === undefined || other === undefined) throw new Error('The league has no teams');
  [own, foreign] = [one, other];
});
afterAll(() => kolo.close());

it('names every route that the product has, and no other', () => {
  expect([...kolo.routes].sort()).toEqual(Object.keys(allowed).sort());
});

describe.each(Object.entries(allowed))('%s', (route, mayCall) => {
  const [method = '', pattern = ''] = route.split(' ');
  // Nothing exists in this database: whoever gets past the guard finds no match, or sends a bad body.
  const path = pattern.replace(/:\w+/, '999999');

  it.each(callers)('as %s', async (caller) => {
    // Signing out would end the session that the other routes need.
    const as = route === 'POST /api/logout' ? 'anonymous' : caller;
    const { status, json } = await kolo.call(method, path, {
      as,
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
    });
    if (mayCall.includes(caller)) {
      expect(status).not.toBe(401);
      expect(status).not.toBe(403);
      expect(status).toBeLessThan(500);
    } else {
      const refusal = caller === 'anonymous' ? 'auth.required' : 'auth.forbidden';
      const statusCode = caller === 'anonymous' ? 401 : 403;
      expect(status).toBe(statusCode);
      expect(json).toEqual({ statusCode, error: refusal, message: expect.stringMatching(/\S/) });
    }
  });
});

/** The path of what belongs to the company, where something does. */
function ownPath(pattern: string): string {
  const ids: Record<string, number | undefined> = {
    users: kolo.userIds.company,
    teams: pattern.includes('league') ? leagueId : own.id,
    players: own.playerIds[0],
    leagues: leagueId,
    'league-table': leagueId,
  };
  const id = ids[pattern.split('/')[2] ?? ''] ?? 999_999;
  return pattern.replace(/:\w+/, String(id));
}

it.each(Object.entries(allowed))('%s as the company that owns it', async (route, mayCall) => {
  const [method = '', pattern = ''] = route.split(' ');
  const { status } = await kolo.call(method, ownPath(pattern), {
    as: route === 'POST /api/logout' ? 'anonymous' : 'company',
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
  });
  if (!mayCall.includes('company')) return expect(status).toBe(403);
  expect([401, 403]).not.toContain(status);
  expect(status).toBeLessThan(500);
});

describe('what belongs to one company', () => {
  const player = (teamId: number, jerseyNumber: number): FormData => {
    const form = new FormData();
    const fields = { firstName: 'Ana', lastName: 'Čović', jerseyNumber, teamId };
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    form.set('employmentDocument', new Blob(['%PDF-1.7\n%%EOF\n']), 'ugovor.pdf');
    return form;
  };
  const add = (as: Caller, teamId: number, jerseyNumber: number): Promise<Response> =>
    fetch(`${kolo.url}/api/players`, {
      method: 'POST',
      headers: { cookie: kolo.cookies[as] },
      body: player(teamId, jerseyNumber),
    });

  it('is added to, and its documents are read, by it and the administrator alone', async () => {
    const made = await Promise.all([add('company', own.id, 50), add('admin', foreign.id, 51)]);
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    const [ofOwn, ofForeign] = await Promise.all(
      made.map(async (answer) => ((await answer.json()) as { id: number }).id),
    );
    const outcomes = await Promise.all(
      callers.map(async (as) => [
        as,
        (await add(as, foreign.id, 60)).status,
        (await kolo.call('GET', `/api/players/${ofForeign}/document`, { as })).status,
        (await kolo.call('GET', `/api/players/${ofOwn}/document`, { as })).status,
      ]),
    );
    expect(outcomes).toEqual([
      ['anonymous', 401, 401, 401],
      ['public', 403, 403, 403],
      ['company', 403, 403, 200],
      ['referee', 403, 403, 403],
      ['admin', 201, 200, 200],
    ]);
  });
});

it('watching needs a session where live pages are not public', async () => {
  const closed = await startTestApp({ config: { livePublic: false } });
  try {
    expect((await closed.call('GET', '/api/live/999999')).status).toBe(401);
    expect((await closed.call('GET', '/api/live/999999', { as: 'public' })).status).toBe(404);
  } finally {
    await closed.close();
  }
});

it('the description of the API is for everybody where the operator says so', async () => {
  const open = await startTestApp({ config: { apiDocs: 'public' } });
  try {
    for (const path of ['/api/docs', '/api/docs-json', '/api/docs-yaml'])
      expect([path, (await open.call('GET', path)).status]).toEqual([path, 200]);
  } finally {
    await open.close();
  }
});

it('the description of the API is an administrator’s, and what is not there is not found', async () => {
  for (const path of [
    '/api/docs',
    '/api/docs/',
    '/api/docs-json',
    '/api/docs-yaml',
    '/api/%64ocs-json',
  ])
    for (const [as, status] of [
      ['anonymous', 401],
      ['company', 403],
    ] as const)
      expect([path, (await kolo.call('GET', path, { as })).status]).toEqual([path, status]);
  const docs = await kolo.call('GET', '/api/docs', { as: 'admin' });
  expect(docs.status).toBe(200);
  expect(docs.headers.get('content-type')).toMatch(/text\/html/);
  const { status, json } = await kolo.call('GET', '/api/docs-json', { as: 'admin' });
  const described = Object.keys(allowed).filter((route) => !route.includes('/docs/'));
  expect(status).toBe(200);
  expect(Object.keys((json as { paths: object }).paths)).toHaveLength(
    new Set(described.map((route) => route.split(' ')[1])).size,
  );
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
    expect(await kolo.call(method, '/api/nothing-here', { as: 'admin' })).toMatchObject({
      status: 404,
      json: { statusCode: 404, error: 'route.not-found', message: expect.any(String) },
    });
});
