import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import { phone } from './accessible.js';
import { Api, administrator } from './api.js';
import { lateSocket } from './blocked-sockets.js';
import { expect, type Kolo, test } from './fixtures.js';
import { expectFits } from './layout.js';
import { scrollToEnd } from './scroll-to-end.js';
import { forgetTimers, holdModules, isTakenOver, laterMs, observe } from './vitals.js';

const looks = [
  { as: 'visitor', screen: 'phone', viewport: phone, language: 'hr', theme: 'light' },
  {
    as: 'administrator',
    screen: 'desktop',
    viewport: { width: 1440, height: 900 },
    language: 'en',
    theme: 'dark',
  },
] as const;

type Look = (typeof looks)[number];

const pagesOf = (matchId: number): string[] => [
  ...['/', '/live', `/live/${matchId}`, '/league-table', '/matches', '/statistics', '/team/1'],
  ...['/league/1/suspensions', '/league/1/bracket', '/league/1/awards', '/league/1/archive'],
  ...['/player/1', '/search?q=iv', '/developers', '/embed/table/1', `/embed/match/${matchId}`],
];

async function choose(context: BrowserContext, { url }: Kolo, look: Look): Promise<void> {
  const { language, theme, screen } = look;
  const cookies = Object.entries({ language, theme, screen });
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url })));
  await context.addInitScript((stored) => Object.assign(localStorage, stored), { language, theme });
}

async function openRendered(page: Page, url: string): Promise<void> {
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  expect(await response?.text(), url).not.toContain('<div id="root"></div>');
}

/** What members predict is in no page that is cached; what a result means is read by who touches the page. */
const readLater = [/\/predictions\/groups$/, /\/meaning$/, /\/head-to-head\//];

/** Warnings of what these tests block themselves, and of what takes long on a busy machine. */
const harmless =
  /^Service Worker registration blocked|preloaded using link preload|^\[Intervention\]/;

/** Errors, what the browser warns of, and all that React says about taking a page over. */
function isComplaint(message: ConsoleMessage): boolean {
  const [type, text] = [message.type(), message.text()];
  if (lateSocket.test(text)) return false;
  return type === 'error' || /hydrat/i.test(text) || (type === 'warning' && !harmless.test(text));
}

/** Complaints of the browser, and requests for data that came with the page. */
function watch(page: Page): { complaints: string[]; reads: string[] } {
  const complaints: string[] = [];
  const reads: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (readLater.some((pattern) => pattern.test(pathname))) return;
    if (request.method() === 'GET' && pathname.startsWith('/api/')) reads.push(pathname);
  });
  return { complaints, reads };
}

test.use({ serviceWorkers: 'block' });

for (const look of looks)
  test(`${look.language === 'hr' ? 'a visitor’s phone' : 'an administrator’s desktop'} takes every page over as it was rendered`, async ({
    context,
    kolo,
  }) => {
    const match = await (await new Api(kolo.url).signIn()).readyMatch();
    await choose(context, kolo, look);
    await context.addInitScript(observe);
    await context.addInitScript(forgetTimers, laterMs);
    if (look.as === 'administrator')
      await context.request.post(`${kolo.url}/api/login`, { data: administrator });
    for (const path of pagesOf(match.id)) {
      const page = await context.newPage();
      await page.setViewportSize(look.viewport);
      await holdModules(page);
      const { complaints, reads } = watch(page);
      await openRendered(page, kolo.url + path);
      await page.waitForFunction(isTakenOver);
      const shift = await page.evaluate(() => globalThis.observed.laterShift);
      await scrollToEnd(page);
      expect.soft(complaints, path).toEqual([]);
      expect.soft(reads, path).toEqual([]);
      expect.soft(shift, path).toBeLessThan(0.005);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.close();
    }
    // Node warns about what it will remove, and about globals that belong to a browser.
    expect(kolo.output()).not.toMatch(/\w*Warning: /);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the score, the table and the fixtures are there to read, and links work', async ({
    kolo,
    page,
  }) => {
    const match = await (await new Api(kolo.url).signIn()).readyMatch();
    const open = (path: string) => openRendered(page, kolo.url + path);
    // A text in it is not found by `getByText`.
    const needsScripts = page.locator('noscript p');
    await open(`/live/${match.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(match.homeTeamName);
    await open('/league-table');
    await expect(page.locator('main').locator('tbody tr, li').first()).toBeVisible();
    await open('/matches');
    await expect(page.getByRole('heading', { level: 1, name: 'Utakmice' })).toBeVisible();
    await expect(page.locator(`main a[href="/live/${match.id}"]`)).toBeVisible();
    await page.getByRole('tab', { name: 'Rezultati' }).click();
    await expect(page.getByText('Prijava potrebna')).toBeVisible();
    await open('/');
    await expect(page.getByRole('heading', { name: 'Tablica lige' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(needsScripts).toHaveCount(0);
    await page.getByRole('link', { name: 'Utakmice' }).last().click();
    await expect(page).toHaveURL(/\/matches$/);
    await page.goto('/auth');
    await expect(needsScripts).toHaveText(/Za ovu stranicu treba JavaScript\./);
    await expect(needsScripts).toBeVisible();
  });

  test('a window narrower than the server takes it for is filled, in the colours of the system', async ({
    kolo,
    page,
  }) => {
    const match = await (await new Api(kolo.url).signIn()).readyMatch();
    for (const path of ['/', '/league-table', `/live/${match.id}`]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await openRendered(page, kolo.url + path);
        const canvas = { light: 'rgb(240, 242, 245)', dark: 'rgb(11, 14, 19)' }[colorScheme];
        await expect.soft(page.locator('html'), path).toHaveCSS('background-color', canvas);
      }
      await expect.soft(page.getByRole('navigation'), path).toHaveCount(1);
      await expectFits(page, path, phone);
    }
    const heights = (part: string) =>
      page.locator(part).evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    await openRendered(page, `${kolo.url}/league-table`);
    // No name runs letter by letter.
    expect(Math.max(...(await heights('main tbody tr')))).toBeLessThan(80);
    await openRendered(page, `${kolo.url}/live/${match.id}`);
    const widths = await page
      .locator('main h2')
      .evaluateAll((all) => all.map((one) => one.closest('section, div')?.clientWidth ?? 0));
    expect(Math.min(...widths)).toBeGreaterThan(250);
  });

  test('a member reads every played round and every list of players', async ({
    context,
    kolo,
    page,
  }) => {
    await context.request.post(`${kolo.url}/api/login`, { data: administrator });
    await openRendered(page, `${kolo.url}/matches`);
    const rows = page.locator('main li a[href^="/live/"]');
    const played = rows.filter({ hasText: 'otvori statistiku' });
    await expect(rows.first()).toBeVisible();
    await expect(played).toHaveCount(0);
    await page.getByRole('tab', { name: 'Rezultati' }).click();
    await expect(played.first()).toBeVisible();
    await page.getByRole('link', { name: '1. kolo', exact: true }).click();
    await expect(page).toHaveURL(/round=1/);
    await expect(played.first()).toBeVisible();
    await openRendered(page, `${kolo.url}/statistics`);
    for (const list of ['Strijelci', 'Asistencije', 'MVP']) {
      await page.getByRole('tab', { name: list }).click();
      const players = page.getByRole('list', { name: list }).getByRole('listitem');
      await expect(players.first()).toBeVisible();
    }
  });
});
