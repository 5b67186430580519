import type { MatchView } from '@kolo/domain';
import { Api, administrator } from './api.js';
import { expect, test } from './fixtures.js';
import { expectFits, expectFitsLargeText } from './layout.js';

const languages = ['hr', 'en'] as const;

for (const language of languages)
  test(`every public page has room for its ${language} texts, on every screen and with large letters`, async ({
    browser,
    kolo,
  }) => {
    const api = await new Api(kolo.url).signIn();
    const ready = await api.readyMatch();
    const matches = await api.get<MatchView[]>(`/matches/league/${ready.leagueId}`);
    const played = matches.find(({ status }) => status === 'completed');
    const context = await browser.newContext({ baseURL: kolo.url, reducedMotion: 'reduce' });
    await context.addInitScript((code) => localStorage.setItem('language', code), language);
    const page = await context.newPage();
    const visit = async (path: string): Promise<void> => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectFits(page, path);
      await expectFitsLargeText(page, path);
    };
    const open = [
      ...['/', '/league-table', '/matches', '/statistics', '/gallery', '/live', '/propositions'],
      ...['/auth', '/auth?tab=register', `/team/${ready.homeTeamId}`],
      ...[`/live/${ready.id}`, `/live/${played?.id}`, '/nowhere'],
    ];
    for (const path of open) await visit(path);
    await context.request.post('/api/login', {
      data: administrator,
      headers: { origin: kolo.url },
    });
    for (const path of ['/', '/league-table', '/matches?tab=results', '/statistics'])
      await visit(path);
    await context.close();
  });
