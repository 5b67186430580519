import type { BrowserContext, Page } from '@playwright/test';
import { translatePage } from '../frontend/src/shared/testing/translate-page.js';
import { Console } from './console.js';
import { expect, test } from './shared-product.js';

/** A page that the browser translates, before React has it or when it is loaded. */
async function openTranslated(
  context: BrowserContext,
  path: string,
  when: 'early' | 'loaded',
  faults: string[],
): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(`${path}: ${error}`));
  if (when === 'early')
    await page.addInitScript(`(() => {
      document.addEventListener('readystatechange', ${translatePage}, { once: true });
    })()`);
  await page.goto(path, { waitUntil: 'networkidle' });
  if (when === 'loaded') await page.evaluate(`void (${translatePage})()`);
  return page;
}

test('a whole match is right on every page that a browser translates', async ({
  context,
  match: { id, leagueId, homeTeamName, awayTeamName },
}) => {
  const faults: string[] = [];
  const open = (path: string, when: 'early' | 'loaded' = 'loaded') =>
    openTranslated(context, path, when, faults);
  const live = await open(`/live/${id}`, 'early');
  const frame = await open(`/embed/match/${id}?lang=hr`, 'early');
  const lateFrame = await open(`/embed/match/${id}?lang=hr`);
  const table = await open(`/embed/table/${leagueId}?lang=hr`);
  const board = await open('/live');
  const overlay = await open(`/overlay/${id}`);
  const tablet = await context.newPage();
  tablet.on('pageerror', (error) => faults.push(`console: ${error}`));
  const scorekeeper = await new Console(tablet, id).open();
  await tablet.evaluate(`void (${translatePage})()`);

  const article = live.locator('article[data-version]');
  const expectEverywhere = async (home: number, phase: string): Promise<void> => {
    for (const page of [frame, lateFrame]) {
      await expect(page.getByText(`${home} : 0`, { exact: true })).toBeAttached();
      await expect(page.getByText(phase, { exact: true })).toBeVisible();
    }
    await expect(article.getByText(`${home} : 0`, { exact: true }).first()).toBeAttached();
    await expect(article.getByText(phase, { exact: true }).first()).toBeVisible();
    await expect(overlay.locator('.numerals').first()).toHaveText(`${home}:0`);
    expect(faults).toEqual([]);
  };

  await test.step('the first half', async () => {
    await scorekeeper.confirmAttendance(homeTeamName);
    await scorekeeper.confirmAttendance(awayTeamName);
    await scorekeeper.initialise();
    await scorekeeper.start();
    await expectEverywhere(0, '1. poluvrijeme');
    await scorekeeper.tap(homeTeamName, 'Gol', 0);
    await expectEverywhere(1, '1. poluvrijeme');
    await expect(board.locator(`a[href="/live/${id}"]`).last()).toContainText(`${homeTeamName}1`);
    await expect(table.getByText('[Uživo]')).toBeVisible();
    const news = live.locator('[aria-live=polite]').filter({ hasText: '1:0' });
    await expect(news.first()).toBeAttached();
  });

  await test.step('the second half, with the next announcement', async () => {
    await scorekeeper.halfTime();
    await scorekeeper.secondHalf();
    await scorekeeper.tap(homeTeamName, 'Gol', 1);
    await expectEverywhere(2, '2. poluvrijeme');
    const news = live.locator('[aria-live=polite]').filter({ hasText: '2:0' });
    await expect(news.first()).toBeAttached();
  });

  await test.step('the final whistle', async () => {
    await scorekeeper.finish();
    await expectEverywhere(2, 'Kraj');
    await expect(overlay.getByText('Kraj', { exact: true })).toBeVisible();
    await expect(table.getByText('[Uživo]')).toHaveCount(0);
  });
});
