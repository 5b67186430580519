import type { RecoveryCodes, SecondFactorSecret, SessionUser } from '@kolo/domain';
import { TOTP, URI } from 'otpauth';
import { DataSource } from 'typeorm';
import { startTestApp, type TestApp, testPassword } from '../../../../test/app.js';
import { resetSecondFactor } from '../../../operations/accounts/reset-second-factor.js';
import { nameDelay } from '../../limits/name-delay.js';
import { allowedAttempts } from '../../limits/sign-in-limits.service.js';

let kolo: TestApp;
beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());
beforeEach(() => {
  jest.replaceProperty(nameDelay, 'maxMs', 1);
});
beforeEach(() => kolo.db.query('DELETE FROM sign_in_failures'));
afterEach(() => kolo.db.query('DELETE FROM second_factors'));

const signIn = (code?: string, headers: Record<string, string> = {}, at = kolo) =>
  at.call('POST', '/api/login', {
    body: { username: 'admin', password: testPassword, ...(code === undefined ? {} : { code }) },
    headers,
  });
const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
const post = (cookie: string, step: string, body: object, at = kolo) =>
  at.call('POST', `/api/user/second-factor${step}`, { body, headers: { cookie } });

/** In the middle of a half minute, so that no test sees a code become too old. */
beforeEach(() => {
  const now = Math.floor(Date.now() / 30_000) * 30_000 + 15_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
});

/** As the app on a phone: codes of the last half minute, this one and the next. */
const codeOf = (totp: TOTP, steps = 0): string =>
  totp.generate({ timestamp: Date.now() + steps * 30_000 });

async function begin(cookie: string, at = kolo): Promise<TOTP> {
  const { json } = await post(cookie, '', { password: testPassword }, at);
  const { uri } = json as SecondFactorSecret;
  const totp = URI.parse(uri);
  if (!(totp instanceof TOTP)) throw new Error(uri);
  return totp;
}

/** Signed in as the administrator, with a second factor whose next code is unused. */
async function turnedOn(): Promise<{ totp: TOTP; cookie: string; recoveryCodes: string[] }> {
  const cookie = cookiesOf((await signIn()).headers);
  const totp = await begin(cookie);
  const { status, json } = await post(cookie, '/confirm', { code: codeOf(totp, -1) });
  expect(status).toBe(200);
  return { totp, cookie, ...(json as RecoveryCodes) };
}

const wrongCode = { status: 401, json: { error: 'auth.wrong-code' } };

describe('turning the second factor on', () => {
  it('takes the password, then the first code, and ends the other sessions', async () => {
    const [cookie, other] = [
      cookiesOf((await signIn()).headers),
      cookiesOf((await signIn()).headers),
    ];
    expect(await post(cookie, '', { password: 'not-mine' })).toMatchObject({
      status: 400,
      json: { error: 'auth.wrong-password' },
    });
    const begun = await post(cookie, '', { password: testPassword });
    expect(begun.json).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(/^otpauth:\/\/totp\/Kolo:admin\?/),
      qr: expect.stringMatching(/^data:image\/png;base64,/),
    });
    const totp = await begin(cookie);
    expect(await post(cookie, '/confirm', { code: '000000' })).toMatchObject(wrongCode);
    // Until then it is not asked for.
    expect((await signIn()).status).toBe(200);
    const { json } = await post(cookie, '/confirm', { code: codeOf(totp) });
    const { recoveryCodes } = json as RecoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);

    const state = await kolo.call('GET', '/api/user/second-factor', { headers: { cookie } });
    expect(state.json).toEqual({
      since: expect.stringMatching(/Z$/),
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    const stillIn = await kolo.call('GET', '/api/user', { headers: { cookie: other } });
    expect(stillIn.status).toBe(401);
  });

  it('keeps nothing with which somebody could make a code', async () => {
    const { totp, recoveryCodes } = await turnedOn();
    const tables = await Promise.all(
      ['second_factors', 'recovery_codes'].map((name) => kolo.db.query(`SELECT * FROM ${name}`)),
    );
    const stored = JSON.stringify(tables.map(({ rows }) => rows));
    for (const secret of [totp.secret.base32, totp.secret.hex, ...recoveryCodes])
      expect(stored).not.toContain(secret);
  });

  it('is audited, and so is turning it off', async () => {
    const { totp, cookie } = await turnedOn();
    const proof = { password: testPassword, code: codeOf(totp) };
    expect((await post(cookie, '/off', { ...proof, code: '123123' })).status).toBe(401);
    expect((await post(cookie, '/off', proof)).status).toBe(204);
    expect((await signIn()).status).toBe(200);
    const { rows } = await kolo.db.query<{ after: unknown }>(
      "SELECT after FROM audit_log WHERE action = 'account.second-factor' ORDER BY id DESC LIMIT 2",
    );
    expect(rows.map(({ after }) => after)).toEqual([
      { secondFactor: false },
      { secondFactor: true },
    ]);
  });
});

