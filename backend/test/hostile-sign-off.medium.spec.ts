import { randomUUID } from 'node:crypto';
import { limits, type MatchAnswer, type SignOffView } from '@kolo/domain';
import { type CallOptions, startTestApp, type TestAnswer, type TestApp } from './app.js';
import { consoleOf } from './console.js';
import { createLeague } from './league.js';
import { type LiveMatchUnderTest, runningMatch, scheduledMatch } from './live-match.js';
import { until } from './until.js';

let app: TestApp;
/** Of the signed-in company at home, with a device at its table; and one of two other companies. */
let match: LiveMatchUnderTest;
let otherId: number;
let device: string;
let hash: string;
beforeAll(async () => {
  app = await startTestApp();
  const { teams } = await createLeague(app.db, { ownerId: app.userIds.company, teams: 3 });
  const [, home, away] = teams;
  const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate: new Date() };
  otherId = ((await app.call('POST', '/api/matches', { as: 'admin', body })).json as MatchAnswer)
    .id;
});
afterAll(() => app.close());
beforeEach(async () => {
  match = await runningMatch(app);
  device = await consoleOf(app, match.id);
  for (const matchState of ['half-time', 'second-half', 'completed'])
    await match.must('PATCH', 'state', { matchState });
  hash = (await view()).reportHash;
});

const at = (path: string, id: number | string = match.id) => `/api/matches/${id}/${path}`;
const view = async () =>
  (await app.call('GET', at('sign-off'), { as: 'admin' })).json as SignOffView;
const post = (path: string, body: object, options: CallOptions = { as: 'company' }) =>
  app.call('POST', at(path), { ...options, body });
const byDevice = (): CallOptions => ({ headers: { cookie: device } });
const codeOf = ({ status, json }: TestAnswer) => [status, (json as { error?: string }).error];
const undoByDevice = async ({ json }: TestAnswer) => {
  const [entry] = (json as MatchAnswer).events;
  return codeOf(await post('undo', { eventId: entry?.id }, byDevice()));
};
const words = async () =>
  (await app.db.query('SELECT kind FROM log_texts WHERE stream = $1', [match.id])).rows;

const writes = (): [path: string, body: object][] => [
  ['sign-off', { role: 'away', method: 'tick', reportHash: hash, name: 'Ivo Ivić' }],
  ['sign-off/refuse', { role: 'away', reason: 'absent' }],
  ['protests', { team: 'away', text: 'Krivi strijelac.' }],
];

describe('a company', () => {
  it('acts for no other side than its own, and not as the table', async () => {
    for (const [path, body] of writes())
      expect([path, ...codeOf(await post(path, body))]).toEqual([path, 403, 'auth.forbidden']);
    for (const method of ['tick', 'drawn', 'pin'])
      expect(
        codeOf(await post('sign-off', { role: 'home', method, reportHash: hash, name: 'Ivo' })),
      ).toEqual([403, 'auth.forbidden']);
    expect(await words()).toEqual([]);
  });

  it('has nothing to read or say in a match of others', async () => {
    const reading = app.call('GET', at('sign-off', otherId), { as: 'company' });
    const said = [...writes(), ['remarks', { text: 'Ja.' }] as const].map(([path, body]) =>
      app.call('POST', at(path, otherId), { as: 'company', body }),
    );
    for (const answer of await Promise.all([reading, ...said]))
      expect(codeOf(answer)).toEqual([403, 'auth.forbidden']);
  });

  it('signs no older sheet', async () => {
    const signed = { role: 'home', method: 'account', reportHash: hash };
    await match.must('POST', 'goals', { team: 'away', scorer: match.away[0] });
    expect(codeOf(await post('sign-off', signed))).toEqual([409, 'match.signature-stale']);
    expect((await view()).signatures).toEqual([]);
    expect(await words()).toEqual([]);
  });
});

it('a device whose grant has ended neither reads nor signs', async () => {
  const [, body] = writes()[0] ?? ['', {}];
  expect((await post('sign-off', body, byDevice())).status).toBe(200);
  await app.db.query(`UPDATE match_grants SET revoked_at = now() WHERE match_id = $1`, [match.id]);
  const reading = () => app.call('GET', at('sign-off'), byDevice());
  // The end of a grant is announced to the nodes.
  await until(async () => (await reading()).status === 401);
  expect(codeOf(await reading())).toEqual([401, 'auth.grant-revoked']);
  expect(codeOf(await post('remarks', { text: 'Još nešto.' }, byDevice()))).toEqual([
    401,
    'auth.grant-revoked',
  ]);
});

it('the table undoes what was entered there, and nothing that a company said or signed', async () => {
  const said: [path: string, body: object][] = [
    ['sign-off', { role: 'home', method: 'account', reportHash: hash }],
    ['remarks', { text: 'Parket je mokar.' }],
    ['protests', { team: 'home', text: 'Krivi strijelac.' }],
    ['sign-off/refuse', { role: 'home', reason: 'disagrees' }],
  ];
  for (const [path, body] of said) {
    expect([path, ...(await undoByDevice(await post(path, body)))]).toEqual([
      path,
      409,
      'match.entered-by-administrator',
    ]);
    const isAccount = 'method' in body;
    const atTable = isAccount ? { ...body, method: 'tick', name: 'Ana Šarić' } : body;
    expect([path, ...(await undoByDevice(await post(path, atTable, byDevice())))]).toEqual([
      path,
      200,
      undefined,
    ]);
  }
  const { signatures, remarks, protests, refusals } = await view();
  expect([signatures, remarks, protests, refusals].map(({ length }) => length)).toEqual([
    1, 1, 1, 1,
  ]);
});

