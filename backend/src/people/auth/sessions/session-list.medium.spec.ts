import type { SessionView } from '@kolo/domain';
import {
  type CallOptions,
  startTestApp,
  type TestApp,
  testPassword,
} from '../../../../test/app.js';
import { liveSocket, opened } from '../../../../test/spectator.js';
import { SessionsService } from './sessions.service.js';

let kolo: TestApp;
const shared = { sessionSecret: 'the-same-secret-on-every-node-0123456789' };
beforeAll(async () => {
  kolo = await startTestApp({ config: { ...shared, trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => kolo.close());

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

async function signIn(username: string, headers: Record<string, string> = {}): Promise<string> {
  const body = { username, password: testPassword };
  const answer = await kolo.call('POST', '/api/login', { body, headers });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
const list = async (cookie: string): Promise<SessionView[]> =>
  (await kolo.call('GET', '/api/user/sessions', { headers: { cookie } })).json as SessionView[];
const status = async (cookie: string, at: TestApp = kolo): Promise<number> =>
  (await at.call('GET', '/api/user', { headers: { cookie } })).status;
async function age(column: string, interval: string, user: number): Promise<void> {
  const change = `UPDATE sessions SET ${column} = now() - $1::interval WHERE user_id = $2`;
  await kolo.db.query(change, [interval, user]);
  await kolo.app.get(SessionsService).untilCaughtUp();
}

describe('the sessions of an account', () => {
  it('are listed with device, network and last use, and this one is marked', async () => {
    const mine = await signIn('referee', {
      'user-agent': phone,
      'x-forwarded-for': '2001:db8:7:1::5',
    });
    const [newest, ...others] = await list(mine);
    expect(newest).toEqual({
      id: expect.any(Number),
      browser: 'Chrome',
      system: 'Android',
      device: 'mobile',
      network: '2001:db8:7:1',
      isCurrent: true,
      startedAt: expect.stringMatching(/Z$/),
      lastUsedAt: expect.stringMatching(/Z$/),
    });
    expect(others).toMatchObject([{ browser: null, device: null, isCurrent: false }]);
  });

  it('end one by one, and nobody ends another’s', async () => {
    const [mine, other] = [await signIn('company'), await signIn('company')];
    const id = (await list(other)).find(({ isCurrent }) => isCurrent)?.id;
    const end = (options: CallOptions) => kolo.call('DELETE', `/api/user/sessions/${id}`, options);
    expect((await end({ as: 'admin' })).json).toMatchObject({ error: 'session.not-found' });
    expect(await status(other)).toBe(200);
    expect((await end({ headers: { cookie: mine } })).status).toBe(204);
    expect([await status(mine), await status(other)]).toEqual([200, 401]);
  });

  it('end all but the one that asks', async () => {
    const [mine, other] = [await signIn('public'), await signIn('public')];
    const ended = await kolo.call('DELETE', '/api/user/sessions', { headers: { cookie: mine } });
    expect(ended.status).toBe(204);
    expect([await status(mine), await status(other)]).toEqual([200, 401]);
    expect(await list(mine)).toHaveLength(1);
  });

  it('note their use every few minutes, not at each request', async () => {
    const cookie = await signIn('referee');
    const used = async () => (await list(cookie)).find((one) => one.isCurrent)?.lastUsedAt;
    const before = await used();
    await status(cookie);
    expect(await used()).toBe(before);
    await age('last_used_at', '6 minutes', kolo.userIds.referee);
    const stale = await kolo.call('GET', '/api/user', {
      headers: { cookie, 'x-forwarded-for': '203.0.113.4' },
    });
    expect(stale.status).toBe(200);
    expect((await list(cookie)).find((one) => one.isCurrent)).toMatchObject({
      network: '203.0.113.4',
    });
    expect(Date.parse((await used()) ?? '')).toBeGreaterThanOrEqual(Date.parse(before ?? ''));
  });

  it('end after twelve hours without use for an administrator, and for nobody else', async () => {
    const [admin, referee] = [await signIn('admin'), await signIn('referee')];
    for (const user of [kolo.userIds.admin, kolo.userIds.referee])
      await age('last_used_at', '12 hours 1 second', user);
    expect([await status(admin), await status(referee)]).toEqual([401, 200]);
    const again = await signIn('admin');
    await age('last_used_at', '11 hours 50 minutes', kolo.userIds.admin);
    expect(await status(again)).toBe(200);
    expect(await status(again)).toBe(200);
  });

  it('lose their sockets on every node at once', async () => {
    const other = await startTestApp({
      config: { ...shared, livePublic: false },
      database: kolo.database,
    });
    try {
      const cookie = await signIn('public');
      const socket = await opened(liveSocket(other.url, { cookie }));
      const gone = new Promise((resolve) => socket.on('disconnect', resolve));
      const stays = await opened(liveSocket(other.url, { cookie: kolo.cookies.company }));
      await kolo.call('POST', '/api/logout', { headers: { cookie } });
      await gone;
      expect(await status(cookie, other)).toBe(401);
      expect(stays.connected).toBe(true);
      stays.disconnect();
    } finally {
      await other.close();
    }
  });
});

it('behind a proxy that says HTTPS the cookie is bound to the host, and one from before goes on', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  const before = await signIn('referee');
  const cookie = await signIn('referee', headers);
  expect(before).toMatch(/^kolo\.sid=/);
  expect(cookie).toMatch(/^__Host-kolo\.sid=\./);
  const who = async (value: string) =>
    (await kolo.call('GET', '/api/user', { headers: { ...headers, cookie: value } })).status;
  expect([await who(before), await who(cookie)]).toEqual([200, 200]);
  // A cookie that a neighbouring host may set.
  expect(await who(cookie.replace('__Host-', ''))).toBe(401);
  const out = await kolo.call('POST', '/api/logout', { headers: { ...headers, cookie } });
  expect(out.headers.getSetCookie().join()).toMatch(
    /__Host-kolo\.sid=; Max-Age=0; Path=\/; .*Secure/,
  );
  expect(await who(cookie)).toBe(401);
});
