import { expect, type Page } from '@playwright/test';

/** Scrolls as a reader does, until everything that a page has is on it, and back to its top. */
export async function readDown(page: Page): Promise<void> {
  const more = page.locator('[data-more-below]');
  await expect(async () => {
    await page.evaluate(() => document.querySelector('[data-more-below]')?.scrollIntoView());
    expect(await more.count()).toBe(0);
  }).toPass();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
}
