import type { SetupAnswer } from '@kolo/domain';
import { startTestApp, type TestAnswer, type TestApp } from '../../../test/app.js';
import { SetupLinksService } from './setup-links.service.js';

let kolo: TestApp;

beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());
beforeEach(() =>
  kolo.db.query(`DELETE FROM users WHERE role = 'admin' OR username LIKE 'vesna%';
                 DELETE FROM leagues; DELETE FROM setup_links; DELETE FROM sign_in_failures`),
);

const newToken = async (): Promise<string> =>
  (await kolo.app.get(SetupLinksService, { strict: false }).make()).token;

const administrator = {
  username: 'vesna',
  email: 'vesna@example.com',
  password: 'dvorana-nedjeljom',
};
const league = {
  name: 'Nedjeljna liga',
  season: '2026/27',
  venue: 'Dvorana Sutinska',
  startDate: '2026-10-03T22:00:00.000Z',
  endDate: '2027-05-31T21:59:00.000Z',
};

const setUp = (token: string, changes: object = {}): Promise<TestAnswer> =>
  kolo.call('POST', '/api/setup', { body: { token, ...administrator, league, ...changes } });
const check = (token: string): Promise<TestAnswer> =>
  kolo.call('POST', '/api/setup/check', { body: { token } });
const counts = async () =>
  (
    await kolo.db.query(
      `SELECT (SELECT count(*)::int FROM users WHERE role = 'admin') AS administrators,
              (SELECT count(*)::int FROM leagues) AS leagues,
              (SELECT count(*)::int FROM audit_log) AS audited,
              (SELECT count(*)::int FROM notices) AS notices,
              (SELECT count(*)::int FROM setup_links) AS links`,
    )
  ).rows[0];

const wrongToken = 'x'.repeat(43);
const linkInvalid = { status: 400, json: { error: 'setup.link-invalid' } };
const done = { status: 409, json: { error: 'setup.done' } };

