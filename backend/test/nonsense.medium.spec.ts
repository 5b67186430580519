import type { MatchAnswer } from '@kolo/domain';
import fc from 'fast-check';
import { type Caller, callers, startTestApp, type TestAnswer, type TestApp } from './app.js';
import { runningMatch, scheduledMatch } from './live-match.js';

/**
 * Whatever is sent to whichever route by whomever is answered with a sentence, never with a failure of the
 * server, and leaves no trace.
 */
let kolo: TestApp;
/** Ids that a path may name: a match that runs, one that does not, and none. */
let matchIds: number[];
let samples: Record<string, Record<string, unknown>>;

const instant = '2026-05-24T16:00:00.000Z';
const later = '2026-09-24T16:00:00.000Z';
const nobody = 987_654;

beforeAll(async () => {
  kolo = await startTestApp();
  const running = await runningMatch(kolo);
  const coming = await scheduledMatch(kolo);
  matchIds = [running.id, coming.id, nobody];
  const [home, away] = coming.league.teams;
  const playerId = running.home[0];
  // One body for each write that its route would take; what is sent is always broken in one place.
  samples = {
    'POST /api/login': { username: 'nobody', password: 'nothing' },
    'POST /api/user/password': { currentPassword: 'nothing', newPassword: 'nothing-more' },
    'POST /api/user/second-factor': { password: 'nothing' },
    'POST /api/user/second-factor/confirm': { code: '000000' },
    'POST /api/user/second-factor/recovery-codes': { code: '000000' },
    'POST /api/user/second-factor/off': { password: 'nothing', code: '000000' },
    'POST /api/password-reset': { email: 'nobody@kolo.test' },
    'POST /api/password-reset/confirm': { token: 'x'.repeat(43), newPassword: 'nothing-more' },
    'POST /api/email-confirmation': { token: 'x'.repeat(43) },
    'POST /api/register': {
      role: 'company',
      username: 'nobody',
      email: 'nobody@kolo.test',
      password: 'nothing-more',
      companyName: 'Nitko d.o.o.',
      companyOib: '12345678903',
      membershipPackageId: 1,
    },
    'PATCH /api/users/:id': { email: 'nobody@kolo.test' },
    'POST /api/people/:key/erase': { name: 'Nitko', teamNames: false },
    'POST /api/leagues': { name: 'Liga', season: '2026', startDate: instant, endDate: later },
    'PATCH /api/leagues/:id': { startDate: instant },
    'POST /api/teams': { userId: kolo.userIds.company, leagueId: coming.league.leagueId },
    'PATCH /api/teams/:id': { name: 'Bura' },
    'PATCH /api/players/:id': { firstName: 'Ana' },
    'POST /api/players/:id/return': { jerseyNumber: 7 },
    'PATCH /api/players/:id/status': { status: 'approved' },
    'POST /api/gallery': {
      imageURL: '/api/uploads/00000000-0000-4000-8000-000000000000',
      title: 'Slika',
      description: 'Opis',
      originalFilename: 'slika.jpg',
      mimeType: 'image/jpeg',
      fileSize: 1_000,
    },
    'POST /api/matches': { homeTeamId: home?.id, awayTeamId: away?.id, matchDate: instant },
    'POST /api/matches/generate-schedule': {
      leagueId: coming.league.leagueId,
      roundsCount: 1,
      homeAway: false,
      roundDates: ['2026-05-24'],
      matchTimes: ['19:00'],
    },
    'PATCH /api/matches/:id/commentaries/:kind/:language': { text: 'Nema teksta.', hidden: true },
    'POST /api/matches/:id/commentaries/:kind/:language/regenerate': { insteadOf: 'Nema teksta.' },
    'PATCH /api/matches/:id/schedule': { matchDate: instant },
    'PATCH /api/matches/:id/state': { homeShots: 3 },
    'PATCH /api/matches/:id/score': { team: 'home', score: 3 },
    'PATCH /api/matches/:id/result': { homeScore: 3, awayScore: 1 },
    'POST /api/matches/:id/attendance': { team: 'home', playerIds: [playerId] },
    'POST /api/matches/:id/initialize': { playerIds: [playerId] },
    'POST /api/matches/:id/stats/increment': { playerId, statField: 'goals' },
    'POST /api/matches/:id/goals': { team: 'home', scorer: playerId },
    'POST /api/matches/:id/team-stats/increment': { team: 'home', statistic: 'shots', by: 1 },
    'POST /api/matches/:id/timeouts': { team: 'home' },
    'POST /api/matches/:id/mvp': { playerId },
    'POST /api/matches/:id/mvp-votes': { playerId, rating: 5 },
    'PATCH /api/matches/:id/actions/:actionId': { scorer: playerId, second: 60 },
    'POST /api/matches/:id/undo': { eventId: 'no-such-action.0' },
  };
});
afterAll(() => kolo.close());

