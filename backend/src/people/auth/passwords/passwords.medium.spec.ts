import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp, testPassword } from '../../../../test/app.js';
import { until } from '../../../../test/until.js';
import { MailerService } from '../../../platform/mail/mailer.service.js';
import { JobsService } from '../../../platform/queue/jobs.service.js';
import { SiteAddressService } from '../../../platform/site-address/site-address.service.js';
import { nameDelay, resetMailDelay } from '../../limits/name-delay.js';
import { allowedAttempts } from '../../limits/sign-in-limits.service.js';
import { UsersService } from '../../users/users.service.js';
import { PasswordResetsService } from './password-resets.service.js';

let kolo: TestApp;
const dataDir = mkdtempSync(join(tmpdir(), 'kolo-outbox-'));
const outbox = join(dataDir, 'outbox');

beforeAll(async () => {
  kolo = await startTestApp({ config: { dataDir } });
});
afterAll(async () => {
  await kolo.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => kolo.db.query('DELETE FROM sign_in_failures'));
beforeEach(() => {
  jest.replaceProperty(nameDelay, 'maxMs', 1);
});

const signIn = (username: string, password: string) =>
  kolo.call('POST', '/api/login', { body: { username, password } });
const cookieOf = async (username: string, password: string): Promise<string> =>
  (await signIn(username, password)).headers.getSetCookie()[0] ?? '';
const stillIn = async (cookie: string): Promise<boolean> =>
  (await kolo.call('GET', '/api/user', { headers: { cookie } })).status === 200;

describe('changing one’s own password', () => {
  const change = (cookie: string, currentPassword: string, newPassword: string) =>
    kolo.call('POST', '/api/user/password', {
      body: { currentPassword, newPassword },
      headers: { cookie },
    });

  it('needs the current one, and ends the other sessions but not this one', async () => {
    const mine = await cookieOf('referee', testPassword);
    const other = await cookieOf('referee', testPassword);
    const wrong = await change(mine, 'not-my-password', 'a-new-password');
    expect(wrong).toMatchObject({ status: 400, json: { error: 'auth.wrong-password' } });
    expect(await stillIn(other)).toBe(true);

    const { status, json } = await change(mine, testPassword, 'a-new-password');
    expect([status, json]).toEqual([200, { message: expect.stringMatching(/^Lozinka/) }]);
    expect([await stillIn(mine), await stillIn(other)]).toEqual([true, false]);
    expect((await signIn('referee', testPassword)).status).toBe(401);
    expect((await signIn('referee', 'a-new-password')).status).toBe(200);
  });

  it.each(['x'.repeat(7), 'x'.repeat(201), ''])('does not take "%s"', async (next) => {
    const answer = await change(kolo.cookies.public, testPassword, next);
    expect(answer).toMatchObject({ status: 400, json: { error: 'request.invalid' } });
  });

  it('does not take one that many people have', async () => {
    const answer = await change(kolo.cookies.public, testPassword, 'Password123');
    const refusal = { error: 'account.common-password', details: { field: 'newPassword' } };
    expect(answer).toMatchObject({ status: 400, json: refusal });
  });

  it('happens once when it is asked for twice at once', async () => {
    const cookie = await cookieOf('company', testPassword);
    const nexts = ['the-first-one', 'the-second-one'];
    const answers = await Promise.all(nexts.map((next) => change(cookie, testPassword, next)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    for (const [n, next] of nexts.entries())
      expect((await signIn('company', next)).status).toBe(answers[n]?.status === 200 ? 200 : 401);
  });

  it('is no way to guess it', async () => {
    const cookie = await cookieOf('public', testPassword);
    // As a known device: beyond its own limit it counts as a stranger.
    for (let n = 0; n < 2 * allowedAttempts.username; n++)
      expect((await change(cookie, 'wrong', 'a-new-password')).status).toBe(400);
    expect((await change(cookie, testPassword, 'a-new-password')).status).toBe(429);
  });

  it('is not refused to its owner for failures of others in the same network', async () => {
    const cookie = await cookieOf('public', testPassword);
    for (let n = 0; n < allowedAttempts.username; n++) await signIn('public', 'wrong');
    expect((await signIn('public', testPassword)).status).toBe(429);
    const answer = await change(cookie, 'wrong', 'a-new-password');
    expect(answer).toMatchObject({ status: 400, json: { error: 'auth.wrong-password' } });
  });
});

describe('a forgotten password', () => {
  const ask = (email: string, headers: Record<string, string> = {}) =>
    kolo.call('POST', '/api/password-reset', { body: { email }, headers });
  const confirm = (token: string, newPassword: string, headers: Record<string, string> = {}) =>
    kolo.call('POST', '/api/password-reset/confirm', { body: { token, newPassword }, headers });

  const mails = (): string[] => {
    try {
      return readdirSync(outbox)
        .filter((name) => name.endsWith('.eml'))
        .sort();
    } catch {
      return [];
    }
  };
  /** The mail that comes next; it is written after the answer. */
  async function nextMail(work: () => Promise<unknown>): Promise<string> {
    const before = mails().length;
    await work();
    await until(() => mails().length > before);
    const file = join(outbox, mails().at(-1) ?? '');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // Quoted-printable: long lines are folded.
    return readFileSync(file, 'utf8').replaceAll(/=\r\n/g, '');
  }
  let jobs: Promise<void> | undefined;
  const startJobs = (): Promise<void> => {
    jobs ??= kolo.app.get(JobsService, { strict: false }).start();
    return jobs;
  };
  const tokenIn = (mail: string): string => /\/auth\/reset#([\w-]{43})/.exec(mail)?.[1] ?? '';

  it('is replaced through a mailed link, once, and every session ends', async () => {
    const open = kolo.cookies.admin;
    const mail = await nextMail(() => ask('Admin@Kolo.test'));
    expect(mail).toContain('To: admin@kolo.test');
    const { originForMails } = kolo.app.get(SiteAddressService, { strict: false });
    expect(mail).toContain(`${originForMails}/auth/reset#`);
    const token = tokenIn(mail);
    const { rows } = await kolo.db.query('SELECT * FROM password_resets');
    expect(JSON.stringify(rows)).not.toContain(token);

    const { status, json } = await confirm(token, 'quite-a-new-one');
    expect([status, json]).toEqual([200, { message: expect.stringMatching(/^Nova lozinka/) }]);
    expect(await stillIn(open)).toBe(false);
    expect((await signIn('admin', testPassword)).status).toBe(401);
    expect((await signIn('admin', 'quite-a-new-one')).status).toBe(200);
    expect(await confirm(token, 'yet-another-one')).toMatchObject({
      status: 400,
      json: { error: 'auth.reset-link-invalid' },
    });
  });

  it('is mailed with a link to this site, whatever host a stranger writes', async () => {
    const mail = await nextMail(() =>
      kolo.app.inject({
        method: 'POST',
        url: '/api/password-reset',
        headers: { host: 'evil.example' },
        payload: { email: 'company@kolo.test' },
      }),
    );
    expect(tokenIn(mail)).not.toBe('');
    expect(mail).not.toContain('evil.example');
  });

  it('is replaced in a browser of somebody else, whose session there ends; a dead link ends none', async () => {
    const token = tokenIn(await nextMail(() => ask('public@kolo.test')));
    const [theirs, elsewhere] = [
      await cookieOf('referee', 'a-new-password'),
      await cookieOf('referee', 'a-new-password'),
    ];
    await confirm('x'.repeat(43), 'quite-a-new-one', { cookie: theirs });
    expect(await stillIn(theirs)).toBe(true);

    const { status, headers } = await confirm(token, 'quite-a-new-one', { cookie: theirs });
    expect(status).toBe(200);
    expect(headers.getSetCookie()[0]).toMatch(/^kolo\.sid=;/);
    expect([await stillIn(theirs), await stillIn(elsewhere)]).toEqual([false, true]);
  });

  it('is answered the same for an address that nobody has, and nothing is mailed', async () => {
    const before = mails().length;
    const known = await nextMail(() => ask('referee@kolo.test'));
    const answers = await Promise.all([ask('referee@kolo.test'), ask('nobody@kolo.test')]);
    expect(known).toContain('To: referee@kolo.test');
    expect(answers[0].text).toBe(answers[1].text);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await until(() => mails().length > before + 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(mails().length).toBe(before + 2);
  });

  it('speaks the language of whoever asks', async () => {
    const mail = await nextMail(() => ask('public@kolo.test', { 'accept-language': 'en' }));
    expect(mail).toContain('Subject: Kolo: a new password');
  });

  it('is mailed by a job where the mail server did not take it at once', async () => {
    jest.spyOn(MailerService.prototype, 'send').mockRejectedValueOnce(new Error('away'));
    const mail = await nextMail(async () => {
      await ask('public@kolo.test');
      await startJobs();
    });
    expect(mail).toContain('To: public@kolo.test');
    expect(tokenIn(mail)).toHaveLength(43);
  });

  it('has a link for one hour', async () => {
    const token = tokenIn(await nextMail(() => ask('public@kolo.test')));
    const { rows } = await kolo.db.query<{ minutes: number }>(
      `SELECT ceil(extract(epoch FROM max(expires_at) - now()) / 60)::integer AS minutes
       FROM password_resets`,
    );
    expect(rows[0]?.minutes).toBe(60);
    await kolo.db.query("UPDATE password_resets SET expires_at = now() - interval '1 second'");
    expect((await confirm(token, 'quite-a-new-one')).status).toBe(400);
  });

  it('has no link any more once the password was changed', async () => {
    const token = tokenIn(await nextMail(() => ask('company@kolo.test')));
    await kolo.db.query(
      "UPDATE users SET password = (SELECT password FROM users WHERE username = 'referee') WHERE username = 'company'",
    );
    const answer = await kolo.call('POST', '/api/user/password', {
      body: { currentPassword: 'a-new-password', newPassword: 'the-newest-one' },
      headers: { cookie: await cookieOf('company', 'a-new-password') },
    });
    expect(answer.status).toBe(200);
    expect((await confirm(token, 'quite-a-new-one')).status).toBe(400);
  });

  it('has no link for an address that is taken from the account at the same moment', async () => {
    const resets = kolo.app.get(PasswordResetsService, { strict: false });
    const users = kolo.app.get(UsersService, { strict: false });
    const find = users.findByEmail.bind(users);
    const change = 'UPDATE users SET email = $1 WHERE email = $2';
    const lookup = jest.spyOn(users, 'findByEmail').mockImplementationOnce(async (email) => {
      const user = await find(email);
      await kolo.db.query(change, ['moved@kolo.test', email]);
      return user;
    });
    try {
      await kolo.db.query('DELETE FROM password_resets');
      const before = mails().length;
      resets.request({ email: 'public@kolo.test', origin: kolo.url, language: 'hr' }, 0);
      // Waits for requests in flight.
      await resets.onModuleDestroy();
      expect(mails().length).toBe(before);
      expect((await kolo.db.query('SELECT FROM password_resets')).rowCount).toBe(0);
    } finally {
      lookup.mockRestore();
      await kolo.db.query(change, ['public@kolo.test', 'moved@kolo.test']);
    }
  });

  it('takes one of two passwords that come with the same link at once', async () => {
    const token = tokenIn(await nextMail(() => ask('public@kolo.test')));
    const answers = await Promise.all(['the-one-one', 'the-two-two'].map((p) => confirm(token, p)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('fills nobody’s mailbox, and is not refused to the owner after requests of strangers', async () => {
    const enqueued = jest.spyOn(JobsService.prototype, 'enqueue').mockResolvedValue();
    const before = mails().length;
    for (let n = 0; n < resetMailDelay.free; n++) await ask('public@kolo.test');
    await until(() => mails().length === before + resetMailDelay.free);
    const late = [await ask('PUBLIC@kolo.test'), await ask('public@kolo.test')];
    expect(late.map(({ status }) => status)).toEqual([200, 200]);
    // One mail waits for both: the queue takes one job for each id.
    expect(enqueued.mock.calls.map(([, , options]) => options)).toEqual([
      { id: 'public@kolo.test', delayMs: resetMailDelay.firstMs },
      { id: 'public@kolo.test', delayMs: 2 * resetMailDelay.firstMs },
    ]);
    expect(mails().length).toBe(before + resetMailDelay.free);
  });

  it('has a link again in one mail that waits for all who asked', async () => {
    jest.replaceProperty(resetMailDelay, 'firstMs', 1);
    jest.replaceProperty(resetMailDelay, 'maxMs', 1);
    for (let n = 0; n < resetMailDelay.free; n++) await nextMail(() => ask('public@kolo.test'));
    const mail = await nextMail(async () => {
      await ask('public@kolo.test');
      await startJobs();
    });
    expect((await confirm(tokenIn(mail), 'the-owner-is-back')).status).toBe(200);
  });

  it('is limited for a network that asks for many addresses', async () => {
    await kolo.db.query("INSERT INTO sign_in_failures VALUES ('reset-from:127.0.0.1', $1, now())", [
      allowedAttempts.resetsFromAddress,
    ]);
    expect((await ask('nobody@kolo.test')).status).toBe(429);
  });

  it('is not replaced by one that many people have, and its link stays', async () => {
    const token = tokenIn(await nextMail(() => ask('public@kolo.test')));
    const refused = await confirm(token, 'iloveyou1');
    expect(refused).toMatchObject({ status: 400, json: { error: 'account.common-password' } });
    expect((await confirm(token, 'quite-a-new-one')).status).toBe(200);
  });

  it('counts no failed sign-in any more once it was replaced', async () => {
    for (let n = 0; n < allowedAttempts.username; n++) await signIn('public', 'wrong');
    const token = tokenIn(await nextMail(() => ask('public@kolo.test')));
    expect((await signIn('public', 'wrong')).status).toBe(429);
    await confirm(token, 'after-the-reset');
    expect((await signIn('Public', 'after-the-reset')).status).toBe(200);
    const left = "SELECT FROM sign_in_failures WHERE subject LIKE 'user:%' AND failures > 0";
    expect((await kolo.db.query(left)).rowCount).toBe(0);
  });

  it('is not replaced by a made-up token', async () => {
    expect((await confirm('x'.repeat(43), 'quite-a-new-one')).status).toBe(400);
    expect((await confirm("' OR 1=1", 'quite-a-new-one')).status).toBe(400);
  });
});

it('behind a proxy the link leads to the public origin, whatever the request calls us', async () => {
  const own = mkdtempSync(join(tmpdir(), 'kolo-outbox-'));
  const node = await startTestApp({
    config: { dataDir: own, publicOrigin: 'https://kolo.example' },
  });
  const folder = join(own, 'outbox');
  const mails = () => readdirSync(folder).filter((name) => name.endsWith('.eml'));
  try {
    await node.call('POST', '/api/password-reset', { body: { email: 'public@kolo.test' } });
    // It is sent after the answer.
    await until(() => mails().length > 0);
  } finally {
    await node.close();
  }
  const mail = readFileSync(join(folder, mails()[0] ?? ''), 'utf8');
  expect(mail.replaceAll(/=\r\n/g, '')).toContain('https://kolo.example/auth/reset#');
  rmSync(own, { recursive: true, force: true });
});
