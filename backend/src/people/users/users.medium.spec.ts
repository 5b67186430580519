import { startTestApp, type TestApp } from '../../../test/app.js';
import { UsersService } from './users.service.js';

let kolo: TestApp;
let users: UsersService;

beforeAll(async () => {
  kolo = await startTestApp();
  users = kolo.app.get(UsersService, { strict: false });
});
afterAll(() => kolo.close());

const signIn = (username: string, password: string) =>
  kolo.call('POST', '/api/login', { body: { username, password } });

describe('the first administrator', () => {
  it('is made once, also when several nodes start at the same moment, and can sign in', async () => {
    await kolo.db.query("DELETE FROM users WHERE role = 'admin'");
    expect(await users.hasAdministrator()).toBe(false);
    const passwords = ['first-password', 'second-password', 'third-password'];
    const made = await Promise.all(
      passwords.map((password) => users.ensureAdministrator('ana', password)),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    const winner = passwords[made.indexOf(true)] ?? '';
    for (const password of passwords)
      expect((await signIn('ana', password)).status).toBe(password === winner ? 200 : 401);
    expect((await signIn('ana', winner)).json).toMatchObject({ username: 'ana', role: 'admin' });
  });

  it('keeps the password that it has', async () => {
    expect(await users.ensureAdministrator('ana', 'another-password')).toBe(false);
    expect(await users.ensureAdministrator('boss', 'another-password')).toBe(false);
    expect((await signIn('boss', 'another-password')).status).toBe(401);
  });

  it('has a password that is not in the table', async () => {
    const { rows } = await kolo.db.query<{ password: string }>(
      "SELECT password FROM users WHERE username = 'ana'",
    );
    expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=\d{5,},t=\d+,p=\d+\$/);
  });
});

it('the four packages of the league are there from the start', async () => {
  const { rows } = await kolo.db.query('SELECT name FROM sponsorship_packages ORDER BY price');
  expect(rows.map(({ name }) => name)).toEqual(['Bronze', 'Silver', 'Gold', 'Platinum']);
});