/** Takes a form or no body at all: JSON that is sent to them is not read. */
const bodyless = [
  'POST /api/logout',
  'DELETE /api/user/sessions',
  'DELETE /api/user/sessions/:id',
  'POST /api/user/email/confirmation',
  'DELETE /api/matches',
  'DELETE /api/matches/league/:leagueId',
  'POST /api/players',
  'PUT /api/players/:id/document',
  'POST /api/players/:id/withdraw',
  'DELETE /api/teams/:id/league',
  'POST /api/rules',
  'POST /api/jobs/:id/retry',
  'DELETE /api/jobs/:id',
  'PUT /api/uploads/:id',
  'POST /api/gallery/upload-url',
  'POST /api/people/:key/export',
  'DELETE /api/gallery/:id',
  'PUT /api/sponsorships/:id/logo',
  'DELETE /api/sponsorships/:id/logo',
  'PATCH /api/users/:id/approve',
  'DELETE /api/users/:id/reject',
  'PATCH /api/users/:id/deactivate',
];

/** A number as text is no number, but as good a name as any where a text is asked for. */
const isRight = (sample: unknown, value: unknown): boolean =>
  value === '1e3' && typeof sample === 'string';

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
  fc.constantFrom('%00', '%2e%2e', '%E0%A4%A', '%', '1%2F2', "1'--", '١', 'undefined', '__proto__'),
  fc.string({ minLength: 1, maxLength: 250 }).map((text) => encodeURIComponent(`${text}x`)),
);

const brokenQuery = fc.oneof(
  fc.constantFrom('atVersion=-1', 'atVersion=x', 'atVersion[]=1', 'after=1e9&limit=0', 'limit=501'),
  fc.constantFrom(
    'after=-1',
    'since=1.5',
    'since[a]=1',
    'epoch=%00',
    'epoch=%ff',
    '%00=1',
    '&&==&',
  ),
  fc.constantFrom('leagueId=0', 'leagueId=x', 'leagueId[]=1', 'leagueId=1&leagueId=2', 'leagueId='),
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
const choices: Readonly<Record<string, string>> = { kind: 'report', language: 'hr' };

const routes = () =>
  kolo.routes
    .filter((route) => !route.includes('*'))
    .map((route): [string, string, string] => {
      const [method = '', pattern = ''] = route.split(' ');
      return [route, method, pattern];
    });

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
  // Its attempts may not stand in the way of the next test's.
  await kolo.db.query('DELETE FROM sign_in_failures');
  expect([await rowCounts(), await versions()]).toEqual(before);
}

const run = { numRuns: 20 };
/** Half of it comes from who may, or most would end at the guard. */
const caller = fc.oneof(fc.constant<Caller>('admin'), fc.constantFrom<Caller>(...callers));

it('has a sample body for every write that reads one', () => {
  const writes = routes().filter(
    ([route, method]) => method !== 'GET' && !bodyless.includes(route),
  );
  expect(writes.map(([route]) => route).sort()).toEqual(Object.keys(samples).sort());
});

it('every sample is right but for its match, so what breaks it is the break', async () => {
  for (const [route, method, pattern] of routes().filter(([route]) => route in samples)) {
    if (!pattern.includes(':')) continue;
    const body = samples[route];
    const answer = await kolo.call(method, pathOf(pattern, nobody), { as: 'admin', body });
    expect([route, answer.status]).toEqual([route, 404]);
  }
});

