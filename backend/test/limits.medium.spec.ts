import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import sharp from 'sharp';
import { SessionsService } from '../src/people/auth/sessions/sessions.service.js';
import { startTestApp, type TestApp, testPassword } from './app.js';
import { consoleOf, cookieIn } from './console.js';
import { type LiveMatchUnderTest, runningMatch } from './live-match.js';
import { until } from './until.js';

let one: TestApp;
/** Another node of the same database. */
let two: TestApp;
let match: LiveMatchUnderTest;

beforeAll(async () => {
  const config = { readsPerSecond: 2, writesPerMinute: 60 };
  one = await startTestApp({ config });
  two = await startTestApp({ database: one.database, config });
  match = await runningMatch(one);
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const ask = (count: number, path: string, headers?: Record<string, string>) =>
  Promise.all(Array.from({ length: count }, () => one.call('GET', path, { headers })));

/** Runs `work` once the network has used up its reads; nothing is granted while the clock is stopped. */
async function withoutReads<T>(work: () => Promise<T>): Promise<T> {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  try {
    await ask(200, '/api/contact');
    return await work();
  } finally {
    clock.mockRestore();
  }
}

/** `fetch` would spell the address as everybody does. */
async function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(one.url);
  const [answer] = (await once(request({ hostname, port, path }).end(), 'response')) as [
    IncomingMessage,
  ];
  answer.resume();
  return answer.statusCode;
}

it('a company cannot change its logo without end, at whichever node', async () => {
  const { rows } = await one.db.query<{ id: number }>(
    'INSERT INTO sponsorships (user_id, package_id) VALUES ($1, 1) RETURNING id',
    [one.userIds.company],
  );
  const picture = { width: 8, height: 8, channels: 3, background: 'red' } as const;
  const png = await sharp({ create: picture }).png().toBuffer();
  const change = async (app: TestApp) => {
    // What comes back while a busy machine decodes the picture before is taken away.
    await one.db.query('UPDATE account_writes SET counted_at = clock_timestamp()');
    const form = new FormData();
    form.set('logo', new Blob([png], { type: 'image/png' }), 'logo.png');
    return fetch(`${app.url}/api/sponsorships/${rows[0]?.id}/logo`, {
      method: 'PUT',
      headers: { cookie: app.cookies.company, 'accept-language': 'hr' },
      body: form,
    });
  };
  const answers: Response[] = [];
  const beganAt = performance.now();
  for (let n = 0; n < 30; n += 1) answers.push(await change(n % 2 === 0 ? one : two));
  const taken = answers.filter(({ status }) => status === 200);
  // A minute's writes at once, and what came back meanwhile; a logo costs five.
  const seconds = (performance.now() - beganAt) / 1_000;
  expect(taken.length).toBeGreaterThanOrEqual(12);
  expect(taken.length).toBeLessThanOrEqual((60 + seconds) / 5);
  const refused = answers.findLast(({ status }) => status !== 200);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({
    error: 'request.too-fast',
    message: expect.stringMatching(
      /^Previše zahtjeva u kratkom vremenu\. Pokušajte ponovo za \d s\.$/,
    ),
  });
  const { rows: audited } = await one.db.query(`SELECT FROM audit_log WHERE actor_id = $1`, [
    one.userIds.company,
  ]);
  expect(audited).toHaveLength(taken.length);
});

it('a tablet that was offline sends hundreds of taps at once, and all of them count', async () => {
  const before = (await match.state()).version;
  const taps = await Promise.all(
    Array.from({ length: 700 }, () =>
      one.call('POST', `/api/matches/${match.id}/team-stats/increment`, {
        as: 'admin',
        body: { team: 'home', statistic: 'shots', by: 1 },
      }),
    ),
  );
  expect(new Set(taps.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await match.state()).version).toBe(before + 700);
});

describe('a cookie of ours that opens nothing any more', () => {
  const cookies = { company: '', table: '', otherTable: '' };
  // Before the network has asked too much.
  beforeAll(async () => {
    const body = { username: 'company', password: testPassword };
    cookies.company = cookieIn(await one.call('POST', '/api/login', { body }));
    cookies.table = await consoleOf(one, match.id);
    await one.db.query('UPDATE match_grants SET revoked_at = now()');
    cookies.otherTable = await consoleOf(one, match.id);
    await one.db.query('DELETE FROM sessions WHERE user_id = ANY ($1)', [
      [one.userIds.company, one.userIds.referee],
    ]);
    const sessions = one.app.get(SessionsService, { strict: false });
    const ended = [cookies.company, one.cookies.company, one.cookies.referee];
    await until(() =>
      ended.every((cookie) => sessions.known(cookie.split('=')[1] ?? '') === undefined),
    );
  });

  /** The statuses of a write that finds that out, and of the next one. */
  async function twoWrites(path: string, cookie: string): Promise<number[]> {
    const write = () => one.call('POST', path, { headers: { cookie } });
    const first = await write();
    const next = await withoutReads(write);
    return [first.status, next.status];
  }

  it.each([
    ['session', '/api/user/password', () => cookies.company, 401],
    ['session', '/api/logout', () => one.cookies.company, 204],
    ['grant', '/api/console/leave', () => cookies.table, 204],
  ])('of a %s, is that of a stranger at %s from then on', async (_, path, cookie, first) => {
    expect(await twoWrites(path, cookie())).toEqual([first, 429]);
  });

  it('does not refuse who has another one beside it', async () => {
    const both = `${one.cookies.referee}; ${cookies.otherTable}`;
    expect(await twoWrites(`/api/matches/${match.id}/undo`, both)).not.toContain(429);
  });
});

describe('readers of one network who ask too much', () => {
  it('are asked for patience in their language', async () => {
    for (const [language, sentence] of [
      ['hr', /^Previše zahtjeva u kratkom vremenu\. Pokušajte ponovo za \d+ s\.$/],
      ['en', /^Too many requests in a short time\. Try again in \d+ s\.$/],
    ] as const) {
      const [answer] = await withoutReads(() =>
        ask(1, '/api/contact', { 'accept-language': language }),
      );
      expect(answer).toMatchObject({
        status: 429,
        json: { error: 'request.too-fast', message: expect.stringMatching(sentence) },
      });
      expect(answer?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect(answer?.headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each([
    '/%61pi/contact',
    '//api//contact',
    'HTTP://kolo.test/api/contact',
    '/api/healthy',
    '/API/contact',
    '/live/7',
    '/',
  ])('get no further at %s', async (path) => {
    expect(await withoutReads(() => statusOf(path))).toBe(429);
  });

  it('read why in place of a page', async () => {
    const [answer] = await withoutReads(() => ask(1, '/live/7'));
    expect(answer?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer?.text).toMatch(/^Previše zahtjeva u kratkom vremenu\./);
  });

  it('get no further with a cookie that they made up', async () => {
    const headers = { cookie: 'kolo.sid=made-up' };
    for (const path of [`matches/${match.id}/undo`, 'logout']) {
      const { status } = await withoutReads(() => one.call('POST', `/api/${path}`, { headers }));
      expect(status).toBe(429);
    }
  });

  it('do not keep the tablet beside them from tapping, nor from looking', async () => {
    await withoutReads(async () => {
      const [refused] = await ask(1, '/api/contact');
      expect(refused?.status).toBe(429);
      const goal = { team: 'home', scorer: match.home[0] };
      expect((await match.must('POST', 'goals', goal)).version).toBeGreaterThan(0);
      for (const path of [`/api/matches/${match.id}/manage`, '/api/league-table'])
        expect((await one.call('GET', path, { as: 'admin' })).status).toBe(200);
    });
  });

  it('do not keep supervisors from hearing of the node', async () => {
    expect((await one.call('GET', '/api/health/ready')).status).toBe(200);
  });
});
