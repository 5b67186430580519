import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague } from '../../../test/league.js';
import { kickOff, matchOn, runningMatch } from '../../../test/live-match.js';

let kolo: TestApp;
let leagueId: number;
beforeAll(async () => {
  kolo = await startTestApp();
  ({ leagueId } = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 9 }));
});
afterAll(() => kolo.close());

const ask = (
  path: string,
  as: 'anonymous' | 'public' | 'company' | 'admin' = 'anonymous',
  headers = {},
) => kolo.call('GET', path, { as, headers });

describe('what everybody may read', () => {
  it('is kept by whoever likes and asked about each time', async () => {
    const { headers } = await ask('/api/league-table');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('etag')).toMatch(/^W\/"[\w-]+"$/);
  });

  it('is not sent again to whoever has it', async () => {
    const etag = (await ask('/api/league-table')).headers.get('etag') ?? '';
    for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const { status, text, headers } = await ask('/api/league-table', 'anonymous', {
        'if-none-match': tag,
      });
      expect([status, text, headers.get('etag')]).toEqual([304, '', etag]);
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    }
    expect((await ask('/api/league-table', 'anonymous', { 'if-none-match': '"x"' })).status).toBe(
      200,
    );
  });

  it('is one person’s own as soon as they are signed in', async () => {
    const { headers } = await ask('/api/league-table', 'public');
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('may be another text in another language', async () => {
    for (const path of ['/api/matches/upcoming', '/api/matches/commentary'])
      expect((await ask(path)).headers.get('vary')).toContain('accept-language');
  });
});

describe('what one session may read', () => {
  it('is kept by nobody else', async () => {
    for (const [path, as] of [
      ['/api/league-table/real', 'public'],
      ['/api/user', 'company'],
      ['/api/teams/my', 'company'],
      ['/api/users/companies', 'admin'],
    ] as const) {
      const { status, headers } = await ask(path, as);
      expect([path, status, headers.get('cache-control')]).toEqual([
        path,
        200,
        'private, no-cache',
      ]);
      expect(headers.get('vary')).toContain('cookie');
    }
  });

  it('is never another one’s, whatever tag they bring', async () => {
    const own = await ask('/api/user', 'company');
    const etag = own.headers.get('etag') ?? '';
    const other = await ask('/api/user', 'admin', { 'if-none-match': etag });
    expect([other.status, (other.json as { role: string }).role]).toEqual([200, 'admin']);
    for (const tag of [etag, '*']) {
      const nobody = await ask('/api/user', 'anonymous', { 'if-none-match': tag });
      expect([nobody.status, nobody.headers.get('etag')]).toEqual([401, null]);
      expect(nobody.text).not.toContain('company');
    }
  });

  it('is over with the session', async () => {
    const login = await kolo.call('POST', '/api/login', {
      body: { username: 'public', password: 'lozinka-za-probu' },
    });
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const etag = (await ask('/api/user', 'anonymous', { cookie })).headers.get('etag') ?? '';
    await kolo.call('POST', '/api/logout', { headers: { cookie } });
    expect((await ask('/api/user', 'anonymous', { cookie, 'if-none-match': etag })).status).toBe(
      401,
    );
  });
});

it.each([
  ['GET', '/api/nothing'],
  ['GET', '/api/leagues'],
  ['POST', '/api/logout'],
  ['POST', '/api/login'],
])('%s %s: a refusal or a write is kept by nobody', async (method, path) => {
  const { headers } = await kolo.call(method, path);
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
});

describe('an answer of more than a kilobyte', () => {
  const table = () => `/api/league-table/${leagueId}`;

  it.each([
    ['br', 'gzip, br'],
    ['gzip', 'gzip'],
    [null, 'identity'],
  ])('is packed as %s for whoever takes %s', async (encoding, accepted) => {
    const { headers, json } = await ask(table(), 'public', { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toContain('accept-encoding');
    expect(json).toHaveLength(9);
  });

  it('is the same answer however it is packed', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (accepted) =>
        (await ask(table(), 'public', { 'accept-encoding': accepted })).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(1);
  });

  it('varies the same way for whoever has it already', async () => {
    const { headers } = await ask(table(), 'public');
    const etag = headers.get('etag') ?? '';
    const known = await ask(table(), 'public', { 'if-none-match': etag });
    expect([known.status, known.headers.get('vary')]).toEqual([304, headers.get('vary')]);
  });

  it('is never another path’s that names its own with the same tag', async () => {
    const first = await runningMatch(kolo);
    // The same teams at the same version: the tag covers history, version and names.
    const [home, away] = first.league.teams;
    const made = await kolo.call('POST', '/api/matches', {
      as: 'admin',
      body: { homeTeamId: home?.id, awayTeamId: away?.id, matchDate: new Date().toISOString() },
    });
    const second = matchOn(kolo, (made.json as { id: number }).id, first.league);
    await kickOff(second);
    const matches = [first, second];
    const answers = await Promise.all(
      matches.map(({ id }) => ask(`/api/live/${id}`, 'anonymous', { 'accept-encoding': 'br' })),
    );
    const [one, other] = answers.map(({ headers }) => headers.get('etag'));
    expect(one).toBe(other);
    const shown = answers.map(({ json }) => json as { snapshot: { match: { matchId: number } } });
    expect(shown.map(({ snapshot }) => snapshot.match.matchId)).toEqual(
      matches.map(({ id }) => id),
    );
  });

  it('is told without its body to whoever asks for the head', async () => {
    const { status, text, headers } = await kolo.call('HEAD', table(), { as: 'public' });
    expect([status, text]).toEqual([200, '']);
    expect(headers.get('content-encoding')).toBeNull();
  });
});
