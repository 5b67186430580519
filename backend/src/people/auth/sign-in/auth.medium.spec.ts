import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { startTestApp, type TestApp, testPassword } from '../../../../test/app.js';
import { expectRetryAfter } from '../../../../test/retry-after.js';
import { nameDelay } from '../../limits/name-delay.js';
import { allowedAttempts, SignInLimitsService } from '../../limits/sign-in-limits.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

let kolo: TestApp;
const config = { sessionSecret: 'the-same-secret-on-every-node-0123456789' };

beforeAll(async () => {
  kolo = await startTestApp({ config });
});
afterAll(() => kolo.close());
beforeEach(() => kolo.db.query('DELETE FROM sign_in_failures'));
beforeEach(() => {
  jest.replaceProperty(nameDelay, 'maxMs', 1);
});

const signIn = (username: string, password = testPassword, at: TestApp = kolo) =>
  at.call('POST', '/api/login', { body: { username, password } });

const cookieOf = (headers: Headers): string => headers.getSetCookie()[0] ?? '';

async function account(username: string, columns: Record<string, unknown>): Promise<void> {
  const password = await hash(testPassword, { memoryCost: 1024, timeCost: 1 });
  const all = { username, password, email: `${username}@kolo.test`, ...columns };
  await kolo.db.query(
    `INSERT INTO users (${Object.keys(all).join(', ')})
     VALUES (${Object.keys(all).map((_, n) => `$${n + 1}`)})`,
    Object.values(all),
  );
}