describe('signing in with a second factor', () => {
  it('asks for the code, and takes it', async () => {
    const { totp } = await turnedOn();
    const withoutCode = await signIn();
    expect(withoutCode).toMatchObject({
      status: 401,
      json: { error: 'auth.second-factor-needed' },
    });
    expect(withoutCode.headers.getSetCookie()).toEqual([]);
    const { status, json, headers } = await signIn(codeOf(totp));
    expect([status, json]).toEqual([200, expect.objectContaining({ username: 'admin' })]);
    const cookie = cookiesOf(headers);
    expect((await kolo.call('GET', '/api/audit', { headers: { cookie } })).status).toBe(200);
  });

  it('takes a code as it was copied, and a recovery code too', async () => {
    const { totp, recoveryCodes } = await turnedOn();
    const digits = codeOf(totp);
    const copied = `\u202a${digits.slice(0, 3)}\u00a0${digits.slice(3)}\u202c`;
    expect((await signIn(copied)).status).toBe(200);
    const wide = Array.from(recoveryCodes[0] ?? '', (one) =>
      one === '-' ? '\u2011' : String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0),
    );
    expect((await signIn(wide.join(''))).status).toBe(200);
  });

  it('takes a code once, also of two at once', async () => {
    const { totp } = await turnedOn();
    const code = codeOf(totp);
    const answers = await Promise.all([signIn(code), signIn(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await signIn(code)).toMatchObject(wrongCode);
    expect(await signIn(codeOf(totp, -1))).toMatchObject(wrongCode);
    expect((await signIn(codeOf(totp, 1))).status).toBe(200);
  });

  it('takes each recovery code once', async () => {
    const [first = '', second = ''] = (await turnedOn()).recoveryCodes;
    expect((await signIn(first.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect(await signIn(first)).toMatchObject(wrongCode);
    expect((await signIn(second)).status).toBe(200);
  });

  it('tells nobody without the password that there is one', async () => {
    await turnedOn();
    const body = { username: 'admin', password: 'wrong', code: '000000' };
    const answer = await kolo.call('POST', '/api/login', { body });
    expect(answer.json).toMatchObject({ error: 'auth.bad-credentials' });
  });

  it('is closed for a network that guesses, and open for its owner elsewhere', async () => {
    const node = await startTestApp({
      config: { ...sharedSecret, trustedProxies: ['127.0.0.1'] },
      database: kolo.database,
    });
    try {
      const from = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
      const cookie = cookiesOf((await signIn(undefined, {}, node)).headers);
      const totp = await begin(cookie, node);
      await post(cookie, '/confirm', { code: codeOf(totp, -1) }, node);
      for (let n = 0; n < allowedAttempts.codes; n++)
        expect((await signIn('000000', from(1), node)).status).toBe(401);
      expect((await signIn('000000', from(1), node)).status).toBe(429);
      expect((await signIn(codeOf(totp), from(2), node)).status).toBe(200);
    } finally {
      await node.close();
    }
  });

  it('limits guesses of all networks, and holds up neither a known device nor a recovery code', async () => {
    const node = await startTestApp({
      config: { ...sharedSecret, trustedProxies: ['127.0.0.1'] },
      database: kolo.database,
    });
    try {
      const { headers } = await signIn(undefined, {}, node);
      const cookie = cookiesOf(headers);
      const totp = await begin(cookie, node);
      const { json } = await post(cookie, '/confirm', { code: codeOf(totp, -1) }, node);
      const { recoveryCodes } = json as RecoveryCodes;
      const from = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
      for (let n = 0; n < allowedAttempts.codesInAll; n++)
        expect((await signIn('000000', from(n), node)).status).toBe(401);
      expect((await signIn(codeOf(totp), from(99), node)).status).toBe(429);
      // Asking which step comes next is no guess, and makes no room for more.
      expect((await signIn(undefined, from(98), node)).status).toBe(401);
      expect((await signIn(codeOf(totp), from(98), node)).status).toBe(429);
      const known = await signIn(codeOf(totp), { ...from(97), cookie }, node);
      expect(known.status).toBe(200);
      expect((await signIn(recoveryCodes[0], from(96), node)).status).toBe(200);
      const renewCode = { code: recoveryCodes[1] };
      const renewed = await post(cookiesOf(known.headers), '/recovery-codes', renewCode, node);
      expect(renewed.status).toBe(200);
    } finally {
      await node.close();
    }
  });

  it('is given back by the operator, whose act is audited', async () => {
    const { cookie } = await turnedOn();
    const db = kolo.app.get(DataSource);
    expect(await resetSecondFactor(db, 'nobody-at-all')).toBe('unknown');
    expect(await resetSecondFactor(db, 'referee')).toBe('off');
    expect(await resetSecondFactor(db, 'Admin')).toBe('reset');
    expect((await kolo.call('GET', '/api/user', { headers: { cookie } })).status).toBe(401);
    expect((await signIn()).status).toBe(200);
    const { rowCount } = await kolo.db.query(
      "SELECT FROM audit_log WHERE action = 'account.second-factor-reset' AND subject_id = $1",
      [kolo.userIds.admin],
    );
    expect(rowCount).toBe(1);
  });
});

const sharedSecret = { sessionSecret: 'the-same-secret-on-every-node-0123456789' };

describe('where administrators must have a second factor', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({ config: { requireSecondFactor: true } });
  });
  afterAll(() => strict.close());

  it('whoever has none sets it up after the sign-in and can do nothing else before', async () => {
    const { json, headers } = await signIn(undefined, {}, strict);
    expect(json).toMatchObject({ username: 'admin', secondFactorMissing: true });
    const cookie = cookiesOf(headers);
    const call = (method: string, path: string) =>
      strict.call(method, path, { headers: { cookie } });
    for (const route of strict.routes) {
      const [method = '', pattern = ''] = route.split(' ');
      if (/second-factor|logout|login|docs/.test(pattern) || route === 'GET /api/user') continue;
      const { status, text } = await call(method, pattern.replace(/:\w+/g, '999999'));
      if (status === 403) expect(text).toMatch(/auth\.(second-factor-missing|forbidden)/);
      // Routes that are open to visitors.
      else expect([route, (await strict.call(method, pattern)).status]).not.toEqual([route, 401]);
    }
    const totp = await begin(cookie, strict);
    await post(cookie, '/confirm', { code: codeOf(totp) }, strict);
    const user = (await call('GET', '/api/user')).json as SessionUser;
    expect(user.secondFactorMissing).toBeUndefined();
    expect((await call('GET', '/api/audit')).status).toBe(200);
  });

  it('everybody else signs in as before', async () => {
    const { status } = await strict.call('GET', '/api/leagues', { as: 'company' });
    expect(status).toBe(200);
  });
});
