import { expect, type Page } from '@playwright/test';

/** Scrolls until every lazy block of the page is loaded, then back to the top. */
export async function scrollToEnd(page: Page): Promise<void> {
  const more = page.locator('[data-more-below]');
  await expect(async () => {
    await page.evaluate(() => document.querySelector('[data-more-below]')?.scrollIntoView());
    expect(await more.count()).toBe(0);
  }).toPass();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
}
