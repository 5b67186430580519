import type { CommentaryView } from '@kolo/domain';
import { devices, type Page } from '@playwright/test';
import { phone } from './accessible.js';
import { Api } from './api.js';
import { expect, test } from './fixtures.js';
import { scrollToEnd } from './scroll-to-end.js';
import {
  collectVitals,
  forgetTimers,
  holdModules,
  isTakenOver,
  laterMs,
  type Vitals,
} from './vitals.js';

/** Bytes of JavaScript, compressed with gzip, until the page requests no more. */
const maxScriptBytes = { home: 150 * 1024, match: 125 * 1024 };
const maxRequests = 12;
const maxFontBytes = 40_000;

// As on the first visit, with an empty cache.
test.use({ viewport: phone, userAgent: devices['Pixel 7'].userAgent, serviceWorkers: 'block' });

async function visitRendered(page: Page, url: string): Promise<Vitals> {
  const document = page.waitForResponse((answer) => answer.request().isNavigationRequest());
  await page.addInitScript(forgetTimers, laterMs);
  const vitals = await collectVitals(page, url);
  expect(await (await document).text()).not.toContain('<div id="root"></div>');
  return vitals;
}

for (const language of ['hr', 'en'])
  test(`the first load of the home page in ${language} is small, and the rest loads while scrolling`, async ({
    kolo,
    page,
  }) => {
    await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.context().addCookies([{ name: 'language', value: language, url: kolo.url }]);
    const { scriptBytes, fontBytes } = await visitRendered(page, kolo.url);
    // Far less would mean that the page failed, or that nothing was counted.
    expect(scriptBytes).toBeGreaterThan(100_000);
    expect(scriptBytes).toBeLessThan(maxScriptBytes.home);
    expect(fontBytes).toBeGreaterThan(10_000);
    expect(fontBytes).toBeLessThan(maxFontBytes);
    const table = page.getByRole('heading', { name: /^(Tablica lige|League table)$/ });
    // The server may have rendered all blocks, and their code comes with the reader.
    const code = page.waitForResponse(/HomeTable-.*\.js$/);
    await scrollToEnd(page);
    await code;
    await expect(table).toHaveCount(1);
  });

for (const language of ['hr', 'en'])
  test(`the first load of a match in ${language} is the match and little else, before, while and after it is played`, async ({
    kolo,
    page,
  }) => {
    const api = await new Api(kolo.url).signIn();
    const { id } = await api.readyMatch();
    await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.context().addCookies([{ name: 'language', value: language, url: kolo.url }]);
    const url = `${kolo.url}/live/${id}`;
    const expectSmall = async (state: string) => {
      const { scriptBytes, requests } = await visitRendered(page, url);
      await expect(page.locator('article[data-state=live]')).toBeVisible();
      expect.soft(scriptBytes, state).toBeGreaterThan(60_000);
      expect.soft(scriptBytes, state).toBeLessThan(maxScriptBytes.match);
      expect.soft(requests, state).toBeLessThanOrEqual(maxRequests);
    };
    await expectSmall('before it');
    const { homePlayers } = await api.kickOff(id);
    await api.must('POST', `/matches/${id}/goals`, { team: 'home', scorer: homePlayers[0]?.id });
    await expectSmall('while it is played');
    for (const wanted of [{ matchState: 'half-time' }, { matchState: 'second-half' }])
      await api.must('PATCH', `/matches/${id}/state`, wanted);
    await api.must('PATCH', `/matches/${id}/state`, { status: 'completed' });
    // Until the report is written, a page asks for it.
    const report = () => api.get<CommentaryView>(`/matches/${id}/commentary`);
    await expect.poll(report).toMatchObject({ kind: 'report', text: expect.any(String) });
    await expectSmall('after it');
  });

test('the shortcut for the search opens it on a match that nobody has touched', async ({
  kolo,
  page,
}) => {
  const { id } = await (await new Api(kolo.url).signIn()).readyMatch();
  await page.goto(`${kolo.url}/live/${id}`);
  await expect(page.locator('article[data-state=live]')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Traži' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Igrač, tim ili utakmica' })).toBeFocused();
});

test('a reader without a network keeps the page, and gets the rest when the network is back', async ({
  context,
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForFunction(isTakenOver);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await page.mouse.wheel(0, 600);
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Svaki gol/);
  await context.setOffline(false);
  // A chunk that fails while the network changes reloads the page.
  await expect(async () => {
    await scrollToEnd(page);
    expect(await page.getByRole('heading', { name: 'Tablica lige' }).count()).toBe(1);
  }).toPass();
});

for (const viewport of [phone, { width: 1440, height: 900 }])
  test(`nothing on a page moves while it loads, ${viewport.width} px wide`, async ({
    context,
    kolo,
  }) => {
    const match = await (await new Api(kolo.url).signIn()).readyMatch();
    for (const path of ['/', '/league-table', '/matches', '/live', `/live/${match.id}`]) {
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      await page.addInitScript(forgetTimers, laterMs);
      await holdModules(page);
      const { shift, laterShift } = await collectVitals(page, kolo.url + path);
      expect(shift, path).toBeLessThan(0.1);
      expect(laterShift, path).toBeLessThan(0.01);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.close();
    }
  });