describe('as every role, to every write', () => {
  const writes = () => routes().filter(([route]) => route in samples);

  it('a body with one field of the wrong kind is refused', async () => {
    await leavesNoTrace(async () => {
      for (const [route, method, pattern] of writes()) {
        const sample = samples[route] ?? {};
        const field = fc.constantFrom(...Object.keys(sample));
        await fc.assert(
          fc.asyncProperty(caller, field, wrongValue, fc.nat(2), async (as, name, value, n) => {
            fc.pre(!isRight(sample[name], value));
            const body = { ...sample, [name]: value };
            const answer = await kolo.call(method, pathOf(pattern, matchIds[n] ?? 0), { as, body });
            expectRefusal(answer, `${route} ${JSON.stringify(body)}`);
          }),
          run,
        );
      }
    });
  });

  it('a body with a field missing or one too many is refused', async () => {
    await leavesNoTrace(async () => {
      for (const [route, method, pattern] of writes())
        for (const as of callers)
          for (const id of matchIds) {
            const sample = samples[route] ?? {};
            const path = pathOf(pattern, id);
            const tooMany = { ...sample, nonsense: 1 };
            expectRefusal(
              await kolo.call(method, path, { as, body: tooMany }),
              `${route} too many`,
            );
            // Fields that may be left out are left out: then it is the one field of an empty change.
            if (Object.keys(sample).length === 1) continue;
            for (const name of Object.keys(sample)) {
              if (name === 'scorer' || name === 'role') continue;
              const { [name]: _, ...body } = sample;
              expectRefusal(
                await kolo.call(method, path, { as, body }),
                `${route} without ${name}`,
              );
            }
          }
    });
  });

  it('what is no JSON object at all is refused', async () => {
    await leavesNoTrace(async () => {
      for (const [route, method, pattern] of writes())
        await fc.assert(
          fc.asyncProperty(caller, brokenText, fc.nat(2), async (as, text, n) => {
            const answer = await kolo.call(method, pathOf(pattern, matchIds[n] ?? 0), { as, text });
            expectRefusal(answer, `${route} ${text.slice(0, 200)}`);
          }),
          run,
        );
    });
  });

  it('a megabyte, and what is not JSON, is refused', async () => {
    const megabyte = JSON.stringify({ nonsense: 'x'.repeat(1024 * 1024) });
    await leavesNoTrace(async () => {
      for (const [route, method, pattern] of [...writes(), ...routesWithout()])
        for (const as of callers) {
          const path = pathOf(pattern, matchIds[0] ?? 0);
          const huge = await kolo.call(method, path, { as, text: megabyte });
          expectRefusal(huge, `${route} a megabyte`);
          expect(huge.status).toBe(413);
          for (const type of otherTypes) {
            const headers = { 'content-type': type };
            const answer = await kolo.call(method, path, { as, text: 'a=b&c', headers });
            expectRefusal(answer, `${route} as ${type}`);
          }
        }
    });
  });

  const routesWithout = () => routes().filter(([route]) => bodyless.includes(route));

  it('broken ids and broken command headers are refused', async () => {
    await leavesNoTrace(async () => {
      for (const [route, method, pattern] of writes().filter(([, , path]) => path.includes(':'))) {
        const body = samples[route];
        await fc.assert(
          fc.asyncProperty(caller, brokenId, async (as, id) => {
            const answer = await kolo.call(method, pattern.replace(/:\w+/, id), { as, body });
            expectRefusal(answer, `${route} ${id}`);
          }),
          run,
        );
        // The others are no commands and read none of these headers.
        if (!pattern.startsWith('/api/matches/')) continue;
        await fc.assert(
          fc.asyncProperty(caller, brokenHeaders, fc.nat(1), async (as, headers, n) => {
            const path = pathOf(pattern, matchIds[n] ?? 0);
            const answer = await kolo.call(method, path, { as, body, headers });
            expectRefusal(answer, `${route} ${JSON.stringify(headers)}`);
          }),
          { numRuns: 10 },
        );
      }
    });
  });
});

describe('as every role, to every read', () => {
  const reads = () => routes().filter(([, method]) => method === 'GET');

  it('broken ids are refused', async () => {
    await leavesNoTrace(async () => {
      for (const [route, , pattern] of reads().filter(([, , path]) => path.includes(':')))
        await fc.assert(
          fc.asyncProperty(caller, brokenId, async (as, id) => {
            const answer = await kolo.call('GET', pattern.replace(/:\w+/, id), { as });
            expectRefusal(answer, `${route} ${id}`);
          }),
          run,
        );
    });
  });

  it('a nonsense query is refused or not read', async () => {
    await leavesNoTrace(async () => {
      for (const [route, , pattern] of reads())
        await fc.assert(
          fc.asyncProperty(caller, brokenQuery, fc.nat(2), async (as, query, n) => {
            const answer = await kolo.call('GET', `${pathOf(pattern, matchIds[n] ?? 0)}?${query}`, {
              as,
            });
            if (answer.status !== 200) expectRefusal(answer, `${route}?${query}`);
          }),
          run,
        );
    });
  });

  it('an unknown id is not found, with a sentence', async () => {
    for (const [route, , pattern] of reads().filter(([, , path]) => path.includes(':'))) {
      const answer = await kolo.call('GET', pathOf(pattern, nobody), { as: 'admin' });
      expectRefusal(answer, route);
      expect(answer.status).toBe(404);
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
