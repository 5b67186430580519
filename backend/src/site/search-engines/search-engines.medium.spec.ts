import { startTestApp, type TestApp } from '../../../test/app.js';
import { type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';

const origin = 'https://kolo.example';
let kolo: TestApp;
let match: LiveMatchUnderTest;

beforeAll(async () => {
  kolo = await startTestApp({ config: { publicOrigin: origin } });
  match = await scheduledMatch(kolo);
});
afterAll(() => kolo.close());

const addresses = async (app: TestApp): Promise<string[]> => {
  const { text } = await app.call('GET', '/sitemap.xml');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
};

describe('robots.txt', () => {
  it('keeps crawlers from accounts and the API, but not from the pictures of links', async () => {
    const { status, headers, text } = await kolo.call('GET', '/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const rules = text.split('\n');
    expect(rules).toEqual(
      expect.arrayContaining(['Disallow: /api/', 'Allow: /api/share/', 'Disallow: /admin']),
    );
    expect(rules).not.toContain('Disallow: /');
    expect(rules).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });
});

describe('sitemap.xml', () => {
  it('names the public pages, and teams and matches of the shown season', async () => {
    const { status, headers, text } = await kolo.call('GET', '/sitemap.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
    const found = await addresses(kolo);
    const pages = [
      ...['/', '/live', '/league-table', '/matches', '/statistics', '/developers', '/gallery'],
    ];
    expect(found.slice(0, 7)).toEqual(pages.map((page) => origin + page));
    const { teams } = match.league;
    expect(found).toEqual(
      expect.arrayContaining([
        ...teams.map(({ id }) => `${origin}/team/${id}`),
        `${origin}/live/${match.id}`,
      ]),
    );
    expect(found.join(' ')).not.toMatch(/admin|account|auth|moj-tim|embed|overlay|player/);
  });

  it('names the finals and the awards of the season once there are any', async () => {
    const { leagueId, teams } = match.league;
    const ofLeague = async () =>
      (await addresses(kolo)).filter((address) => address.includes('/league/'));
    expect(await ofLeague()).toEqual([]);
    const { status, text } = await kolo.call('PUT', `/api/leagues/${leagueId}/awards/champion`, {
      as: 'admin',
      body: { teamId: teams[0]?.id },
    });
    expect([status, text]).toEqual([200, expect.any(String)]);
    expect(await ofLeague()).toEqual([`${origin}/league/${leagueId}/awards`]);
    const final = {
      kind: 'knock-out',
      name: 'Doigravanje',
      entries: [1, 2].map((rank) => ({ source: 'table', rank })),
      legs: 1,
    };
    const stages = `/api/leagues/${leagueId}/stages`;
    expect((await kolo.call('POST', stages, { as: 'admin', body: final })).status).toBe(200);
    expect(await ofLeague()).toEqual([
      `${origin}/league/${leagueId}/bracket`,
      `${origin}/league/${leagueId}/awards`,
    ]);
  });

  it('is not sent again while nothing changed, and is when a match was added', async () => {
    const before = await kolo.call('GET', '/sitemap.xml');
    const known = { 'if-none-match': before.headers.get('etag') ?? '' };
    expect((await kolo.call('GET', '/sitemap.xml', { headers: known })).status).toBe(304);
    const [home, away] = match.league.teams;
    const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate: '2026-05-24T16:00:00Z' };
    const { json } = await kolo.call('POST', '/api/matches', { as: 'admin', body });
    const after = await kolo.call('GET', '/sitemap.xml', { headers: known });
    expect(after.status).toBe(200);
    expect(after.text).toContain(`${origin}/live/${(json as { id: number }).id}<`);
  });

  it('names no match where results are for members', async () => {
    const closed = await startTestApp({
      database: kolo.database,
      config: { publicOrigin: origin, livePublic: false },
    });
    const found = await addresses(closed);
    await closed.close();
    expect(found).toContain(`${origin}/league-table`);
    expect(found.join(' ')).not.toContain('/live');
  });
});

it.each([
  '/robots.txt/',
  '/robots.txt/x',
  '/ROBOTS.TXT',
  '/robots.txt%00',
  '/sitemap.xml/1',
  '/sitemap.xml.gz',
  '/sitemap%2Exml%0d%0a',
  '/..%2frobots.txt',
])('nonsense is not found: %s', async (path) => {
  const { status } = await kolo.call('GET', path);
  expect([400, 404]).toContain(status);
});

it('a host that is no name does not get into the addresses', async () => {
  const open = await startTestApp({ database: kolo.database });
  const { text } = await open.call('GET', '/robots.txt', {
    headers: { 'x-forwarded-host': 'a<b>"' },
  });
  await open.close();
  expect(text).toMatch(/Sitemap: http:\/\/[\w.:]+\/sitemap\.xml\n/);
});
