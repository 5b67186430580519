import { phone } from './accessible.js';
import { Api } from './api.js';
import { expect, test } from './fixtures.js';
import { scrollToEnd } from './scroll-to-end.js';
import { collectVitals } from './vitals.js';

/** Bytes of JavaScript, compressed with gzip, until the page requests no more. */
const maxScriptBytes = { home: 140_000, match: 132_000 };
const maxMatchRequests = 18;
const maxFontBytes = 40_000;

// As on the first visit, with an empty cache.
test.use({ viewport: phone, serviceWorkers: 'block' });

for (const language of ['hr', 'en'])
  test(`the first load of the home page in ${language} is small, and the rest loads while scrolling`, async ({
    kolo,
    page,
  }) => {
    await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.context().addCookies([{ name: 'language', value: language, url: kolo.url }]);
    const { scriptBytes, fontBytes } = await collectVitals(page, kolo.url);
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
  test(`the first load of a live match in ${language} is the match and little else`, async ({
    kolo,
    page,
  }) => {
    const match = await (await new Api(kolo.url).signIn()).readyMatch();
    await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.context().addCookies([{ name: 'language', value: language, url: kolo.url }]);
    const { scriptBytes, requests } = await collectVitals(page, `${kolo.url}/live/${match.id}`);
    await expect(page.locator('article[data-state=live]')).toBeVisible();
    expect(scriptBytes).toBeGreaterThan(60_000);
    expect(scriptBytes).toBeLessThan(maxScriptBytes.match);
    expect(requests).toBeLessThanOrEqual(maxMatchRequests);
  });

test('a reader without a network keeps the page, and gets the rest when the network is back', async ({
  context,
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await page.mouse.wheel(0, 600);
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Svaki gol/);
  await context.setOffline(false);
  // A chunk that fails while the network changes reloads the page.
  await expect(async () => {
    await scrollToEnd(page);
    await expect(page.getByRole('heading', { name: 'Tablica lige' })).toHaveCount(1, {
      timeout: 2_000,
    });
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
      const { shift } = await collectVitals(page, kolo.url + path);
      expect(shift, path).toBeLessThan(0.005);
      await page.close();
    }
  });
