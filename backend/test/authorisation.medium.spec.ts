import { type Caller, callers, startTestApp, type TestApp } from './app.js';

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

  'GET /api/docs/*': everybody,
  'GET /api/docs/docs/*': everybody,

  'POST /api/login': everybody,
  'POST /api/logout': everybody,
  'GET /api/user': signedIn,

  'POST /api/user/password': signedIn,
  'POST /api/password-reset': everybody,
  'POST /api/password-reset/confirm': everybody,
  'POST /api/register': everybody,
  'GET /api/memberships': everybody,
  'GET /api/users/companies': administrator,
  'GET /api/users/referees': administrator,
  'GET /api/users/spectators': administrator,
  'GET /api/users/pending': administrator,
  'PATCH /api/users/:id/approve': administrator,
  'DELETE /api/users/:id/reject': administrator,
  'PATCH /api/users/:id/deactivate': administrator,
  'PATCH /api/users/:id': administrator,

  'GET /api/audit': administrator,

  'GET /api/leagues': signedIn,
  'GET /api/leagues/:id': signedIn,
  'POST /api/leagues': administrator,
  'PATCH /api/leagues/:id': administrator,
  'POST /api/teams': administrator,
  'GET /api/teams/my': company,
  'GET /api/teams/league/:leagueId': signedIn,
  'GET /api/teams/:id/details': everybody,
  'GET /api/team-statistics/my': company,
  'POST /api/players': companyOrAdministrator,
  'GET /api/players/pending': administrator,
  'GET /api/players/my-team/stats': company,
  'PATCH /api/players/:id/status': administrator,
  'GET /api/players/:id/document': companyOrAdministrator,

  'GET /api/rules': signedIn,
  'POST /api/rules': administrator,
  'GET /api/rules/versions': administrator,
  'GET /api/rules/:id/file': signedIn,

  'GET /api/league-table': everybody,
  'GET /api/league-table/real': signedIn,
  'GET /api/league-table/:id': signedIn,
  'GET /api/statistics/top-scorers': everybody,
  'GET /api/statistics/top-scorers/real': signedIn,
  'GET /api/statistics/top-assists': everybody,
  'GET /api/statistics/top-assists/real': signedIn,
  'GET /api/statistics/top-mvp': everybody,
  'GET /api/statistics/top-mvp/real': signedIn,

  'GET /api/matches': signedIn,
  'GET /api/matches/upcoming': everybody,
  'GET /api/matches/upcoming/user': signedIn,
  'GET /api/matches/league/:id': signedIn,
  'GET /api/matches/:id/statistics': signedIn,
  'POST /api/matches': administrator,
  'POST /api/matches/generate-schedule': administrator,
  'DELETE /api/matches': administrator,

  'GET /api/live/:matchId': everybody,
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
  'POST /api/matches/:id/undo': administrator,
};

let kolo: TestApp;
beforeAll(async () => {
  kolo = await startTestApp();
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

it('watching needs a session where live pages are not public', async () => {
  const closed = await startTestApp({ config: { livePublic: false } });
  try {
    expect((await closed.call('GET', '/api/live/999999')).status).toBe(401);
    expect((await closed.call('GET', '/api/live/999999', { as: 'public' })).status).toBe(404);
  } finally {
    await closed.close();
  }
});

it('the description of the API is open, and what is not there is not found', async () => {
  const docs = await kolo.call('GET', '/api/docs');
  expect(docs.status).toBe(200);
  expect(docs.headers.get('content-type')).toMatch(/text\/html/);
  const { status, json } = await kolo.call('GET', '/api/docs-json');
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
