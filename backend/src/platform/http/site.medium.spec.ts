import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { scheduledMatch } from '../../../test/live-match.js';

let kolo: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kolo-site-'));
  mkdirSync(join(folder, 'site/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'outside');
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html><title>Kolo</title>');
  writeFileSync(join(folder, 'site/sw.js'), 'self.skipWaiting()');
  writeFileSync(join(folder, 'site/manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'site/assets/index-1a2b3c.js'), 'export {}');
  writeFileSync(join(folder, 'site/assets/index-1a2b3c.js.br'), brotliCompressSync('export {}'));
  writeFileSync(join(folder, 'site/assets/index-1a2b3c.js.gz'), gzipSync('export {}'));
  kolo = await startTestApp({ siteFolder: join(folder, 'site') });
});
afterAll(async () => {
  await kolo.close();
  rmSync(folder, { recursive: true, force: true });
});

const policyOf = (policy: string) =>
  new Map(policy.split(';').map((rule) => [rule.split(' ')[0], rule]));
const get = (path: string, method = 'GET') => kolo.call(method, path);

describe('the built site', () => {
  it.each([
    ['/', 200],
    ['/auth', 200],
    ['/Matches/', 200],
    ['/admin/match/12', 200],
    ['/league/7?tab=x', 200],
    ['/league-table?league=987654', 200],
    ['/live/987654', 404],
    ['/live/0', 404],
    ['/live/99999999999', 404],
    ['/team/987654', 404],
    ['/team/x%20y', 404],
    ['/embed/match/987654', 404],
    ['/embed/table/987654', 404],
    ['/overlay/987654', 404],
    ['/embed/clock/7', 404],
    ['/no/such/page', 404],
    ['/constructor', 404],
  ])('%s is the application with %i, requested again each time', async (path, expected) => {
    const { status, text, headers } = await get(path);
    expect(status).toBe(expected);
    expect(text).toMatch(/^<!doctype html><title data-hr="[^"]+" data-en="[^"]+">[^<]+<\/title>$/);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('vary')).toBe(
      'accept-encoding, accept-language, cookie, user-agent, sec-ch-ua-mobile',
    );
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('files with a hash in their name are kept for ever, the others are not', async () => {
    const hashed = await get('/assets/index-1a2b3c.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toMatch(/javascript/);
    for (const path of ['/sw.js', '/manifest.webmanifest'])
      expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
    const etag = hashed.headers.get('etag') ?? '';
    const again = await kolo.call('GET', '/assets/index-1a2b3c.js', {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
    ['gzip', 'br;q=0, gzip;q=0.5'],
    ['br', '*'],
    [null, 'identity'],
    [null, 'deflate'],
  ])('is packed as %s for whoever takes %s', async (encoding, accepted) => {
    const { headers, text } = await kolo.call('GET', '/assets/index-1a2b3c.js', {
      headers: { 'accept-encoding': accepted },
    });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toBe('accept-encoding');
    expect(text).toBe('export {}');
    const known = await kolo.call('GET', '/assets/index-1a2b3c.js', {
      headers: { 'accept-encoding': accepted, 'if-none-match': headers.get('etag') ?? '' },
    });
    expect([known.status, known.text, known.headers.get('content-length')]).toEqual([
      304,
      '',
      null,
    ]);
  });

  it('what is packed for the wire is no file of its own', async () => {
    expect((await get('/assets/index-1a2b3c.js.br')).status).toBe(404);
  });

  it('a match, a table and a scoreboard may stand in a frame of another site', async () => {
    const { id, league } = await scheduledMatch(kolo);
    for (const path of [
      `/embed/match/${id}`,
      `/embed/table/${league.leagueId}?theme=dark`,
      `/overlay/${id}`,
    ]) {
      const { headers } = await get(path);
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining('frame-ancestors *'),
      ]);
      expect(headers.get('x-frame-options')).toBeNull();
    }
  });

  it('a frame without an origin may load its files and read what is live, without credentials', async () => {
    const { id, league } = await scheduledMatch(kolo);
    for (const path of [
      '/assets/index-1a2b3c.js',
      '/api/live',
      `/api/live/${id}`,
      '/api/live/987654',
      `/api/league-table/${league.leagueId}/live/top`,
      '/api/health',
      '/api/leagues/names',
      `/api/leagues/${league.leagueId}/awards`,
      `/api/teams/${league.teams[0]?.id}/details`,
      '/api/league-table',
      '/api/matches/upcoming',
      `/api/matches/${id}/meaning`,
      `/api/matches/${id}/commentary`,
      `/api/players/${league.teams[0]?.playerIds[0]}`,
      '/api/search?q=adria',
      `/api/calendar/league/${league.leagueId}.ics`,
    ]) {
      const { headers } = await get(path);
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, '*']);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    expect(
      policyOf((await get(`/embed/match/${id}`)).headers.get('content-security-policy') ?? '').get(
        'script-src',
      ),
    ).toContain(kolo.url);
  });

  it.each([['/'], ['/api/user'], ['/api/matches'], ['/api/leagues'], ['/sw.js']])(
    '%s may be read by its own origin only',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    },
  );

  it('another site asks again with the tag of what it has, which it may read', async () => {
    const first = await get('/api/league-table');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('access-control-expose-headers')).toContain('etag');
    const headers = { 'if-none-match': etag, origin: 'https://klub.example' };
    const again = await kolo.call('GET', '/api/league-table', { headers });
    expect(again.status).toBe(304);
    expect(again.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('no other origin may write, or ask before a request whether it may', async () => {
    const headers = { origin: 'null', 'access-control-request-method': 'POST' };
    const preflight = await kolo.call('OPTIONS', '/api/live', { headers });
    expect(preflight.headers.get('access-control-allow-methods')).toBeNull();
    expect((await kolo.call('POST', '/api/login', { headers: { origin: 'null' } })).status).toBe(
      403,
    );
  });

  it.each(['/embed/match/987654', '/embed/table/987654', '/overlay/987654'])(
    '%s, which there is not, is in no frame',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(404);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
    },
  );

  it.each([
    '/embed',
    '/embed/',
    '/embed/match',
    '/embed/match/x',
    '/embed/nothing/7',
    '/overlay/7/x',
  ])('%s is no page, and in no frame', async (path) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(404);
    expect(text).toContain('Page Not Found · Kolo');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it.each(['/', '/live/7', '/embedded/7', '/api/leagues'])('%s may not', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('a file that is not there is not found rather than a page', async () => {
    expect((await get('/assets/index-old.js')).status).toBe(404);
    expect((await get('/favicon.ico')).status).toBe(404);
  });

  it('is told without its body to whoever asks for the head', async () => {
    const { status, text, headers } = await get('/sw.js', 'HEAD');
    expect([status, text, headers.get('content-length')]).toEqual([200, '', '18']);
  });

  it('stays whole while a new build takes its place', async () => {
    const file = join(folder, 'site/assets/index-1a2b3c.js');
    rmSync(file);
    expect((await get('/assets/index-1a2b3c.js')).text).toBe('export {}');
  });

  it('nothing outside its folder is served', async () => {
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00'])
      expect((await get(path)).text).not.toContain('outside');
  });

  it('the API beside it keeps its own answers', async () => {
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['GET', '/api'],
      ['POST', '/'],
      ['DELETE', '/auth'],
    ] as const)
      expect(await get(path, method)).toMatchObject({
        status: 404,
        json: { statusCode: 404, error: 'route.not-found' },
      });
  });

  it('is sent again where it is not there, whatever the browser has cached', async () => {
    const missing = await get('/no/such/page');
    const headers = { 'if-none-match': missing.headers.get('etag') ?? '' };
    expect((await kolo.call('GET', '/no/such/page', { headers })).status).toBe(404);
  });

  it('what a device keeps for every page bears the name of none', async () => {
    const { status, text } = await get('/index.html');
    expect([status, text]).toEqual([200, '<!doctype html><title>Kolo</title>']);
  });

  it.each([
    ['/matches', {}, 'Utakmice · Kolo'],
    ['/matches', { 'accept-language': 'en-GB,hr;q=0.5' }, 'Matches · Kolo'],
    ['/matches', { 'accept-language': 'en', cookie: 'a=b; language=hr' }, 'Utakmice · Kolo'],
    ['/matches', { cookie: 'language=en; a=b' }, 'Matches · Kolo'],
    ['/matches', { cookie: 'language=de' }, 'Utakmice · Kolo'],
    ['/auth?tab=register', {}, 'Registracija · Kolo'],
    ['/overlay/987654?lang=en', { cookie: 'language=hr' }, 'Scoreboard · Kolo'],
    ['/', { cookie: 'language=en' }, 'Kolo – the futsal league, live'],
    ['/no/such/page', {}, 'Page Not Found · Kolo'],
    ['/live/987654', { cookie: 'language=en' }, 'Match not found · Kolo'],
    ['/team/987654', {}, 'Tim nije pronađen · Kolo'],
  ])('%s is named for %j: %s', async (path, headers, title) => {
    const { text } = await kolo.call('GET', path, { headers });
    expect(/<title[^>]*>([^<]*)/.exec(text)?.[1]).toBe(title);
  });

  it('asks nothing of the device but to stay awake', async () => {
    for (const path of ['/', '/embed/match/7', '/api/leagues']) {
      const policy = (await get(path)).headers.get('permissions-policy') ?? '';
      expect(policy.split(', ')).toEqual(
        expect.arrayContaining(['camera=()', 'geolocation=()', 'screen-wake-lock=(self)']),
      );
    }
  });

  it.each([
    ['kolo.example:8080', 'ws://kolo.example:8080'],
    ['kolo.example; script-src *', 'ws://localhost'],
  ])('asked as %s it names its own socket: %s', async (host, socket) => {
    const answer = await kolo.app.inject({ url: '/', headers: { host } });
    const rules = policyOf(String(answer.headers['content-security-policy']));
    expect(rules.get('connect-src')).toBe(`connect-src 'self' ${socket}`);
    expect(rules.get('script-src')).toBe("script-src 'self'");
  });

  it('runs scripts of its own only, may open its socket and its worker, and is in no frame', async () => {
    const rules = policyOf((await get('/')).headers.get('content-security-policy') ?? '');
    expect(rules.get('script-src')).toBe("script-src 'self'");
    expect(rules.get('connect-src')).toBe(`connect-src 'self' ${kolo.url.replace('http', 'ws')}`);
    expect(rules.get('worker-src')).toBe("worker-src 'self'");
    expect(rules.get('manifest-src')).toBe("manifest-src 'self'");
    expect(rules.get('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(rules.has('upgrade-insecure-requests')).toBe(false);
  });
});
