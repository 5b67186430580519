import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchAnswer } from '@kolo/domain';
import fc from 'fast-check';
import { type Caller, callers, startTestApp, type TestAnswer, type TestApp } from './app.js';
import { runningMatch, scheduledMatch } from './live-match.js';
import { type Ids, idsOf, prose, queryOf, type RouteCaller, routes, sampleOf } from './routes.js';

/**
 * Whatever is sent to whichever route by whomever is answered with a sentence, never with a failure of the
 * server, and leaves no trace.
 */
let kolo: TestApp;
/** Ids that a path may name: a match that runs, one that does not, and none. */
let matchIds: number[];
let ids: Ids;

const nobody = 987_654;

beforeAll(async () => {
  kolo = await startTestApp();
  // The key is made for the first reader.
  await kolo.call('GET', '/api/push/key');
  const running = await runningMatch(kolo);
  const coming = await scheduledMatch(kolo);
  matchIds = [running.id, coming.id, nobody];
  ids = {
    ...idsOf(kolo, coming),
    playerId: running.home[0] ?? 0,
    teammateId: running.home[1] ?? 0,
  };
});
afterAll(() => kolo.close());

/** Some values that are wrong for most fields are right for this one: '1e3' is no number, but it is a text. */
const isRight = (sample: unknown, value: unknown): boolean =>
  value === sample ||
  (value === '1e3' && typeof sample === 'string') ||
  (typeof value === 'boolean' && typeof sample === 'boolean') ||
  (sample === prose && typeof value === 'string' && value.length <= 4_000);

/** Values of another kind than any field of ours, and numbers and texts beyond every limit. */
const wrongValue = fc.oneof(
  fc.constantFrom<unknown>(
    -1,
    1.5,
    1e300,
    2 ** 31,
    -0.1,
    true,
    '',
    '1e3',
    '\0',
    'a\0b',
    '\ud800',
    {},
  ),
  fc.constantFrom<unknown>([[]], [{}], [null], { $gt: 1 }, { toString: 1 }, 'x'.repeat(5_000)),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue(), { minKeys: 1, maxKeys: 4 }),
  fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { minLength: 1, maxLength: 3 }),
  fc.string({ unit: 'binary', minLength: 300, maxLength: 400 }),
);

