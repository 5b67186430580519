import type { LiveTable, MatchView } from '@kolo/domain';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { phone } from './accessible.js';
import { Api } from './api.js';
import { type CutWire, cutWireTo } from './cut-wire.js';
import { expect, startKolo, test } from './fixtures.js';
import { Device, type Person } from './season.js';

const visitor: Person = { username: 'gledateljica', password: 'nedjeljom-u-dvorani' };

/** The pages that one visitor has open while a match runs. */
class Tabs {
  private constructor(
    readonly home: Page,
    readonly match: Page,
    readonly table: Page,
    readonly overlay: Page,
  ) {}

  /** Finds the match by navigation; the other pages are opened beside it. */
  static async open(context: BrowserContext, match: MatchView): Promise<Tabs> {
    const home = await context.newPage();
    await home.goto('/');
    await expect(card(home, match.id)).toContainText('Uživo');
    const follow = await context.newPage();
    await follow.goto('/');
    await card(follow, match.id).click();
    await expect(follow).toHaveURL(`/live/${match.id}`);
    const table = await context.newPage();
    await table.goto('/league-table');
    const overlay = await context.newPage();
    await overlay.setViewportSize({ width: 1920, height: 1080 });
    await overlay.goto(`/overlay/${match.id}`);
    return new Tabs(home, follow, table, overlay);
  }

  async expectScore(matchId: number, homeScore: number, awayScore: number): Promise<void> {
    const board = this.match.locator('article[data-version]');
    // Each number is there twice, for the eye and for screen readers.
    await expect(card(this.home, matchId)).toContainText(
      new RegExp(`${homeScore}{2}\\D+${awayScore}{2}\\D`),
    );
    await expect(board.getByText(`${homeScore} : ${awayScore}`).first()).toBeAttached();
    await expect(this.overlay.locator('section').first()).toContainText(
      new RegExp(`${homeScore}\\s*:\\s*${awayScore}`),
    );
  }

  /** The table page shows the server's table, place by place. */
  async expectTable(api: Api): Promise<void> {
    const { provisional, rows } = await api.get<LiveTable>('/league-table/live');
    expect(provisional).toBe(true);
    await expect(this.table.getByText('Privremena tablica').first()).toBeVisible();
    const shown = teamsOf(this.table);
    await expect(shown).toHaveCount(rows.length);
    for (const [place, { teamName, points }] of rows.entries())
      await expect(shown.nth(place)).toContainText(
        new RegExp(`${teamName}.*\\D(${points}){1,2}\\D`, 's'),
      );
  }
}

/** The rows of the table's teams, without the line below the last place for the finals. */
const teamsOf = (page: Page) =>
  page
    .getByRole('list', { name: 'Tablica lige' })
    .getByRole('listitem')
    .filter({ has: page.locator('details') });

const card = (page: Page, matchId: number) => page.locator(`a[href="/live/${matchId}"]`).first();

test('a visitor follows a match on four pages through a tunnel, while another one registers and sees the whole lists', async ({
  browser,
}) => {
  // No fixed origin: the visitor's connection has a port of its own.
  const kolo = await startKolo({ env: { PUBLIC_ORIGIN: '' } });
  const wire = await cutWireTo(kolo.port);
  try {
    const api = await new Api(kolo.url).signIn();
    await followMatch(browser, wire, api, () => joinTheLeague(browser, kolo.url, api));
  } finally {
    await wire.close();
    await kolo.stop();
  }
});

async function followMatch(
  browser: Browser,
  wire: CutWire,
  api: Api,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const match = await api.readyMatch();
  const { state } = await api.kickOff(match.id);
  const score = (player: number | undefined) =>
    api.must('POST', `/matches/${match.id}/stats/increment`, {
      playerId: player,
      statField: 'goals',
    });
  const [home] = state.lineup?.home ?? [];
  const [away] = state.lineup?.away ?? [];
  const context = await browser.newContext({ baseURL: wire.url, viewport: phone });
  const tabs = await Tabs.open(context, match);
  await tabs.expectScore(match.id, 0, 0);

  await test.step('a goal is on every page', async () => {
    await score(home);
    await tabs.expectScore(match.id, 1, 0);
    await tabs.expectTable(api);
  });

  await test.step('without a network, while two goals fall and somebody registers', async () => {
    // The page can be reloaded without a network once its service worker has everything.
    await tabs.match.waitForFunction(
      async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
    );
    wire.cut();
    await score(away);
    await score(away);
    await expect(tabs.match.getByText(/Veza prekinuta od \d{2}:\d{2}/)).toBeVisible();
    await tabs.match.reload();
    await expect(
      tabs.match.getByText(/Nema veze\. Stanje: (danas|jučer) u \d{2}:\d{2}/),
    ).toBeVisible();
    await expect(tabs.match.getByText('1 : 0').first()).toBeAttached();
    await meanwhile();
    wire.mend();
    await tabs.expectScore(match.id, 1, 2);
    await tabs.expectTable(api);
    await expect(tabs.match.locator('article[data-version]')).toHaveAttribute('data-breaks', '0');
  });
  await context.close();
}

async function joinTheLeague(browser: Browser, baseURL: string, api: Api): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport: phone });
  const page = await context.newPage();
  const device = new Device(page);
  const lists = teamsOf(page);
  await page.goto('/league-table');
  await expect(page.getByText('Prijava potrebna').first()).toBeVisible();
  await expect(lists).toHaveCount(5);

  await device.register(visitor, 'public');
  const pending = await api.get<{ id: number; username: string }[]>('/users/pending');
  const account = pending.find(({ username }) => username === visitor.username);
  await api.must('PATCH', `/users/${account?.id}/approve`, {});
  await device.enter(visitor);

  await page.goto('/league-table');
  await expect(lists).toHaveCount(10);
  await page.goto('/statistics');
  await expect(page.getByRole('button', { name: /Prikaži više/ })).toBeVisible();
  await expect(page.getByText('Prijava potrebna')).toHaveCount(0);
  await page.goto('/matches?tab=results');
  await expect(page.getByRole('heading', { name: /^\d+\. kolo$/ }).first()).toBeVisible();
  await context.close();
}
