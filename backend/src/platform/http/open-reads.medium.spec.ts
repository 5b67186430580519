import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { curlExample, fetchExample, openReadExamples } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';

let kolo: TestApp;
let match: LiveMatchUnderTest;

beforeAll(async () => {
  kolo = await startTestApp();
  match = await scheduledMatch(kolo);
});
afterAll(() => kolo.close());

const examples = () =>
  openReadExamples({
    leagueId: match.league.leagueId,
    teamId: match.league.teams[0]?.id ?? null,
    matchId: match.id,
  });
const elsewhere = { origin: 'https://klub.example' };

it('every example for developers is read from another site, and again with its ETag', async () => {
  expect(examples()).toHaveLength(8);
  for (const { path } of examples()) {
    const [, address = ''] = /^curl -i '([^']+)'$/.exec(curlExample(kolo.url, path)) ?? [];
    const first = await fetch(address, { headers: elsewhere });
    const etag = first.headers.get('etag') ?? '';
    expect([path, first.status, etag]).toEqual([path, 200, expect.stringMatching(/^(W\/)?".+"$/)]);
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    expect(first.headers.get('access-control-allow-credentials')).toBeNull();
    expect(first.headers.get('access-control-expose-headers')).toContain('etag');
    const again = await fetch(address, { headers: { ...elsewhere, 'if-none-match': etag } });
    expect([path, again.status]).toEqual([path, 304]);
    expect(again.headers.get('access-control-allow-origin')).toBe('*');
  }
});

it('the script for developers runs as it stands', async () => {
  for (const { path } of examples().filter(({ name }) => name !== 'calendar')) {
    const printed: unknown[] = [];
    const console = { log: (value: unknown) => printed.push(value) };
    await runInNewContext(`(async () => { ${fetchExample(kolo.url, path)} })()`, {
      fetch,
      console,
      Error,
    });
    expect([path, printed]).toEqual([path, [expect.any(Object)]]);
  }
});

describe('docs/api.md', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/api.md'), 'utf8');

  it('has a script that runs as it stands', async () => {
    const [, script = ''] = /```js\n(.*?)```/s.exec(guide) ?? [];
    const here = script
      .replace('https://liga.example.hr', kolo.url)
      .replace('/api/live/7', `/api/live/${match.id}`);
    const read = `(async () => { ${here} return [table, match, coming]; })()`;
    const [table, one, coming]: unknown[] = await runInNewContext(read, { fetch });
    expect(table).toEqual((await kolo.call('GET', '/api/league-table')).json);
    expect(one).toMatchObject({ snapshot: { match: { matchId: match.id } } });
    expect(coming).toEqual((await kolo.call('GET', '/api/matches/upcoming')).json);
  });

  it('names routes that there are', () => {
    const withoutNames = (path: string): string => path.replaceAll(/\{\w+\}|:\w+/g, '*');
    const there = new Set(kolo.routes.map(withoutNames));
    const found = guide.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^`?\s]+)/g);
    const named = [...found].map(([, route = '']) => route);
    expect(named).toContain('GET /api/leagues/{id}/records');
    expect(named.filter((route) => !there.has(withoutNames(route)))).toEqual([]);
  });
});

it('where results are for members, an example answers, or says that it is for them', async () => {
  const closed = await startTestApp({ database: kolo.database, config: { livePublic: false } });
  const answers = await Promise.all(
    examples().map(async ({ name, path }) => {
      const { status, headers } = await closed.call('GET', path, { headers: elsewhere });
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, '*']);
      return [name, status];
    }),
  );
  await closed.close();
  expect(Object.fromEntries(answers)).toEqual({
    table: 200,
    fixtures: 200,
    board: 401,
    match: 401,
    scorers: 200,
    records: 401,
    team: 200,
    calendar: 200,
  });
});
