import type { AccountView, LeagueView, MatchView, TeamView } from '@kolo/domain';
import type { BrowserContext, Locator } from '@playwright/test';
import { Api, administrator } from './api.js';
import { expect, startKolo, test } from './fixtures.js';
import { sizes } from './layout.js';
import { scrollToEnd } from './scroll-to-end.js';
import type { Person } from './season.js';

/** Cannot be broken, and is longer than any line of a phone. */
const long = (start: string) =>
  `${start}jadranskobrodograditeljskoudruženjemalihpoduzetnika${start}`;
const password = 'futsal-nedjeljom';
const owners = ['prva', 'druga'].map((username, i) => ({
  username,
  companyName: long(i === 0 ? 'Sjeverno' : 'Južno'),
  companyOib: i === 0 ? '12345678903' : '23456789013',
}));

async function signIn({ request }: BrowserContext, origin: string, who: Person): Promise<void> {
  await request.post('/api/login', { data: who, headers: { origin } });
}

test('names of sixty letters without a space widen no page and cover nothing', async ({
  browser,
}) => {
  const kolo = await startKolo({ seed: 'none' });
  const context = await browser.newContext({
    baseURL: kolo.url,
    viewport: sizes[0],
    reducedMotion: 'reduce',
  });
  try {
    const { played, next, team, league } = await aSeason(kolo.url);
    const company = { username: team.user.username, password };
    await signIn(context, kolo.url, company);
    const page = await context.newPage();
    const add = await page.request.post('/api/players', {
      headers: { origin: kolo.url },
      multipart: { firstName: long('A'), lastName: 'B', jerseyNumber: '7', teamId: `${team.id}` },
    });
    expect(add.status()).toBe(201);

    const expectNarrow = async (path: string): Promise<void> => {
      await page.goto(path);
      await expect(
        page
          .getByText(/poduzetnika/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await scrollToEnd(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `${path} scrolls sideways`).toBe(sizes[0].width);
    };
    for (const path of ['/', '/moj-tim', '/league-table', '/matches', '/live']) {
      await expectNarrow(path);
    }
    for (const path of [`/live/${played.id}`, `/embed/match/${played.id}`]) {
      await expectNarrow(path);
      for (const name of [played.homeTeamName, played.awayTeamName])
        await expectInPlace(page.getByText(name, { exact: true }).last(), `${path}: ${name}`);
    }

    await signIn(context, kolo.url, administrator);
    await expectNarrow('/admin?section=players');
    const teamLink = page.getByRole('link', { name: team.name });
    await expectInPlace(teamLink, 'the team of a player who waits');
    const [player] = await (await page.request.get('/api/players/pending')).json();
    await page.request.patch(`/api/players/${player.id}/status`, {
      headers: { origin: kolo.url },
      data: { status: 'approved' },
    });
    await expectNarrow(`/team/${team.id}`);
    await expectInPlace(page.getByRole('table'), 'the roster');
    for (const path of ['/admin', `/league/${league.id}`, `/admin/commentary/${next.id}`])
      await expectNarrow(path);
    await page.goto(`/league/${league.id}`);
    const listed = page.getByRole('table').getByText(team.name);
    const width = (await listed.boundingBox())?.width;
    expect(width, 'a team in the league’s table has room for its name').toBeGreaterThan(90);
  } finally {
    await context.close();
    await kolo.stop();
  }
});

/** Inside the screen and not cut off. */
async function expectInPlace(what: Locator, name: string): Promise<void> {
  const { right, wider } = await what.evaluate((element) => ({
    right: element.getBoundingClientRect().right,
    wider: element.scrollWidth - element.clientWidth,
  }));
  expect.soft(right, `${name} leaves the screen`).toBeLessThanOrEqual(sizes[0].width);
  expect.soft(wider, `${name} is wider than its place`).toBeLessThanOrEqual(1);
}

/** Two teams, one match played and one to come. */
async function aSeason(url: string) {
  const api = await new Api(url).signIn();
  for (const owner of owners)
    await api.must('POST', '/register', {
      ...owner,
      password,
      role: 'company',
      email: `${owner.username}@example.com`,
      membershipPackageId: 1,
    });
  const league = await api.must<LeagueView>('POST', '/leagues', {
    name: long('Liga'),
    season: 'S'.repeat(40),
    isActive: true,
    startDate: '2026-09-01T00:00:00Z',
    endDate: '2027-06-01T00:00:00Z',
  });
  const teams: TeamView[] = [];
  for (const { id } of await api.get<AccountView[]>('/users/pending')) {
    await api.must('PATCH', `/users/${id}/approve`);
    teams.push(await api.must('POST', '/teams', { userId: id, leagueId: league.id }));
  }
  const [team, other] = teams;
  if (team === undefined || other === undefined) throw new Error('Two companies make two teams');
  const match = (home: TeamView, away: TeamView, days: number) =>
    api.must<MatchView>('POST', '/matches', {
      homeTeamId: home.id,
      awayTeamId: away.id,
      status: 'scheduled',
      round: 1,
      matchDate: new Date(Date.now() + days * 86_400_000).toISOString(),
    });
  const played = await match(team, other, -1);
  await api.must('PATCH', `/matches/${played.id}/result`, { homeScore: 12, awayScore: 11 });
  return { league, team, played, next: await match(other, team, 1) };
}