describe('the link of a new installation', () => {
  it('makes its reader the administrator, signed in, of a league with its season and venue', async () => {
    const token = await newToken();
    expect(await check(token)).toMatchObject({
      status: 200,
      json: { username: 'admin', needsLeague: true },
    });
    const answer = await setUp(token);
    expect(answer.status).toBe(201);
    const { user, leagueId } = answer.json as SetupAnswer;
    expect(user).toMatchObject({ username: 'vesna', role: 'admin', companyName: null });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const asNew = (path: string) => kolo.call('GET', path, { headers: { cookie } });
    expect((await asNew('/api/user')).json).toMatchObject({ id: user.id, role: 'admin' });
    expect((await asNew(`/api/leagues/${leagueId}`)).json).toMatchObject({
      ...league,
      isActive: true,
    });
    const { username, password } = administrator;
    const signIn = await kolo.call('POST', '/api/login', { body: { username, password } });
    expect(signIn.status).toBe(200);
  });

  it('is in the audit, and the new address gets a mail to confirm it', async () => {
    const { user, leagueId } = (await setUp(await newToken())).json as SetupAnswer;
    const { rows } = await kolo.db.query(
      `SELECT action, subject_type, subject_id, actor_username FROM audit_entries
       WHERE actor_id = $1 ORDER BY id`,
      [user.id],
    );
    expect(rows).toEqual([
      {
        action: 'account.setup',
        subject_type: 'account',
        subject_id: user.id,
        actor_username: 'vesna',
      },
      {
        action: 'league.create',
        subject_type: 'league',
        subject_id: leagueId,
        actor_username: 'vesna',
      },
    ]);
    const notices = await kolo.db.query('SELECT kind FROM notices WHERE user_id = $1', [user.id]);
    expect(notices.rows).toEqual([{ kind: 'confirm-email' }]);
  });

  it('asks for no league where the demo season has one', async () => {
    const token = await newToken();
    await kolo.db.query(
      `INSERT INTO leagues (name, season, start_date, end_date)
       VALUES ('Demo', '2026/27', now(), now() + interval '1 day')`,
    );
    expect((await check(token)).json).toMatchObject({ needsLeague: false });
    const { json } = await setUp(token, { league: undefined });
    expect(json).toMatchObject({ user: { username: 'vesna' }, leagueId: null });
  });

  it('is not in the table', async () => {
    const token = await newToken();
    const { rows } = await kolo.db.query('SELECT * FROM setup_links');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('works once, and the links of other nodes end with it', async () => {
    const [token, other] = [await newToken(), await newToken()];
    await setUp(token);
    for (const used of [token, other]) {
      expect(await setUp(used, { username: 'vesna2' })).toMatchObject(done);
      expect(await check(used)).toMatchObject(done);
    }
    expect(await counts()).toMatchObject({ administrators: 1, leagues: 1, links: 0 });
    await kolo.db.query("DELETE FROM users WHERE username = 'vesna'");
    expect(await check(other)).toMatchObject(linkInvalid);
  });

  it('makes one administrator of several who send it at the same moment', async () => {
    const tokens = [await newToken(), await newToken(), await newToken()];
    const names = tokens.flatMap((token) => [1, 2, 3, 4].map((n) => ({ token, n })));
    const answers = await Promise.all(
      names.map(({ token, n }) => {
        const username = `vesna${tokens.indexOf(token)}-${n}`;
        return setUp(token, { username, email: `${username}@example.com` });
      }),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(11).fill(409)]);
    expect(await counts()).toMatchObject({ administrators: 1, leagues: 1 });
  });

  it('ends after a day', async () => {
    const token = await newToken();
    const { rows } = await kolo.db.query<{ hours: number }>(
      `SELECT round(extract(epoch FROM expires_at - now()) / 3600)::int AS hours FROM setup_links`,
    );
    expect(rows).toEqual([{ hours: 24 }]);
    await kolo.db.query("UPDATE setup_links SET expires_at = now() - interval '1 second'");
    expect(await check(token)).toMatchObject(linkInvalid);
    expect(await setUp(token)).toMatchObject(linkInvalid);
    await newToken();
    expect(await counts()).toMatchObject({ administrators: 0, links: 1 });
  });

  it('is refused where there is an administrator already', async () => {
    const token = await newToken();
    await kolo.db.query(
      `INSERT INTO users (username, password, email, role, approved)
       VALUES ('vesna-starija', 'x', 'vesna2@example.com', 'admin', true)`,
    );
    expect(await check(token)).toMatchObject(done);
    expect(await setUp(token)).toMatchObject(done);
  });
});

describe('nothing is written', () => {
  it.each<[string, object, number, string]>([
    ['a common password', { password: 'password123' }, 400, 'account.common-password'],
    ['a short password', { password: 'kratka' }, 400, 'request.invalid'],
    ['a taken name', { username: 'referee' }, 409, 'account.username-taken'],
    ['a name that looks like a taken one', { username: 'pub1ic' }, 409, 'account.username-taken'],
    ['a name in other letters', { username: 'весна' }, 400, 'request.invalid'],
    ['a taken address', { email: 'referee@kolo.test' }, 409, 'account.email-taken'],
    ['no address', { email: 'vesna' }, 400, 'request.invalid'],
    ['a league without a venue', { league: { ...league, venue: ' ' } }, 400, 'request.invalid'],
    ['an unknown field', { role: 'admin' }, 400, 'request.invalid'],
    ['null for a league', { league: null }, 400, 'request.invalid'],
    [
      'a season that ends before it begins',
      { league: { ...league, endDate: '2026-01-01T00:00:00.000Z' } },
      400,
      'league.end-before-start',
    ],
  ])('with %s, and the link stays valid', async (_name, changes, status, error) => {
    const token = await newToken();
    const before = await counts();
    expect(await setUp(token, changes)).toMatchObject({ status, json: { error } });
    expect(await counts()).toEqual(before);
    expect((await check(token)).status).toBe(200);
  });

  it('with another token, however good the rest is', async () => {
    await newToken();
    const before = await counts();
    expect(await setUp(wrongToken)).toMatchObject(linkInvalid);
    expect(await check(wrongToken)).toMatchObject(linkInvalid);
    for (const token of ['', 'x', `${wrongToken}x`, 7, null])
      expect((await setUp(token as string)).status).toBe(400);
    expect(await counts()).toEqual(before);
  });

  it('after fifty tries from one network, until a while later', async () => {
    const token = await newToken();
    for (let tries = 0; tries < 50; tries += 1) await check(wrongToken);
    expect(await setUp(token)).toMatchObject({
      status: 429,
      json: { error: 'request.too-many' },
    });
    await kolo.db.query('DELETE FROM sign_in_failures');
    expect((await setUp(token)).status).toBe(201);
  });
});
