import { getDataSourceToken } from '@nestjs/typeorm';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { startTestApp, type TestApp, testPassword } from '../../../../test/app.js';
import { until } from '../../../../test/until.js';
import { ChannelListener } from '../../../platform/db/channel-listener.js';
import { forTaps } from '../../../platform/db/data-source.js';
import { poolOf } from '../../../platform/db/pool.js';
import { SessionAnnouncementsService } from './session-announcements.service.js';
import { SessionsService } from './sessions.service.js';

const config = { sessionSecret: 'one secret of both nodes, which is long enough' };

let one: TestApp;
/** Another node of the same database. */
let two: TestApp;
let statements = 0;

beforeAll(async () => {
  one = await startTestApp({ config });
  two = await startTestApp({ database: one.database, config });
  for (const token of [getDataSourceToken(), getDataSourceToken(forTaps)])
    poolOf(one.app.get<DataSource>(token)).on('acquire', () => {
      statements += 1;
    });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const ask = (app: TestApp, cookie: string, path = '/api/user') =>
  app.call('GET', path, { headers: { cookie } });

async function signIn(username: string, password = testPassword): Promise<string> {
  const { headers } = await one.call('POST', '/api/login', { body: { username, password } });
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** A session that both nodes keep. */
async function cachedSession(username: string): Promise<string> {
  const cookie = await signIn(username);
  const token = cookie.slice(cookie.indexOf('=') + 1);
  for (const app of [one, two])
    await until(async () => {
      await ask(app, cookie);
      return app.app.get(SessionsService).known(token) !== undefined;
    });
  return cookie;
}

it('a session that was used a moment ago costs no statement', async () => {
  const cookie = await cachedSession('referee');
  // The nodes ask for themselves from time to time.
  await until(async () => {
    statements = 0;
    for (let n = 0; n < 5; n += 1) expect((await ask(one, cookie)).status).toBe(200);
    return statements === 0;
  });
});

const ends: { by: string; end: (cookie: string) => Promise<unknown>; of?: string }[] = [
  {
    by: 'a sign-out',
    end: (cookie) => one.call('POST', '/api/logout', { headers: { cookie } }),
  },
  {
    by: 'its owner elsewhere',
    end: async () => {
      const other = await signIn('public');
      return one.call('DELETE', '/api/user/sessions', { headers: { cookie: other } });
    },
  },
  {
    by: 'another password',
    end: async () => {
      const cookie = await signIn('public');
      const body = { currentPassword: testPassword, newPassword: 'sasvim-nova-lozinka-1' };
      const { status } = await one.call('POST', '/api/user/password', {
        headers: { cookie },
        body,
      });
      expect(status).toBe(200);
      return one.db.query(
        `UPDATE users SET password = (SELECT password FROM users WHERE role = 'referee')
         WHERE role = 'public'`,
      );
    },
  },
  {
    by: 'the account’s deactivation',
    end: () => one.call('PATCH', `/api/users/${one.userIds.company}/deactivate`, { as: 'admin' }),
    of: 'company',
  },
];

it.each(ends)(
  'a kept session that is ended by $by is refused: here at once, on other nodes as soon as they are notified',
  async ({ end, of = 'public' }) => {
    const cookie = await cachedSession(of);
    // A cached session also expires by itself; here the other node is notified.
    const announcements = two.app.get(SessionAnnouncementsService);
    const before = announcements.changes;
    await end(cookie);
    expect((await ask(one, cookie)).status).toBe(401);
    await until(() => announcements.changes > before);
    await until(async () => (await ask(two, cookie)).status === 401);
  },
);

it.each([
  ['another role', `UPDATE users SET role = 'public' WHERE username = 'referee'`, 'public'],
  [
    'another name',
    `UPDATE users SET company_name = 'Kolo d.o.o.' WHERE username = 'referee'`,
    'Kolo',
  ],
  [
    'a second factor',
    `INSERT INTO second_factors (user_id, secret, confirmed_at)
     SELECT id, 'x', now() FROM users WHERE username = 'referee'`,
    null,
  ],
  ['an erased account', `DELETE FROM users WHERE username = 'referee'`, 'auth.required'],
])('%s is noticed on every node, whoever wrote it', async (_, change, seen) => {
  const cookie = await cachedSession('referee');
  const token = cookie.slice(cookie.indexOf('=') + 1);
  const changes = () => [one, two].map(({ app }) => app.get(SessionAnnouncementsService).changes);
  const before = changes();
  await one.db.query(change);
  await until(() => changes().every((count, node) => count > (before[node] ?? 0)));
  for (const app of [one, two])
    await until(async () =>
      seen === null
        ? app.app.get(SessionsService).known(token) === undefined
        : (await ask(app, cookie)).text.includes(seen),
    );
});

/** The name of a prepared statement. */
const nameOf = (sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null && 'name' in sent ? sent.name : null;

it('nothing is kept while it is not proven that this node hears of ended sessions', async () => {
  const cookie = await cachedSession('public');
  const proven = jest.spyOn(ChannelListener.prototype, 'isProven', 'get').mockReturnValue(false);
  // The nodes ask for themselves from time to time, but not for sessions.
  const query = jest.spyOn(pg.Client.prototype, 'query');
  expect((await ask(one, cookie)).status).toBe(200);
  expect((await ask(one, cookie)).status).toBe(200);
  const looks = query.mock.calls.filter(([sent]) => nameOf(sent) === 'find_session');
  expect(looks).toHaveLength(2);
  query.mockRestore();
  await one.db.query('ALTER TABLE sessions DISABLE TRIGGER USER');
  await one.db.query(`DELETE FROM sessions WHERE user_id = $1`, [one.userIds.public]);
  expect((await ask(one, cookie)).status).toBe(401);
  expect((await ask(two, cookie)).status).toBe(401);
  await one.db.query('ALTER TABLE sessions ENABLE TRIGGER USER');
  proven.mockRestore();
});
