import { get, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { outdatedAttribute, type PageData } from '@kolo/domain';
import { type Caller, callers, startTestApp, type TestApp } from '../../../test/app.js';
import {
  kickOff,
  type LiveMatchUnderTest,
  runningMatch,
  scheduledMatch,
} from '../../../test/live-match.js';
import { type RenderedSite, renderedSite } from '../../../test/renderer.js';
import { PinoLogger } from '../../platform/log/pino-logger.js';
import { ShareHeadService } from '../share/share-head.service.js';
import { type PageLimits, pageLimitsToken } from './page-limits.js';
import { PageRendersService } from './page-renders.service.js';
import { PageVersionsService } from './page-versions.service.js';
import { PagesService } from './pages.service.js';

/** One of everybody's, one of people with a session, one of administrators, one of companies. */
const reads = [
  '/api/league-table',
  '/api/league-table/real',
  '/api/users/spectators',
  '/api/teams/my',
  '/api/live/abc',
  '/secret.txt',
];

interface LiveNames {
  snapshot: { homeTeam: { name: string } };
}

let site: RenderedSite;
let kolo: TestApp;
let match: LiveMatchUnderTest;
let limits: PageLimits;
/** So that no page stays without content because the machine is busy. */
const tenMinutes = 600_000;
const longLimits = {
  sessionMs: tenMinutes,
  renderMs: tenMinutes,
  answerMs: tenMinutes,
  longAnswerMs: tenMinutes,
};

beforeAll(async () => {
  site = renderedSite(reads);
  kolo = await startTestApp({ siteFolder: site.folder });
  limits = kolo.app.get<PageLimits>(pageLimitsToken, { strict: false });
  Object.assign(limits, { ...longLimits, clockMs: 3_600_000 });
  match = await scheduledMatch(kolo);
});
afterAll(async () => {
  await kolo.close();
  site.remove();
});

const page = (path: string, as: Caller = 'anonymous', headers: Record<string, string> = {}) =>
  kolo.call('GET', path, { as, headers });

function dataOf(html: string): PageData {
  const [, json = ''] =
    /<script type="application\/json" id="page-data"[^>]*>(.*)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as PageData;
}

const rootOf = (html: string): string => /<div id="root">(.*)<\/div>/s.exec(html)?.[1] ?? '';

interface VisitedPage {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** As a browser asks that opens a page; `fetch` cannot. */
function visit(
  path: string,
  headers: OutgoingHttpHeaders = {},
  localAddress = '127.0.0.1',
): Promise<VisitedPage> {
  return new Promise((resolve, reject) => {
    const all = { 'sec-fetch-mode': 'navigate', ...headers };
    const options = { headers: all, agent: false, localAddress };
    get(`${kolo.url}${path}`, options, (answer) => {
      const { statusCode: status = 0, headers: given } = answer;
      readText(answer).then((text) => resolve({ status, headers: given, text }), reject);
    }).on('error', reject);
  });
}

/** Whatever the request's first line says is sent as it is, which no client does. */
async function rawAnswer(target: string): Promise<string> {
  const socket = connect(Number(new URL(kolo.url).port), '127.0.0.1');
  const { host } = new URL(kolo.url);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return readText(socket);
}

/** Pages are rendered again with each minute, which may end between any two requests. */
const stopClock = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now());

const rendersDuring = async (work: () => Promise<unknown>): Promise<string[]> => {
  const before = site.renders().length;
  await work();
  return site.renders().slice(before);
};

it('a start renders one page before anybody asks, and goes on where that fails', async () => {
  const pages = kolo.app.get(PagesService, { strict: false });
  expect(await rendersDuring(() => pages.warmUp())).toEqual(['/']);
  const failing = jest.spyOn(PageRendersService.prototype, 'render').mockRejectedValue(new Error());
  await expect(pages.warmUp()).resolves.toBeUndefined();
  failing.mockRestore();
});

describe('right after a start', () => {
  let load = () => {};
  afterEach(() => {
    load();
    jest.restoreAllMocks();
    Object.assign(limits, longLimits);
  });

  it('pages wait for the renderer, and health says so', async () => {
    const pages = kolo.app.get(PagesService, { strict: false });
    const renders = kolo.app.get(PageRendersService, { strict: false });
    const versions = kolo.app.get(PageVersionsService, { strict: false });
    const [render, now] = [renders.render.bind(renders), versions.now.bind(versions)];
    const loaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    const held = jest.spyOn(renders, 'render').mockImplementation(async (...request) => {
      await loaded;
      return render(...request);
    });
    let begun = 0;
    jest.spyOn(versions, 'now').mockImplementation(async (matchId) => {
      const version = await now(matchId);
      begun += 1;
      return version;
    });
    const health = async () => (await kolo.call('GET', '/api/health/ready')).json;
    renders.counts.rendered = 0;
    Object.assign(limits, { answerMs: 0 });
    const warm = pages.warmUp();
    const visits = ['/', '/matches', '/league-table'].map((path) => visit(path));
    do await new Promise(setImmediate);
    while (begun < visits.length);
    expect(await health()).toMatchObject({ ready: true, status: 'degraded', pages: 'down' });
    expect(held).toHaveBeenCalledTimes(1);
    load();
    for (const { text } of await Promise.all(visits)) expect(rootOf(text)).toContain('worker');
    await warm;
    expect(await health()).toMatchObject({ pages: 'up' });
  });
});

describe('a page', () => {
  it('has its content, what it was made from, and the language and theme of its reader', async () => {
    const cookie = 'language=en; theme=light; screen=tablet';
    const { text, status, headers } = await page(
      '/league-table?utm_source=x&league=7',
      'anonymous',
      { cookie },
    );
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('vary')).toContain('sec-ch-ua-mobile');
    expect(text).toContain('<html lang="en" data-theme="light">');
    expect(text).toContain('og:title');
    expect(text).toMatch(/<link rel="rendered" \/>\s+<\/head>/);
    const data = dataOf(text);
    expect(data).toMatchObject({
      path: '/league-table',
      search: '?league=7',
      user: null,
      language: 'en',
      theme: 'light',
      screen: 'tablet',
      answers: { '/api/league-table': { status: 200 }, '/secret.txt': { status: 404 } },
    });
    expect(rootOf(text)).toContain('"thread":"worker"');
  });

  it('lets nothing that people typed end the element that holds its data', async () => {
    const { text } = await page('/live');
    expect(dataOf(text)).toMatchObject({ name: '</script><!-- \u2028 \u2029' });
    expect(text).not.toContain('</script><!--');
    expect(text.match(/[\u2028\u2029]/g)).toHaveLength(1);
    expect(rootOf(text)).toContain('&#38;\\"$&#38; ');
  });

  it.each<[string, Record<string, string>, Partial<PageData>]>([
    ['/', {}, { language: 'hr', theme: null, screen: 'desktop' }],
    ['/', { 'sec-ch-ua-mobile': '?1' }, { screen: 'phone' }],
    ['/', { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' }, { screen: 'phone' }],
    ['/', { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; SM-X200)' }, { screen: 'tablet' }],
    ['/', { 'accept-language': 'en-GB' }, { language: 'hr' }],
    ['/', { cookie: 'theme=pink; screen=wall; language=de' }, { language: 'hr', theme: null }],
    [
      '/overlay/1?theme=light&lang=en',
      { cookie: 'theme=dark' },
      { language: 'en', theme: 'light' },
    ],
    ['/auth?tab=register&token=secret', {}, { path: '/auth', search: '', answers: {} }],
    ['/no/such/secret', {}, { path: '', answers: {} }],
  ])('asked as %s with %j is for %j', async (path, headers, expected) => {
    expect(dataOf((await page(path, 'anonymous', headers)).text)).toMatchObject(expected);
  });

  it('asks for scripts only where nothing is rendered', async () => {
    const [rendered, shell, cached] = await Promise.all(
      ['/matches', '/auth', '/index.html'].map((path) => page(path)),
    );
    expect(rendered?.text).not.toContain('needs scripts');
    expect(shell?.text).toContain('needs scripts');
    expect(cached?.text).toContain('needs scripts');
  });

  it('is known by its tag until something on it changes', async () => {
    stopClock();
    const first = await page('/statistics');
    const etag = first.headers.get('etag') ?? '';
    const again = await page('/statistics', 'anonymous', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    await kolo.db.query(`UPDATE teams SET name = name || ' 2' WHERE id = $1`, [
      match.league.teams[0]?.id,
    ]);
    const after = await page('/statistics', 'anonymous', { 'if-none-match': etag });
    expect([after.status, after.headers.get('etag') === etag]).toEqual([200, false]);
  });

  it.each(['br', 'gzip'])('is compressed as %s', async (encoding) => {
    const { headers, text } = await page('/matches', 'anonymous', { 'accept-encoding': encoding });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(text).toContain('page-data');
  });

  it('is told without its body to whoever asks for the head, and is not there with 404', async () => {
    const head = await kolo.call('HEAD', '/live');
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([
      200,
      '',
      expect.any(String),
    ]);
    const missing = await page('/live/987654');
    expect([missing.status, rootOf(missing.text)]).toEqual([
      404,
      expect.stringContaining('not-found'),
    ]);
  });
});

describe('on one cache', () => {
  const seen: Record<Caller, [number, number, number]> = {
    anonymous: [401, 401, 401],
    public: [200, 403, 403],
    company: [200, 403, 200],
    referee: [200, 403, 403],
    admin: [200, 200, 403],
  };
  // Nobody's page is the first or the last of all.
  const order = [...callers, ...callers.toReversed(), ...callers];

  it('every role gets the page that it may see, in whatever order they ask', async () => {
    for (const path of ['/', '/league-table', '/matches', '/statistics', '/live', '/team/1'])
      for (const caller of order) {
        const { text, headers } = await page(path, caller);
        const { answers, user } = dataOf(text);
        const statuses = reads.slice(1, 4).map((read) => answers[read]?.status);
        expect([path, caller, statuses]).toEqual([path, caller, seen[caller]]);
        expect(user?.role ?? 'anonymous').toBe(caller);
        expect(text.includes('public@kolo.test')).toBe(caller === 'admin');
        expect(headers.get('cache-control')).toBe(
          caller === 'anonymous' ? 'no-cache' : 'private, no-cache',
        );
      }
  });

  it('two accounts of one role get a page each', async () => {
    const as = async (username: string): Promise<string> => {
      await kolo.db.query(
        `INSERT INTO users (username, password, email, role, approved)
         SELECT $1, password, $1 || '@kolo.test', 'referee', true FROM users WHERE username = 'referee'
         ON CONFLICT DO NOTHING`,
        [username],
      );
      const body = { username, password: 'lozinka-za-probu' };
      const { headers } = await kolo.call('POST', '/api/login', { body });
      return headers.getSetCookie()[0]?.split(';')[0] ?? '';
    };
    const [one, other] = [await as('sudac-1'), await as('sudac-2')];
    for (const cookie of [one, other, one]) {
      const { text } = await page('/', 'anonymous', { cookie });
      expect(dataOf(text).user?.username).toBe(cookie === one ? 'sudac-1' : 'sudac-2');
      expect(text.includes('sudac-1')).toBe(cookie === one);
    }
    await kolo.call('POST', '/api/logout', { headers: { cookie: one } });
    await kolo.db.query(`UPDATE users SET deactivated_at = now() WHERE username = 'sudac-2'`);
    for (const cookie of [one, other, 'session=made-up']) {
      const { text, headers } = await page('/', 'anonymous', { cookie });
      expect([dataOf(text).user, headers.get('cache-control')]).toEqual([null, 'no-cache']);
      expect(text).not.toContain('sudac');
    }
  });

  it('shows who writes something what they wrote', async () => {
    const name = () => page('/league-table', 'admin').then(({ text }) => rootOf(text));
    for (const round of [1, 2, 3]) {
      const { id } = match.league.teams[0] ?? { id: 0 };
      await kolo.db.query('UPDATE teams SET name = $2 WHERE id = $1', [id, `Adria ${round}`]);
      expect(await name()).toContain(`Adria ${round}`);
    }
  });
});

it('all who ask at once share one render', async () => {
  stopClock();
  const ask = () => page('/league-table?tab=shared');
  const renders = await rendersDuring(() => Promise.all(Array.from({ length: 50 }, ask)));
  expect(renders).toEqual(['/league-table?tab=shared']);
});

it('hosts share one render, and each gets its own origin', async () => {
  stopClock();
  const hosts = Array.from({ length: 8 }, (_, n) => `host-${n}.test`);
  const path = '/league-table?tab=hosts';
  let pages: VisitedPage[] = [];
  const renders = await rendersDuring(async () => {
    pages = await Promise.all(hosts.map((host) => visit(path, { host })));
    pages.push(await visit(path, { host: 'later.test' }));
  });
  expect(renders).toEqual([path]);
  const origins = pages.map(({ text }) => text.match(/http:\/\/[\w-]+\.test(?=\/)/g) ?? []);
  expect(origins.map((named) => [...new Set(named)])).toEqual(
    [...hosts, 'later.test'].map((host) => [`http://${host}`]),
  );
  expect(pages.every(({ text }) => !text.includes('origin.invalid'))).toBe(true);
});

it('a goal changes the page of its match, and of no other', async () => {
  stopClock();
  const other = await scheduledMatch(kolo);
  await kickOff(match);
  await kickOff(other);
  const of = (id: number) => page(`/live/${id}`, 'admin');
  const [before, unchanged] = [await of(match.id), await of(other.id)];
  await match.must('POST', 'goals', { team: 'home', scorer: match.home[0] });
  expect((await of(match.id)).text).not.toBe(before.text);
  expect((await of(other.id)).headers.get('etag')).toBe(unchanged.headers.get('etag'));
  expect(dataOf((await of(match.id)).text).answers[`/api/live/${match.id}`]?.body).toMatchObject({
    snapshot: { match: { homeScore: 1 } },
  });
});

it('a page of a renamed team is rendered from the new name alone', async () => {
  const nameIn = async (): Promise<string> =>
    ((await kolo.call('GET', `/api/live/${match.id}`)).json as LiveNames).snapshot.homeTeam.name;
  const teamId = match.league.teams[0]?.id;
  for (const name of ['Adria Nova', 'Adria']) {
    await nameIn();
    await kolo.call('PATCH', `/api/teams/${teamId}`, { as: 'admin', body: { name } });
    expect((await page(`/live/${match.id}`)).text).toContain(`content="${name} `);
    expect(await nameIn()).toBe(name);
  }
});

it('a page whose team was renamed while it was rendered is rendered once more', async () => {
  const teamId = match.league.teams[0]?.id;
  const renders = kolo.app.get(PageRendersService, { strict: false });
  let times = 0;
  const render = renders.render.bind(renders);
  jest.spyOn(renders, 'render').mockImplementation(async (...request) => {
    times += 1;
    const made = await render(...request);
    if (times === 1)
      await kolo.db.query("UPDATE teams SET name = 'Adria Nova' WHERE id = $1", [teamId]);
    return made;
  });
  // So that no cached page is the answer.
  await kolo.db.query('UPDATE teams SET name = name');
  expect((await page(`/live/${match.id}`)).text).toContain('content="Adria Nova ');
  expect(times).toBe(2);
  await kolo.db.query("UPDATE teams SET name = 'Adria' WHERE id = $1", [teamId]);
});

describe('where rendering goes wrong', () => {
  let lines: unknown[];
  beforeEach(() => {
    lines = [];
    jest.spyOn(PinoLogger.prototype, 'warn').mockImplementation((line) => lines.push(line));
    Object.assign(limits, { renderMs: 400, answerMs: 400 });
  });
  afterEach(() => Object.assign(limits, longLimits));

  it.each(['throw', 'exit', 'hang'])(
    '(%s) the page has no content, and the log one line',
    async (tab) => {
      const headers = { 'x-request-id': `request-that-is-to-${tab}`, cookie: kolo.cookies.admin };
      const { status, text } = await visit(`/league-table?tab=${tab}`, headers);
      expect([status, rootOf(text), dataOf(text).answers]).toEqual([200, '', {}]);
      while (lines.length === 0) await new Promise(setImmediate);
      expect(lines).toEqual([expect.objectContaining({ requestId: `request-that-is-to-${tab}` })]);
      expect(JSON.stringify(lines)).not.toContain(kolo.cookies.admin.split('=')[1]);
      Object.assign(limits, longLimits);
      const after = await visit(`/statistics?tab=after-${tab}`);
      expect([rootOf(after.text), lines.slice(1)]).toEqual([expect.stringContaining('worker'), []]);
    },
  );

  it('more pages than the thread can render are sent without content rather than waited for', async () => {
    const ask = (n: number) => visit(`/matches?round=${n}`);
    const answers = await Promise.all(Array.from({ length: 120 }, (_, n) => ask(n)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.some(({ text }) => rootOf(text) === '')).toBe(true);
  });
});

describe('where no newest page is ready in time', () => {
  let renders: PageRendersService;
  let live: LiveMatchUnderTest;
  let waiting: (() => void)[] = [];

  beforeAll(async () => {
    renders = kolo.app.get(PageRendersService, { strict: false });
    live = await runningMatch(kolo);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const go of waiting) go();
    waiting = [];
    Object.assign(limits, longLimits);
  });

  const tap = () =>
    live.must('POST', 'team-stats/increment', { team: 'home', statistic: 'shots', by: 1 });

  /** Renders wait until the test ends. */
  function holdRenders(): void {
    const render = renders.render.bind(renders);
    jest.spyOn(renders, 'render').mockImplementation(async (...request) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return render(...request);
    });
  }
  const untilWaiting = async (count = 1): Promise<void> => {
    while (waiting.length < count) await new Promise(setImmediate);
  };
  const failRenders = () => jest.spyOn(renders, 'render').mockRejectedValue(new Error('It fails'));
  const hurry = () => Object.assign(limits, { answerMs: 50 });

  /** When it was rendered, and what it says of its age. */
  const seen = ({ headers, text }: VisitedPage) => ({
    renderedAt: rootOf(text) === '' ? null : dataOf(text).now,
    hasAge: headers.age !== undefined,
    isOutdated: text.includes(outdatedAttribute),
    refreshes: /<noscript><meta http-equiv="refresh" content="\d+" \/><\/noscript>/.test(text),
  });
  async function visitUntil(
    isFound: (page: VisitedPage) => boolean,
    path: string,
    headers = {},
  ): Promise<VisitedPage> {
    for (;;) {
      const found = await visit(path, headers);
      if (found.status >= 500) throw new Error(`${path}: ${found.status}`);
      if (isFound(found)) return found;
    }
  }
  /** For a moment after a failure nothing is rendered. */
  const untilRendered = (path: string, headers = {}) =>
    visitUntil(({ text }) => rootOf(text) !== '', path, headers);
  const untilNewest = (path: string) =>
    visitUntil((found) => rootOf(found.text) !== '' && found.headers.age === undefined, path);
  /** For a moment after a tap the page of before it counts as new. */
  const untilOutdated = (path: string, headers = {}) =>
    visitUntil((found) => found.headers.age !== undefined, path, headers);

  it.each(['/league-table', '/embed/table/1', '/live/:id', '/embed/match/:id'])(
    'the last one of %s is sent with its age, and a newer one as soon as it is there',
    async (template) => {
      const path = template.replace(':id', String(live.id));
      const first = seen(await untilRendered(path));
      expect(first).toMatchObject({ hasAge: false, isOutdated: false, refreshes: false });
      await tap();
      holdRenders();
      hurry();
      const outdated = await untilOutdated(path);
      expect(Number(outdated.headers.age)).toBeGreaterThanOrEqual(0);
      expect(seen(outdated)).toEqual({
        renderedAt: first.renderedAt,
        hasAge: true,
        isOutdated: true,
        refreshes: true,
      });
      jest.restoreAllMocks();
      for (const go of waiting) go();
      const after = seen(await untilNewest(path));
      expect(after).toMatchObject({ hasAge: false, isOutdated: false, refreshes: false });
      expect(after.renderedAt).toBeGreaterThan(first.renderedAt ?? Number.POSITIVE_INFINITY);
    },
  );

  it('it has a tag of its own, and its age also where it is unchanged', async () => {
    const path = `/live/${live.id}`;
    const { etag } = (await untilRendered(path)).headers;
    await tap();
    failRenders();
    const outdated = (await untilOutdated(path, { 'if-none-match': etag })).headers.etag;
    expect(outdated).not.toBe(etag);
    const again = await untilOutdated(path, { 'if-none-match': outdated });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('the thread that dies costs nobody the last one', async () => {
    const path = `/live/${live.id}`;
    await untilRendered(path);
    await tap();
    const render = renders.render.bind(renders);
    jest
      .spyOn(renders, 'render')
      .mockImplementation((seed, request) => render({ ...seed, search: '?tab=exit' }, request));
    expect(rootOf((await untilOutdated(path)).text)).toContain('worker');
  });

  const rename = (name: string) =>
    kolo.db.query('UPDATE teams SET name = $2 WHERE id = $1', [live.league.teams[0]?.id, name]);
  const erase = () =>
    kolo.call('POST', `/api/people/player-${live.home[3]}/erase`, {
      as: 'admin',
      body: { name: 'Igrač Adria 4' },
    });

  it.each([
    ['a team that was renamed', 'Adria Stara', () => rename('Adria Nova')],
    ['a person who was erased', 'Adria 4', erase],
  ])('nobody sees the name of %s', async (_, name, change) => {
    await rename('Adria Stara');
    const path = `/live/${live.id}`;
    expect((await untilRendered(path)).text).toContain(name);
    await change();
    failRenders();
    const after = await visit(path);
    expect([after.text.includes(name), after.headers.age]).toEqual([false, undefined]);
  });

  it('people with a session get none, as their rights may have changed since', async () => {
    const cookie = kolo.cookies.company;
    const path = `/live/${live.id}`;
    await untilRendered(path, { cookie });
    await tap();
    failRenders();
    expect(seen(await visit(path, { cookie }))).toMatchObject({ renderedAt: null, hasAge: false });
  });

  it('visitors of one language and look get no page of another', async () => {
    const path = `/live/${live.id}`;
    await untilRendered(path);
    await tap();
    failRenders();
    const found = await visit(path, { cookie: 'language=en; theme=light' });
    expect(seen(found)).toMatchObject({ renderedAt: null, hasAge: false });
  });

  describe('and none was rendered yet', () => {
    let tabs = 0;
    const newPage = (): string => {
      tabs += 1;
      return `/statistics?tab=never-seen-${tabs}`;
    };

    it.each<[string, () => string, Record<string, string>]>([
      ['a program', newPage, { 'sec-fetch-mode': 'no-cors' }],
      ['a robot', newPage, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
      ['a preview', newPage, { 'user-agent': 'facebookexternalhit/1.1' }],
      ['a frame', () => '/embed/table/1?lang=en&theme=dark', { 'sec-fetch-dest': 'iframe' }],
    ])('%s waits for it longer than a browser', async (_, address, headers) => {
      holdRenders();
      hurry();
      const longer = visit(address(), headers);
      await untilWaiting();
      // Asks later and is answered earlier.
      expect(rootOf((await visit(newPage())).text)).toBe('');
      jest.restoreAllMocks();
      for (const go of waiting) go();
      expect(rootOf((await longer).text)).toContain('worker');
    });

    it('only some wait so long at once, and fewer of one network', async () => {
      holdRenders();
      hurry();
      const usual = { ...limits.longWaits };
      Object.assign(limits.longWaits, { inAll: 3, ofNetwork: 2 });
      const robot = { 'user-agent': 'Googlebot' };
      const longer = [visit(newPage(), robot), visit(newPage(), robot)];
      await untilWaiting(2);
      expect(rootOf((await visit(newPage(), robot)).text)).toBe('');
      longer.push(visit(newPage(), robot, '127.0.0.2'));
      await untilWaiting(3);
      expect(rootOf((await visit(newPage(), robot, '127.0.0.3')).text)).toBe('');
      Object.assign(limits.longWaits, usual);
      jest.restoreAllMocks();
      for (const go of waiting) go();
      for (const one of longer) expect(rootOf((await one).text)).toContain('worker');
    });
  });

  it('the shells of the devices are sent without what they say of the site', async () => {
    const head = kolo.app.get(ShareHeadService, { strict: false });
    jest.spyOn(head, 'lines').mockReturnValue(new Promise(() => {}));
    hurry();
    const { status, text } = await visit('/index.html', { 'accept-language': 'en' });
    expect([status, text.includes('<div id="root">')]).toEqual([200, true]);
  });
});

describe('a flood of pages', () => {
  const opened: Socket[] = [];
  afterEach(() => {
    for (const socket of opened) socket.destroy();
    jest.restoreAllMocks();
  });

  it('is worked on a few at a time, one of each connection, and not for those who left', async () => {
    const pages = kolo.app.get(PagesService, { strict: false });
    const ends: (() => void)[] = [];
    const make = jest.spyOn(pages, 'page').mockImplementation(async (request) => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return pages.alone(request);
    });
    const server = kolo.app.getHttpServer() as Server;
    let open = 0;
    server.on('connection', (socket: Socket) => {
      open += 1;
      socket.on('close', () => {
        open -= 1;
      });
    });
    let arrived = 0;
    server.on('request', () => {
      arrived += 1;
    });
    const flood = async (connections: number): Promise<void> => {
      const expected = arrived + connections * 20;
      for (let n = 0; n < connections; n += 1) {
        const socket = connect(Number(new URL(kolo.url).port), '127.0.0.1');
        opened.push(socket);
        socket.write(`GET /live/${match.id} HTTP/1.1\r\nHost: kolo.test\r\n\r\n`.repeat(20));
      }
      while (arrived < expected) await new Promise(setImmediate);
    };
    await flood(2);
    await untilIdle(ends, 2);
    expect(ends).toHaveLength(2);
    await flood(98);
    await untilIdle(ends, 48);
    expect(ends).toHaveLength(48);
    for (const socket of opened) socket.destroy();
    while (open > 0) await new Promise(setImmediate);
    for (const end of ends) end();
    make.mockRestore();
    expect((await page('/live')).status).toBe(200);
    expect(ends).toHaveLength(48);
  });

  it('gets one page without content, made once, where nobody knows what is new', async () => {
    const versions = kolo.app.get(PageVersionsService, { strict: false });
    const now = jest.spyOn(versions, 'now').mockRejectedValue(new Error('No connection'));
    const made = jest.spyOn(PagesService.prototype, 'alone');
    for (const host of ['one.test', 'two.test'])
      expect(rootOf((await page(`/live/${match.id}`, 'anonymous', { host })).text)).toBe('');
    expect(now).toHaveBeenCalledTimes(2);
    const [one, two] = made.mock.results;
    expect(one?.value.response).toBe(two?.value.response);
  });
});

/** Until this many have begun, and a few turns more, in which others could begin. */
async function untilIdle(begun: readonly unknown[], count: number): Promise<void> {
  while (begun.length < count) await new Promise(setImmediate);
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
}

describe('a hostile request', () => {
  it.each<[string, string]>([
    ['a league with 9,000 digits', `/league-table?league=${'9'.repeat(9_000)}`],
    ['thousands of parameters', `/matches?${'a=b&'.repeat(2_000)}`],
    ['control characters and markup', '/matches?round=%00%0a<script>'],
    ['names of prototypes', '/statistics?__proto__=x&constructor=y&tab=__proto__'],
    ['broken encodings', '/matches?league[a]=b&league[__proto__][x]=y&tab=%E0%A4%A'],
    ['an encoded path', '/live/%31'],
    ['a control character in the path', '/live/1%00'],
    ['a team beyond all numbers', '/team/9999999999'],
    ['markup for a language', '/embed/table/1?lang=<b>&theme=%22'],
  ])('with %s gets a page', async (_, path) => {
    const { status, text } = await page(path);
    expect([200, 404]).toContain(status);
    expect(text).not.toMatch(/<script>|<b>/);
  });

  it.each<[string, (path: string) => string]>([
    ['escaped letters', (path) => path.replace('l', '%6C').replace('v', '%76')],
    ['doubled slashes', (path) => path.replaceAll('/', '//')],
    ['the whole address', (path) => `http://elsewhere.test${path}`],
    ['a fragment', (path) => `${path}#lineup`],
  ])(
    'that spells an address with %s gets the page, and makes none of its own',
    async (_, spelt) => {
      stopClock();
      const path = `/live/${match.id}`;
      const usual = rootOf((await visit(path)).text);
      const begun = jest.spyOn(PagesService.prototype, 'page');
      let raw = '';
      const renders = await rendersDuring(async () => {
        raw = await rawAnswer(spelt(path));
      });
      expect(begun.mock.calls.map(([{ reader }]) => reader.path)).toEqual([path]);
      begun.mockRestore();
      expect([renders, rootOf(raw)]).toEqual([[], usual]);
    },
  );

  it('for the API in capital letters gets the page that is not there, made once for all of them', async () => {
    const made = jest.spyOn(PagesService.prototype, 'page');
    const answers = await Promise.all(
      ['/API/live/1', '/API/live/2', '/Socket.IO/3'].map(rawAnswer),
    );
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual(Array(3).fill('HTTP/1.1 404'));
    const responses = await Promise.all(made.mock.results.map(({ value }) => value));
    expect(new Set(responses.map(({ response }) => response)).size).toBe(1);
    made.mockRestore();
  });

  it('with parameters that the page does not read makes no page of its own', async () => {
    stopClock();
    await page('/live');
    const many = Array.from({ length: 40 }, (_, n) => `/live?q=${n}&tab=${n}&fbclid=${n}`);
    expect(await rendersDuring(() => Promise.all(many.map((path) => page(path))))).toEqual([]);
  });
});

it('where only people with a session may watch, visitors see no score of a match', async () => {
  const closed = await startTestApp({
    siteFolder: site.folder,
    database: kolo.database,
    config: { livePublic: false },
  });
  try {
    const played = await scheduledMatch(kolo);
    await played.must('PATCH', 'result', { homeScore: 71, awayScore: 58 });
    for (const as of ['admin', 'anonymous', 'public', 'anonymous'] as const)
      for (const path of ['/live', '/embed/match', '/overlay'].map(
        (one) => `${one}/${played.id}`,
      )) {
        const { text } = await closed.call('GET', path, { as });
        expect([as, /Score\W+71/.test(rootOf(text))]).toEqual([as, as !== 'anonymous']);
        expect(/Score\W+71/.test(text)).toBe(as !== 'anonymous');
      }
  } finally {
    await closed.close();
  }
});