it('the table does not undo what the referee confirmed', async () => {
  const body = { userIds: [app.userIds.referee] };
  expect((await app.call('PUT', at('referees'), { as: 'admin', body })).status).toBe(200);
  const goal = await post('goals', { team: 'away', scorer: match.away[0] }, byDevice());
  const confirmed = await post('confirm', {}, { as: 'referee' });
  expect(await undoByDevice(confirmed)).toEqual([409, 'match.entered-by-administrator']);
  expect(await undoByDevice(goal)).toEqual([409, 'match.confirmed']);
  expect((await view()).resultState).toBe('confirmed');
});

it('a company that remarks without end leaves the table its room, and a repeat is none more', async () => {
  const remark = { text: 'Još nešto.' };
  const headers = { 'idempotency-key': randomUUID() };
  const mine = () => post('remarks', remark, { as: 'company', headers });
  expect((await mine()).status).toBe(200);
  await app.db.query(
    `INSERT INTO log_texts (command_id, command_seq, kind, stream, text, author_id)
     SELECT $1 || n, 0, 'remark', $2, 'Opet.', $3 FROM generate_series(1, $4::integer) n`,
    [randomUUID(), match.id, app.userIds.company, limits.matchLog.signing.ofOneSide - 1],
  );
  expect(codeOf(await post('remarks', remark))).toEqual([409, 'match.log-full']);
  expect((await mine()).status).toBe(200);
  expect((await post('remarks', remark, byDevice())).status).toBe(200);
});

it('an id that is taken changes neither the words nor who said them', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const said = (options: CallOptions, text: string) =>
    post('remarks', { text }, { ...options, headers: { ...options.headers, ...headers } });
  expect((await said({ as: 'company' }, 'Prva.')).status).toBe(200);
  expect((await said({ as: 'company' }, 'Druga.')).status).toBe(200);
  const answers = [
    await said({ as: 'admin' }, 'Tuđa.'),
    await said(byDevice(), 'Tuđa.'),
    await app.call('POST', at('protests'), {
      as: 'company',
      headers,
      body: { team: 'home', text: 'Žalba.' },
    }),
  ];
  for (const { status } of answers) expect([409, 422]).toContain(status);
  const { remarks, protests } = await view();
  expect(remarks.map(({ text }) => text)).toEqual(['Prva.']);
  expect(protests).toEqual([]);
  expect(await words()).toHaveLength(2);
});

it('a drawing is a path of some kilobytes that every renderer takes', async () => {
  const draw = (drawing: string) =>
    post('sign-off', { role: 'away', method: 'drawn', reportHash: hash, drawing }, byDevice());
  for (const drawing of [
    `M0 0${'L1 1'.repeat(limits.drawing / 4)}`,
    'M0 0"/><script>',
    'M0 0L1e999 1',
    `M0 0L${'9'.repeat(400)} 1`,
    'url(x)',
    '',
  ])
    expect((await draw(drawing)).status).toBe(400);
  expect((await draw('L1 1'.repeat(256 * 1024))).status).toBe(413);
  expect(await words()).toEqual([]);
  expect((await draw('M0 0L99 9')).status).toBe(200);
});

it('ids that are none are not found, and never an error of the server', async () => {
  const ids = ['0', '-1', '1x', '%00', '..%2f1', '2147483648', '99999999999999999999'];
  for (const id of ids)
    for (const as of ['company', 'admin'] as const) {
      const { status } = await app.call('GET', at('sign-off', id), { as });
      expect([id, as, status < 500 && status >= 400]).toEqual([id, as, true]);
    }
  for (const id of ['..%2f..', '%00', 'x'.repeat(150), `${randomUUID()}.0`]) {
    const { status } = await app.call('PATCH', at(`protests/${id}`), {
      as: 'admin',
      body: { outcome: 'upheld' },
    });
    expect([id, status < 500 && status >= 400]).toEqual([id, true]);
  }
});

it('what is refused leaves no words, however often it is sent', async () => {
  const running = await runningMatch(app);
  for (let n = 0; n < 5; n += 1)
    expect(
      codeOf(
        await app.call('POST', at('remarks', running.id), {
          as: 'company',
          body: { text: 'Rano.' },
        }),
      ),
    ).toEqual([409, 'match.not-over']);
  const { rows } = await app.db.query('SELECT FROM log_texts WHERE stream = $1', [running.id]);
  expect(rows).toEqual([]);
});

it('a match that is not over, not begun or gone has an answer for its parties', async () => {
  const states = [await runningMatch(app), await scheduledMatch(app)];
  for (const { id } of states)
    expect((await app.call('GET', at('sign-off', id), { as: 'company' })).status).toBe(200);
  const gone = match.id;
  await app.call('DELETE', `/api/matches/league/${match.league.leagueId}`, { as: 'admin' });
  for (const as of ['company', 'admin'] as const)
    expect([403, 404]).toContain((await app.call('GET', at('sign-off', gone), { as })).status);
});
