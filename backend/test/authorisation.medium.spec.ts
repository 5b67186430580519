import { callOf } from '@kolo/domain';
import { type Caller, callers, startTestApp, type TestApp } from './app.js';
import { consoleOf } from './console.js';
import { createLeague, type TestTeam } from './league.js';
import { runningMatch } from './live-match.js';
import { type RouteCaller, routeCallers, routes, sampleOf, tabletCommands } from './routes.js';

const allowed = Object.entries(routes).map(([route, row]): [string, readonly RouteCaller[]] => [
  route,
  row.allowed,
]);

const noIds = {
  userIds: { public: 1, company: 1, referee: 1, admin: 1 },
  leagueId: 1,
  homeTeamId: 1,
  awayTeamId: 2,
  playerId: 1,
  teammateId: 2,
};

let kolo: TestApp;
/** A team of the signed-in company, and one of another company. */
let own: TestTeam;
let foreign: TestTeam;
let third: TestTeam;
let leagueId: number;
/** A match of the signed-in company with a device at its table and a referee, and one of two other companies. */
let device: { cookie: string; matchId: number };
let otherMatchId: number;
beforeAll(async () => {
  kolo = await startTestApp();
  const league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3 });
  leagueId = league.leagueId;
  const [one, other, another] = league.teams;
  if (!one || !other || !another) throw new Error('The league has no teams');
  [own, foreign, third] = [one, other, another];
  await openTable();
});
afterAll(() => kolo.close());

async function openTable(): Promise<void> {
  const matchId = (await runningMatch(kolo)).id;
  device = { cookie: await consoleOf(kolo, matchId), matchId };
  const made = await kolo.call('POST', '/api/matches', {
    as: 'admin',
    body: { homeTeamId: foreign.id, awayTeamId: third.id, matchDate: new Date() },
  });
  otherMatchId = (made.json as { id: number }).id;
  const { status, text } = await kolo.call('PUT', `/api/matches/${matchId}/referees`, {
    as: 'admin',
    body: { userIds: [kolo.userIds.referee] },
  });
  if (status !== 200) throw new Error(text);
}

/** Who signs in for a caller, and whose match the route names. */
const ofMatchAccounts = { 'own-company': 'company', 'own-referee': 'referee' } as const;

it('names every route that the product has, and no other', () => {
  expect([...kolo.routes].sort()).toEqual(Object.keys(routes).sort());
});

it.each(Object.entries(tabletCommands))('takes %s from the console of a tablet', (_, command) => {
  const { method, path, body } = callOf(999_999, command);
  const route = Object.keys(routes).find((known) =>
    new RegExp(`^${known.replace(/:\w+/g, '[^/]+')}$`).test(`${method} ${path}`),
  );
  const sample = route === undefined ? null : sampleOf(route, noIds);
  expect(Object.keys({ ...sample?.body, ...sample?.optional })).toEqual(
    expect.arrayContaining(Object.keys(body)),
  );
});

describe.each(allowed)('%s', (route, mayCall) => {
  const [method = '', pattern = ''] = route.split(' ');
  // Nothing of the kind exists in this database: whoever gets past the guard finds nothing, or sends a bad body.
  const path = pattern.replace(/:\w+/, '999999');
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} };

  const ask = (caller: RouteCaller) => {
    // Signing out and leaving would end what the other routes need.
    const isEnd = route === 'POST /api/logout' || route === 'POST /api/console/leave';
    if (caller === 'own-company' || caller === 'own-referee') {
      const as = isEnd ? 'anonymous' : ofMatchAccounts[caller];
      return kolo.call(method, ofMatch(pattern, device.matchId), { as, ...body });
    }
    if (caller !== 'console')
      return kolo.call(method, path, { as: isEnd ? 'anonymous' : caller, ...body });
    const headers = { cookie: isEnd ? '' : device.cookie };
    return kolo.call(method, ofMatch(pattern, device.matchId), { headers, ...body });
  };

  it.each(routeCallers)('as %s', async (caller) => {
    const { status, json } = await ask(caller);
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
    // That call took every match away, the device's as well.
    if (route === 'DELETE /api/matches' && caller === 'admin') await openTable();
  });
});

const ofMatch = (pattern: string, id: number): string =>
  pattern.replace(/:\w+/, pattern.startsWith('/api/matches/:id') ? String(id) : '999999');

it.each(allowed.filter(([route, may]) => /matches\/:id/.test(route) && !may.includes('anonymous')))(
  '%s of another match is not the table’s',
  async (route) => {
    const [method = '', pattern = ''] = route.split(' ');
    const { status, json } = await kolo.call(method, ofMatch(pattern, otherMatchId), {
      headers: { cookie: device.cookie },
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
    });
    expect(status).toBe(403);
    expect(json).toMatchObject({
      error: expect.stringMatching(/^auth\.(not-your-match|forbidden)$/),
    });
  },
);

it.each(allowed.filter(([route, may]) => /matches\/:id/.test(route) && !may.includes('anonymous')))(
  '%s of another match is neither its company’s nor its referee’s',
  async (route, mayCall) => {
    const [method = '', pattern = ''] = route.split(' ');
    for (const as of ['company', 'referee'] as const) {
      const { status, json } = await kolo.call(method, ofMatch(pattern, otherMatchId), {
        as,
        ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
      });
      if (mayCall.includes(as)) expect(status).not.toBe(403);
      else expect([as, status, json]).toMatchObject([as, 403, { error: 'auth.forbidden' }]);
    }
  },
);

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

it.each(allowed)('%s as the company that owns it', async (route, mayCall) => {
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
  const described = Object.keys(routes).filter((route) => !route.includes('/docs/'));
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