describe('signing in', () => {
  it('answers who it is, with a cookie that no script reads', async () => {
    await account('adria', {
      role: 'company',
      company_name: 'Adria d.o.o.',
      membership_package_id: 3,
      approved: true,
    });
    const { status, json, headers } = await signIn('Adria');
    expect(status).toBe(200);
    expect(json).toEqual({
      id: expect.any(Number),
      username: 'adria',
      role: 'company',
      companyName: 'Adria d.o.o.',
      membershipPackage: { name: 'Gold', price: expect.stringMatching(/^\d+\.\d\d$/) },
    });
    const cookie = cookieOf(headers);
    expect(cookie).toMatch(/^kolo\.sid=[\w-]{64}; /);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).not.toMatch(/; Secure/);
    const user = await kolo.call('GET', '/api/user', { headers: { cookie } });
    expect(user.json).toEqual(json);
  });

  it('keeps nothing in the table with which somebody could sign in', async () => {
    const { headers } = await signIn('referee');
    const token = /^kolo\.sid=([\w-]+)/.exec(cookieOf(headers))?.[1] ?? '';
    const { rows } = await kolo.db.query<{ id: string }>('SELECT id FROM sessions');
    const ids = rows.map(({ id }) => id);
    expect(ids).not.toContain(token);
    expect(ids).not.toContain(createHash('sha256').update(token).digest('hex'));
  });

  it('tells nobody which names exist', async () => {
    const known = await signIn('admin', 'wrong');
    const unknown = await signIn('nobody-at-all', 'wrong');
    expect(known.status).toBe(401);
    expect(known.json).toMatchObject({ statusCode: 401, error: 'auth.bad-credentials' });
    expect(unknown.text).toBe(known.text);
  });

  it('says that an account waits for approval only to whoever knows its password', async () => {
    await account('waiting', { role: 'referee' });
    const right = await signIn('waiting');
    expect(right.status).toBe(403);
    expect(right.json).toMatchObject({
      message: expect.stringContaining('pending admin approval'),
    });
    const english = await kolo.call('POST', '/api/login', {
      body: { username: 'waiting', password: testPassword },
      headers: { 'accept-language': 'en-GB,en;q=0.9' },
    });
    expect(english.json).toMatchObject({
      message: expect.stringContaining('pending admin approval'),
    });
    expect((await signIn('waiting', 'wrong')).json).toMatchObject({
      error: 'auth.bad-credentials',
    });
  });

  it('is refused to a deactivated account, whose open sessions end at once', async () => {
    await account('leaving', { role: 'referee', approved: true });
    const cookie = cookieOf((await signIn('leaving')).headers);
    expect((await kolo.call('GET', '/api/user', { headers: { cookie } })).status).toBe(200);
    await kolo.db.query("UPDATE users SET deactivated_at = now() WHERE username = 'leaving'");
    await kolo.app.get(SessionsService).untilCaughtUp();
    expect((await kolo.call('GET', '/api/user', { headers: { cookie } })).status).toBe(401);
    expect((await signIn('leaving')).json).toMatchObject({ error: 'auth.deactivated' });
  });

  it('with a password that is replaced at the same moment begins no session', async () => {
    await account('kasni', { approved: true });
    const replaced = hash('a-new-password', { memoryCost: 1024, timeCost: 1 });
    const succeeded = jest
      .spyOn(SignInLimitsService.prototype, 'succeeded')
      .mockImplementationOnce(async () => {
        await kolo.db.query("UPDATE users SET password = $1 WHERE username = 'kasni'", [
          await replaced,
        ]);
      });
    try {
      const { status, headers } = await signIn('kasni');
      expect([status, cookieOf(headers)]).toEqual([401, '']);
    } finally {
      succeeded.mockRestore();
    }
    expect((await signIn('kasni', 'a-new-password')).status).toBe(200);
  });

  it('gives everybody who signs in at the same moment their own session', async () => {
    const names = ['admin', 'wrong', 'public', 'company', 'wrong', 'referee', 'admin', 'public'];
    const answers = await Promise.all(
      names.map((name) => (name === 'wrong' ? signIn('admin', 'wrong') : signIn(name))),
    );
    for (const [index, { status, json, headers }] of answers.entries()) {
      const name = names[index];
      if (name === 'wrong') expect([status, headers.getSetCookie()]).toEqual([401, []]);
      else {
        expect(json).toMatchObject({ username: name });
        const cookie = cookieOf(headers);
        const user = await kolo.call('GET', '/api/user', { headers: { cookie } });
        expect(user.json).toMatchObject({ username: name });
      }
    }
  });

  it.each([' referee', 'referee\u00a0', '\u200breferee\u2009', '\treferee\n'])(
    'takes the name %j with whatever blanks stand around it',
    async (username) => {
      expect((await signIn(username)).status).toBe(200);
    },
  );

  it('takes a password exactly as it is typed', async () => {
    await account('razmaci', { approved: true });
    const spaced = `  ${testPassword}\u00a0`;
    await kolo.db.query('UPDATE users SET password = $1 WHERE username = $2', [
      await hash(spaced, { memoryCost: 1024, timeCost: 1 }),
      'razmaci',
    ]);
    expect((await signIn('razmaci', spaced.trim())).status).toBe(401);
    expect((await signIn('razmaci', spaced)).status).toBe(200);
  });

  it('ends the session that the browser had before', async () => {
    const before = cookieOf((await signIn('public')).headers);
    await kolo.call('POST', '/api/login', {
      body: { username: 'referee', password: testPassword },
      headers: { cookie: before },
    });
    expect((await kolo.call('GET', '/api/user', { headers: { cookie: before } })).status).toBe(401);
  });

  it.each([
    [{ username: ' \u00a0', password: 'x' }, 'username', 'Username is required'],
    [{ username: 'x' }, 'password', 'Password is required'],
  ])('%j names the missing field', async (body, field, sentence) => {
    const headers = { 'accept-language': 'en' };
    const { status, json } = await kolo.call('POST', '/api/login', { body, headers });
    expect(status).toBe(400);
    expect(json).toMatchObject({ details: { [field]: sentence } });
  });
});

describe('a session', () => {
  it('ends with the sign-out, whoever still has the cookie', async () => {
    const cookie = cookieOf((await signIn('public')).headers);
    const out = await kolo.call('POST', '/api/logout', { headers: { cookie } });
    expect(out.status).toBe(204);
    expect(cookieOf(out.headers)).toMatch(/^kolo\.sid=; Max-Age=0/);
    expect((await kolo.call('GET', '/api/user', { headers: { cookie } })).status).toBe(401);
    expect((await kolo.call('POST', '/api/logout')).status).toBe(204);
  });

  it('goes on while it is used and ends when it is not', async () => {
    const cookie = cookieOf((await signIn('public')).headers);
    const call = () => kolo.call('GET', '/api/user', { headers: { cookie } });
    expect(cookieOf((await call()).headers)).toBe('');

    const age = "UPDATE sessions SET expires_at = now() + interval '20 days' WHERE user_id = $1";
    await kolo.db.query(age, [kolo.userIds.public]);
    await kolo.app.get(SessionsService).untilCaughtUp();
    expect(cookieOf((await call()).headers)).toMatch(/^kolo\.sid=[\w-]{64}; Max-Age=2592000/);
    const { rows } = await kolo.db.query<{ days: number }>(
      `SELECT extract(day FROM expires_at - now())::integer AS days FROM sessions
       WHERE user_id = $1 ORDER BY expires_at DESC LIMIT 1`,
      [kolo.userIds.public],
    );
    expect(rows[0]?.days).toBeGreaterThanOrEqual(29);

    await kolo.db.query('UPDATE sessions SET expires_at = now() WHERE user_id = $1', [
      kolo.userIds.public,
    ]);
    await kolo.app.get(SessionsService).untilCaughtUp();
    expect((await call()).status).toBe(401);
  });

  it('is not begun by a made-up cookie', async () => {
    for (const token of ['x', 'x'.repeat(43), "' OR 1=1 --", 'č', '%00'])
      expect(
        (
          await kolo.call('GET', '/api/user', {
            headers: { cookie: `kolo.sid=${encodeURI(token)}` },
          })
        ).status,
      ).toBe(401);
  });
});

