import type { Server } from 'node:http';
import { type Caller, startTestApp, type TestAnswer, type TestApp } from '../../../test/app.js';
import { consoleOf } from '../../../test/console.js';
import { createLeague } from '../../../test/league.js';
import { runningMatch } from '../../../test/live-match.js';
import { until } from '../../../test/until.js';
import { LiveTableService } from '../../season/statistics/live-table.service.js';
import { TeamPagesService } from '../../site/team-pages/team-pages.service.js';

let kolo: TestApp;
let teamId: number;
beforeAll(async () => {
  kolo = await startTestApp();
  const { teams } = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 9 });
  teamId = teams[0]?.id ?? 0;
});
afterAll(() => kolo.close());

const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  kolo.call(method, path, { headers });

/** How often the handlers of `run` ask for the table. */
async function tablesRead(run: () => Promise<unknown>): Promise<number> {
  const reads = jest.spyOn(kolo.app.get(LiveTableService), 'ofActive');
  await run();
  const count = reads.mock.calls.length;
  reads.mockRestore();
  return count;
}

describe('a public answer that was asked before', () => {
  // It is cached for the rest of the minute, which may end between any two of these requests.
  const minute = Date.now();
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(minute);
  });
  // A node's work after its start may change the data once more.
  beforeEach(() => until(async () => (await tablesRead(() => read('/api/league-table'))) === 0));

  it('reaches no handler until something changes', async () => {
    expect(await tablesRead(() => read('/api/league-table'))).toBe(0);
    await kolo.db.query(`UPDATE teams SET name = name || '!' WHERE id = $1`, [teamId]);
    const shown: string[] = [];
    expect(
      await tablesRead(async () => {
        for (let n = 0; n < 3; n += 1) shown.push((await read('/api/league-table')).text);
      }),
    ).toBe(1);
    expect(new Set(shown).size).toBe(1);
    expect(shown[0]).toContain('!');
  });

  it('is computed once for all who ask while it is computed', async () => {
    await kolo.db.query(`UPDATE teams SET name = name || '?' WHERE id = $1`, [teamId]);
    let arrived = 0;
    const count = () => {
      arrived += 1;
    };
    const server: Server = kolo.app.getHttpServer();
    server.on('request', count);
    const table = kolo.app.get(LiveTableService);
    const compute = table.ofActive.bind(table);
    const computed = jest.spyOn(table, 'ofActive').mockImplementation(async () => {
      await until(() => arrived === 20);
      return compute();
    });
    const all = Array.from({ length: 20 }, () => read('/api/league-table'));
    expect(new Set((await Promise.all(all)).map(({ text }) => text)).size).toBe(1);
    server.off('request', count);
    expect(computed).toHaveBeenCalledTimes(1);
  });

  it('has the same header lines, but an id of its own request', async () => {
    const path = '/api/statistics/top-scorers';
    const [first, again] = [await read(path), await read(path)];
    const lines = ({ headers }: typeof first) =>
      Object.fromEntries(
        [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id'),
      );
    expect(lines(again)).toEqual(lines(first));
    expect(lines(again)).toMatchObject({
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const ids = [first, again].map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
  });

  it('is 304 for whoever has it, and has no body for whoever asks for the head', async () => {
    const { headers } = await read('/api/league-table');
    const etag = headers.get('etag') ?? '';
    const known = await read('/api/league-table', { 'if-none-match': etag });
    expect([known.status, known.text, known.headers.get('etag')]).toEqual([304, '', etag]);
    expect(known.headers.get('content-type')).toBeNull();
    const head = await read('/api/league-table', {}, 'HEAD');
    expect([head.status, head.text]).toEqual([200, '']);
  });

  it('is compressed for whoever takes it so', async () => {
    const path = `/api/teams/${teamId}/details`;
    const answers: TestAnswer[] = [];
    for (const encoding of ['br', 'gzip', 'identity', 'br', 'gzip', 'identity'])
      answers.push(await read(path, { 'accept-encoding': encoding }));
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual([
      ...['br', 'gzip', null],
      ...['br', 'gzip', null],
    ]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('is kept in each language', async () => {
    const details = jest.spyOn(kolo.app.get(TeamPagesService), 'details');
    const path = `/api/teams/${teamId}/details`;
    for (const language of ['hr', 'en', 'hr', 'en'])
      await read(path, { 'accept-language': language });
    expect(details.mock.calls.map(([, language]) => language).sort()).toEqual(['en']);
    details.mockRestore();
  });
});

it('what sessions read is shared by those of one role, and by nobody else', async () => {
  const path = '/api/league-table/real';
  const readAs = (as: Caller) => kolo.call('GET', path, { as });
  await until(async () => (await tablesRead(() => readAs('public'))) === 0);
  const { headers } = await readAs('public');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('vary')).toContain('cookie');
  expect(await tablesRead(() => readAs('referee'))).toBe(1);
  expect((await readAs('anonymous')).status).toBe(401);
  expect((await kolo.call('POST', '/api/logout', { as: 'public' })).status).toBe(204);
  expect((await readAs('public')).status).toBe(401);
});

it('a parameter that a page does not know is refused as before', async () => {
  await read('/api/statistics/top-scorers');
  expect((await read('/api/statistics/top-scorers?page=1')).status).toBe(400);
  expect((await read('/api/statistics/top-scorers?leagueId=x')).status).toBe(400);
  expect((await read('/api/statistics/top-scorers?leagueId=999')).status).toBe(404);
  expect((await read('/api/statistics/top-scorers?leagueId=999')).status).toBe(404);
});

it('a live match that is polled is a new answer with each tap', async () => {
  const match = await runningMatch(kolo);
  const path = `/api/live/${match.id}`;
  const before = [await read(path), await read(path)];
  await match.must('POST', 'goals', { team: 'home', scorer: match.home[0] });
  const after = [await read(path), await read(path)];
  const tags = (answers: typeof before) => answers.map(({ headers }) => headers.get('etag'));
  expect(new Set(tags(before)).size).toBe(1);
  expect(new Set(tags(after)).size).toBe(1);
  expect(after[0]?.text).not.toBe(before[0]?.text);
  expect(after[1]?.text).toBe(after[0]?.text);
});

describe('where only people with a session may watch', () => {
  let closed: TestApp;
  beforeAll(async () => {
    closed = await startTestApp({ database: kolo.database, config: { livePublic: false } });
  });
  afterAll(() => closed.close());

  it('nobody else gets what they were shown', async () => {
    const match = await runningMatch(kolo);
    for (const path of [`/api/live/${match.id}`, `/api/teams/${teamId}/details`]) {
      for (const as of ['public', 'public', 'anonymous', 'public', 'anonymous'] as const) {
        const { status, json } = await closed.call('GET', path, { as });
        if (path.includes('live')) expect(status).toBe(as === 'public' ? 200 : 401);
        else expect(json).toMatchObject({ stats: { goalsFor: as === 'public' ? 0 : null } });
      }
    }
  });

  it('a visitor does not get what a device at the table was shown', async () => {
    const match = await runningMatch(kolo);
    const cookie = await consoleOf(closed, match.id);
    const path = `/api/live/${match.id}`;
    for (const isDevice of [true, true, false, true, false]) {
      const { status } = await closed.call('GET', path, isDevice ? { headers: { cookie } } : {});
      expect(status).toBe(isDevice ? 200 : 401);
    }
  });
});