/** Texts that are no JSON, or JSON that no route of ours takes. */
const brokenText = fc.oneof(
  fc.constantFrom(
    '{',
    '}',
    '[',
    'null x',
    '{"a":}',
    "{'a':1}",
    '{"a":1',
    '\u0000',
    '{"__proto__":{}}',
  ),
  fc.constantFrom(
    '{"constructor":{"prototype":{}}}',
    '{"toString":1}',
    '"text"',
    '7',
    'true',
    '[]',
  ),
  fc.constant('['.repeat(20_000) + ']'.repeat(20_000)),
  fc.constant(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`),
  // An unknown field is in every object, so that none is right by chance.
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify({ nonsense: value })),
  fc.array(fc.jsonValue(), { minLength: 1 }).map((value) => JSON.stringify(value)),
);

const brokenId = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    '2147483648',
    '99999999999999999999',
    'NaN',
    'null',
  ),
  fc.constantFrom(
    '%00',
    '%2e%2e%2f1',
    '%E0%A4%A',
    '%',
    '1%2F2',
    "1'--",
    '١',
    'undefined',
    '__proto__',
  ),
  fc.string({ minLength: 1, maxLength: 250 }).map((text) => encodeURIComponent(`${text}x`)),
);

const brokenQuery = fc.oneof(
  fc.constantFrom('atVersion=-1', 'atVersion=x', 'atVersion[]=1', 'after=1e9&limit=0', 'limit=501'),
  fc.constantFrom(
    'after=-1',
    'since=1.5',
    'since[a]=1',
    'merged=1',
    'epoch=%00',
    'epoch=%ff',
    '%00=1',
    '&&==&',
  ),
  fc.constantFrom('leagueId=0', 'leagueId=x', 'leagueId[]=1', 'leagueId=1&leagueId=2', 'leagueId='),
  fc.constantFrom(
    'leagueId=some',
    'leagueId=all&leagueId=none',
    'round=-1',
    'round=201',
    'round[]=1',
  ),
  fc.constantFrom('from=yesterday', 'to=2026-02-30', 'from[a]=2026-02-03', 'to=%00', 'limit=1001'),
  fc.constantFrom(
    'after=1_0',
    'after=_',
    'after=999999999999999_1',
    'after=-999999999999999_1',
    'after=1_2147483648',
  ),
  fc.constantFrom('__proto__[a]=1', 'constructor=1', 'limit=1&limit=2', `after=${'9'.repeat(400)}`),
  fc.webQueryParameters().map((query) => `nonsense=1&${query}`),
);

const brokenHeaders = fc.constantFrom<Record<string, string>>(
  { 'idempotency-key': 'short' },
  { 'idempotency-key': 'x'.repeat(101) },
  { 'occurred-at': 'yesterday' },
  { 'occurred-at': '1999-01-01T00:00:00Z' },
  { 'device-id': 'x'.repeat(200) },
);

const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/octet-stream',
];

function expectRefusal(answer: TestAnswer, sent: string): void {
  const { status, json, text } = answer;
  if (status < 400 || status >= 500) throw new Error(`${sent} was answered ${status}: ${text}`);
  expect(json).toMatchObject({
    statusCode: status,
    error: expect.stringMatching(/^[a-z.-]+$/),
    message: expect.stringMatching(/^\S.{5,}/),
  });
}

/** A path for a route, with ids that exist or not; all that is broken is broken elsewhere. */
const pathOf = (pattern: string, id: number): string =>
  pattern
    .replace(':key', `player-${id}`)
    .replace(/:(\w+)/g, (_, name: string) => choices[name] ?? String(id));

/** Parts of a path that are no ids. */
const choices: Readonly<Record<string, string>> = {
  kind: 'report',
  language: 'hr',
  award: 'mvp',
  file: 'players',
  table: 'results',
};

const registered = () =>
  kolo.routes
    .filter((route) => !route.includes('*'))
    .map((route): [string, string, string] => {
      const [method = '', pattern = ''] = route.split(' ');
      return [route, method, pattern];
    });

/** Whether the route is described with the header that makes a command one. */
function isCommand(method: string, pattern: string): boolean {
  const path = pattern.replace(/:(\w+)/g, '{$1}');
  const operation = described.paths[path]?.[method.toLowerCase()];
  return operation?.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false;
}

interface Described {
  paths: Record<string, Record<string, { parameters?: { name?: string }[] }>>;
}
const described: Described = JSON.parse(
  readFileSync(join(__dirname, '../../docs/openapi.json'), 'utf8'),
);

/** How many rows each table has, but for the counts of failed sign-ins and of writes, which are there to be written. */
async function rowCounts(): Promise<Record<string, number>> {
  const { rows: tables } = await kolo.db.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT IN ('sign_in_failures', 'account_writes') ORDER BY 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await kolo.db.query<{ n: number }>(
      `SELECT count(*)::integer AS n FROM ${name}`,
    );
    counts[name] = rows[0]?.n ?? -1;
  }
  return counts;
}

async function versions(): Promise<number[]> {
  const states = await Promise.all(
    matchIds
      .slice(0, 2)
      .map((id) => kolo.call('GET', `/api/matches/${id}/manage`, { as: 'admin' })),
  );
  return states.map(({ json }) => (json as MatchAnswer).version);
}

async function leavesNoTrace(work: () => Promise<void>): Promise<void> {
  const before = [await rowCounts(), await versions()];
  await work();
  // Its attempts must not use up the next test's.
  await kolo.db.query('DELETE FROM sign_in_failures');
  expect([await rowCounts(), await versions()]).toEqual(before);
}

const run = { numRuns: 20 };
/** Half of it comes from whoever may, or most would end at the guard. */
const caller = fc.oneof(fc.constant<Caller>('admin'), fc.constantFrom<Caller>(...callers));

/** Each caller about the running match, and an administrator about the others too. */
const callersAndMatches = (): [Caller, number][] => {
  const [running = nobody, ...others] = matchIds;
  return [
    ...callers.map((as): [Caller, number] => [as, running]),
    ...others.map((id): [Caller, number] => ['admin', id]),
  ];
};

interface Write {
  route: string;
  method: string;
  pattern: string;
  /** The fields that it demands. */
  body: Readonly<Record<string, unknown>>;
  /** These and the ones that may be left out. */
  full: Readonly<Record<string, unknown>>;
}

const writes = (): Write[] =>
  registered().flatMap(([route, method, pattern]) => {
    const sample = sampleOf(route, ids);
    if (sample === null) return [];
    const { body, optional } = sample;
    return [{ route, method, pattern, body, full: { ...body, ...optional } }];
  });

const mayCall = (route: string): readonly RouteCaller[] =>
  Object.entries(routes).find(([known]) => known === route)?.[1].allowed ?? [];

/** The value with one of the lists in it replaced, once for each. */
function withEachList(value: unknown, list: readonly unknown[]): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const deeper = Object.entries(value).flatMap(([key, part]) =>
    withEachList(part, list).map((changed) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
    ),
  );
  return Array.isArray(value) ? [[...list], ...deeper] : deeper;
}

/** Some routes at a time: the requests of one wait for each other's answers. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, lane));
}

it('every sample is right but for its match, so what breaks it is the break', async () => {
  for (const { route, method, pattern, body, full } of writes()) {
    if (!pattern.includes(':')) continue;
    for (const sent of [body, full]) {
      if (Object.keys(sent).length === 0) continue;
      const as = mayCall(route).includes('admin') ? 'admin' : 'company';
      const answer = await kolo.call(method, pathOf(pattern, nobody), { as, body: sent });
      expect([route, sent, answer.status]).toEqual([route, sent, 404]);
    }
  }
});

describe('as every role, to every write', () => {
  it('a body with one field of the wrong kind is refused', async () => {
    await leavesNoTrace(() =>
      forEach(writes(), async ({ route, method, pattern, full }) => {
        const field = fc.constantFrom(...Object.keys(full));
        await fc.assert(
          fc.asyncProperty(caller, field, wrongValue, fc.nat(2), async (as, name, value, n) => {
            fc.pre(!isRight(full[name], value));
            const body = { ...full, [name]: value };
            const answer = await kolo.call(method, pathOf(pattern, matchIds[n] ?? 0), { as, body });
            expectRefusal(answer, `${route} ${JSON.stringify(body)}`);
          }),
          run,
        );
      }),
    );
  });

  it('a list of anything but its parts is refused, however deep it is', async () => {
    await leavesNoTrace(() =>
      forEach(writes(), async ({ route, method, pattern, full }) => {
        for (const part of [[], null, {}, [null], [[]]])
          for (const body of withEachList(full, [part])) {
            const path = pathOf(pattern, matchIds[0] ?? 0);
            const answer = await kolo.call(method, path, { as: 'admin', body });
            expectRefusal(answer, `${route} ${JSON.stringify(body)}`);
          }
      }),
    );
  });

  it('a body with a field missing or one too many is refused', async () => {
    await leavesNoTrace(() =>
      forEach(writes(), async ({ route, method, pattern, body, full }) => {
        for (const [as, id] of callersAndMatches()) {
          const path = pathOf(pattern, id);
          const tooMany = await kolo.call(method, path, { as, body: { ...full, nonsense: 1 } });
          expectRefusal(tooMany, `${route} too many`);
          for (const name of Object.keys(body)) {
            const { [name]: _, ...rest } = full;
            const answer = await kolo.call(method, path, { as, body: rest });
            expectRefusal(answer, `${route} without ${name}`);
          }
        }
      }),
    );
  });

  it('what is no JSON object at all is refused', async () => {
    await leavesNoTrace(() =>
      forEach(writes(), async ({ route, method, pattern }) => {
        await fc.assert(
          fc.asyncProperty(caller, brokenText, fc.nat(2), async (as, text, n) => {
            const answer = await kolo.call(method, pathOf(pattern, matchIds[n] ?? 0), { as, text });
            expectRefusal(answer, `${route} ${text.slice(0, 200)}`);
          }),
          run,
        );
      }),
    );
  });

  it('a megabyte, and what is not JSON, is refused', async () => {
    const megabyte = JSON.stringify({ nonsense: 'x'.repeat(1024 * 1024) });
    const all = registered().filter(([, method]) => method !== 'GET');
    await leavesNoTrace(() =>
      forEach(all, async ([route, method, pattern]) => {
        const path = pathOf(pattern, matchIds[0] ?? 0);
        for (const as of ['anonymous', 'admin'] as const) {
          const huge = await kolo.call(method, path, { as, text: megabyte });
          expectRefusal(huge, `${route} a megabyte`);
          expect(huge.status).toBe(413);
        }
        for (const as of callers)
          for (const type of otherTypes) {
            const headers = { 'content-type': type };
            const answer = await kolo.call(method, path, { as, text: 'a=b&c', headers });
            expectRefusal(answer, `${route} as ${type}`);
          }
      }),
    );
  });

  it('broken ids and broken command headers are refused', async () => {
    const withId = writes().filter(({ pattern }) => pattern.includes(':'));
    await leavesNoTrace(() =>
      forEach(withId, async ({ route, method, pattern, full: body }) => {
        await fc.assert(
          fc.asyncProperty(caller, brokenId, async (as, id) => {
            const answer = await kolo.call(method, pattern.replace(/:\w+/, id), { as, body });
            expectRefusal(answer, `${route} ${id}`);
          }),
          run,
        );
        // The others are no commands and read none of these headers.
        if (!isCommand(method, pattern)) return;
        await fc.assert(
          fc.asyncProperty(caller, brokenHeaders, fc.nat(1), async (as, headers, n) => {
            const path = pathOf(pattern, matchIds[n] ?? 0);
            const answer = await kolo.call(method, path, { as, body, headers });
            expectRefusal(answer, `${route} ${JSON.stringify(headers)}`);
          }),
          { numRuns: 15 },
        );
      }),
    );
  });
});

describe('as every role, to every read', () => {
  const reads = () => registered().filter(([, method]) => method === 'GET');

  it('broken ids are refused', async () => {
    const withId = reads().filter(([, , pattern]) => pattern.includes(':'));
    await leavesNoTrace(() =>
      forEach(withId, async ([route, , pattern]) => {
        await fc.assert(
          fc.asyncProperty(caller, brokenId, async (as, id) => {
            const answer = await kolo.call('GET', pattern.replace(/:\w+/, id), { as });
            expectRefusal(answer, `${route} ${id}`);
          }),
          run,
        );
      }),
    );
  });

  it('a nonsense query is refused or not read', async () => {
    await leavesNoTrace(() =>
      forEach(reads(), async ([route, , pattern]) => {
        await fc.assert(
          fc.asyncProperty(caller, brokenQuery, fc.nat(2), async (as, query, n) => {
            const path = `${pathOf(pattern, matchIds[n] ?? 0)}?${query}`;
            const answer = await kolo.call('GET', path, { as });
            if (answer.status !== 200) expectRefusal(answer, `${route}?${query}`);
          }),
          run,
        );
      }),
    );
  });

  it('an unknown id is not found, with a sentence', async () => {
    for (const [route, , pattern] of reads().filter(([, , path]) => path.includes(':'))) {
      const path = `${pathOf(pattern, nobody)}${queryOf(route)}`;
      const answer = await kolo.call('GET', path, { as: 'admin' });
      expectRefusal(answer, route);
      // A month is no id: an invalid one is refused, and every valid one exists.
      expect([route, answer.status]).toEqual([route, path.includes('statements/') ? 400 : 404]);
    }
  });

  it('paths that no router understands are refused in the same shape', async () => {
    for (const path of [
      '/%',
      '/%zz',
      '/api/%',
      '/api/matches/%E0%A4%A',
      '/api//',
      '/api/../api',
      '//',
    ])
      expectRefusal(await kolo.call('GET', path), path);
  });
});

it('a request that never arrives whole does not hold its connection for ever', () => {
  const { requestTimeout, headersTimeout } = kolo.app.getHttpServer();
  expect([requestTimeout, headersTimeout]).toEqual([600_000, 60_000]);
});
