import { DataSource } from 'typeorm';
import { startTestApp, type TestApp, testPassword } from '../../../../test/app.js';
import { nameDelay } from '../../limits/name-delay.js';
import { allowedAttempts, SignInLimitsService } from '../../limits/sign-in-limits.service.js';

let kolo: TestApp;
beforeAll(async () => {
  kolo = await startTestApp({});
});
afterAll(() => kolo.close());
beforeEach(() => {
  jest.replaceProperty(nameDelay, 'maxMs', 1);
});

const signIn = (username: string, password = testPassword) =>
  kolo.call('POST', '/api/login', { body: { username, password } });

const company = {
  role: 'company',
  password: ' lozinka od\u00a0razmaka ',
  companyName: 'Plavi\u00a0val\u200b d.o.o.',
  membershipPackageId: 1,
};

describe('given a name with blanks that nobody sees around it', () => {
  it.each([' referee', 'referee\t', '\u00a0referee\u200b', '\ufeffReferee\u202c'])(
    '%j signs in',
    async (typed) => expect((await signIn(typed)).status).toBe(200),
  );

  it('takes a password exactly as it is typed', async () => {
    for (const typed of [` ${testPassword}`, `${testPassword} `, `${testPassword}\u200b`])
      expect((await signIn('referee', typed)).status).toBe(401);
  });

  it('knows a name that an older version stored with a long hyphen', async () => {
    await kolo.db.query(`UPDATE users SET username = 'sudac–2' WHERE username = 'referee'`);
    expect((await signIn(' sudac–2 ')).status).toBe(200);
    expect((await signIn('sudac-2')).status).toBe(401);
    const wrong = Array.from({ length: allowedAttempts.username }, () => signIn('sudac–2', 'x'));
    await Promise.all(wrong);
    expect((await signIn('sudac–2')).status).toBe(429);
    const reset = { id: kolo.userIds.referee, username: 'sudac–2' };
    await kolo.app.get(SignInLimitsService).clear(kolo.app.get(DataSource).manager, reset);
    expect((await signIn('sudac–2')).status).toBe(200);
    await kolo.db.query(`UPDATE users SET username = 'referee' WHERE username = 'sudac–2'`);
  });
});

describe('given fields as companies copy them', () => {
  it('stores what people read, and the password as typed', async () => {
    const { status } = await kolo.call('POST', '/api/register', {
      body: {
        ...company,
        username: ' plavi\u00a0val ',
        email: '\u202aplavi@kolo.test\u202c ',
        companyOib: 'HR 123 4567 8903',
        phone: '\u202a+385\u00a091\u2011123\u202c',
      },
    });
    expect(status).toBe(201);
    const { rows } = await kolo.db.query(
      `SELECT username, email, company_name, company_oib, phone FROM users WHERE username = 'plavi val'`,
    );
    expect(rows).toEqual([
      {
        username: 'plavi val',
        email: 'plavi@kolo.test',
        company_name: 'Plavi val d.o.o.',
        company_oib: '12345678903',
        phone: '+385 91-123',
      },
    ]);
    expect((await signIn('plavi val', company.password.trim())).json).toMatchObject({
      error: 'auth.bad-credentials',
    });
    expect((await signIn('plavi val', company.password)).json).toMatchObject({
      error: 'auth.pending',
    });
  });

  it.each([
    ['hr', /^Upišite broj telefona/],
    ['en', /^Enter a phone number/],
  ])('says in %s what is wrong with a phone number', async (language, sentence) => {
    const body = { ...company, username: 'val', email: 'val@kolo.test', companyOib: '12345678903' };
    const { status, json } = await kolo.call('POST', '/api/register', {
      headers: { 'accept-language': language },
      body: { ...body, phone: 'zovite me' },
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({ details: { phone: expect.stringMatching(sentence) } });
  });
});