describe('the limit of attempts', () => {
  it('holds for a name from one network, also with the right password, also on another node', async () => {
    const other = await startTestApp({ config, database: kolo.database });
    try {
      for (let n = 0; n < allowedAttempts.username; n++)
        expect((await signIn('admin', 'wrong', n % 2 === 0 ? kolo : other)).status).toBe(401);
      const refused = await signIn('ADMIN');
      expect(refused.status).toBe(429);
      expect(refused.json).toMatchObject({
        error: 'request.too-many',
        message: expect.any(String),
      });
      const { rows } = await kolo.db.query<{ since: Date }>(
        `SELECT since FROM sign_in_failures WHERE subject LIKE 'user:%@%' ORDER BY since DESC LIMIT 1`,
      );
      await expectRetryAfter(rows[0]?.since, () => signIn('ADMIN'));

      await kolo.db.query("DELETE FROM sign_in_failures WHERE subject LIKE 'address:%'");
      expect((await signIn('admin', testPassword, other)).status).toBe(429);
      await kolo.db.query("UPDATE sign_in_failures SET since = since - interval '15 minutes'");
      expect((await signIn('admin', testPassword, other)).status).toBe(200);
    } finally {
      await other.close();
    }
  });

  it('is no higher for attempts at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => signIn('referee', 'wrong').then(({ status }) => status)),
    );
    expect(answers.filter((status) => status === 401)).toHaveLength(allowedAttempts.username);
    expect(answers.filter((status) => status === 429)).toHaveLength(25 - allowedAttempts.username);
  });

  it('begins again after a success', async () => {
    for (let round = 0; round < 2; round++) {
      for (let n = 1; n < allowedAttempts.username; n++) await signIn('public', 'wrong');
      expect((await signIn('public')).status).toBe(200);
    }
  });

  it('holds for an address over many names', async () => {
    const wrong = (n: number) => signIn(`guess-${n}`, 'wrong').then(({ status }) => status);
    for (let n = 0; n < allowedAttempts.address; n += 10)
      await Promise.all(Array.from({ length: 10 }, (_, m) => wrong(n + m)));
    expect(await wrong(999)).toBe(429);
    expect((await signIn('company')).status).toBe(429);
  });
});

describe('a write from another site', () => {
  const post = (headers: Record<string, string>) => kolo.call('POST', '/api/logout', { headers });

  it('is refused by its Origin or by what the browser says of it', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${kolo.url}.evil.example` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      const { status, json } = await post(headers);
      expect([status, json]).toEqual([
        403,
        expect.objectContaining({ error: 'request.foreign-origin', message: expect.any(String) }),
      ]);
    }
  });

  it('is taken from our own pages and from programs', async () => {
    const ours: Record<string, string>[] = [
      {},
      { origin: kolo.url },
      { 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of ours) expect((await post(headers)).status).toBe(204);
  });
});

it('behind HTTPS the cookie is secure and the public origin is ours', async () => {
  const publicOrigin = 'https://kolo.example';
  const node = await startTestApp({ config: { publicOrigin } });
  try {
    const { status, headers } = await node.call('POST', '/api/login', {
      body: { username: 'public', password: testPassword },
      headers: { origin: publicOrigin },
    });
    expect(status).toBe(200);
    const cookie = cookieOf(headers);
    expect(cookie).toMatch(/^__Host-kolo\.sid=\.[\w-]{64}; /);
    for (const part of [/; Path=\/;/, /; Secure/, /; HttpOnly/]) expect(cookie).toMatch(part);
    expect(cookie).not.toMatch(/; Domain/);
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d+/);
  } finally {
    await node.close();
  }
});
