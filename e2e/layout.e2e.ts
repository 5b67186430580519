import type { MatchView } from '@kolo/domain';
import type { BrowserContext } from '@playwright/test';
import { Api, administrator } from './api.js';
import { expect, type Kolo, test } from './fixtures.js';
import { expectFits, sizes } from './layout.js';

/** What visitors find, and what only who is signed in sees. */
async function pagesOf(kolo: Kolo): Promise<{ open: string[]; signedIn: string[] }> {
  const api = await new Api(kolo.url).signIn();
  const ready = await api.readyMatch();
  const matches = await api.get<MatchView[]>(`/matches/league/${ready.leagueId}`);
  const played = matches.find(({ status }) => status === 'completed');
  return {
    open: [
      ...['/', '/league-table', '/matches', '/statistics', '/gallery', '/live', '/propositions'],
      ...['/auth', '/auth?tab=register', `/team/${ready.homeTeamId}`],
      ...[`/live/${ready.id}`, `/live/${played?.id}`, '/nowhere'],
    ],
    signedIn: ['/', '/league-table', '/matches?tab=results', '/statistics'],
  };
}

async function expectAllFit(
  context: BrowserContext,
  kolo: Kolo,
  on?: Parameters<typeof expectFits>[2],
): Promise<void> {
  const { open, signedIn } = await pagesOf(kolo);
  const page = await context.newPage();
  const visit = async (path: string): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectFits(page, path, on);
  };
  for (const path of open) await visit(path);
  const headers = { origin: kolo.url };
  await context.request.post('/api/login', { data: administrator, headers });
  for (const path of signedIn) await visit(path);
  await context.close();
}

for (const language of ['hr', 'en'])
  test(`every public page has room for its ${language} texts on every screen`, async ({
    browser,
    kolo,
  }) => {
    const context = await browser.newContext({ baseURL: kolo.url, reducedMotion: 'reduce' });
    await context.addInitScript((code) => localStorage.setItem('language', code), language);
    await expectAllFit(context, kolo);
  });

test('a reader who needs letters of twice the size loses nothing', async ({
  kolo,
  launchOptions,
  playwright,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const context = await browser.newContext({ baseURL: kolo.url, reducedMotion: 'reduce' });
  await expectAllFit(context, kolo, [sizes[1]]);
  await browser.close();
});
