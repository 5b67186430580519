import type { LeagueTableRow, MatchView } from '@kolo/domain';
import type { Locator, Page } from '@playwright/test';
import { Api, administrator } from './api.js';
import { Console } from './console.js';
import { expectFits, sizes } from './layout.js';
import { expect, test } from './shared-product.js';
import { expectToast } from './toasts.js';

/** The dialog *Odluka…* of a match, on the page of its league. */
async function decideAbout(page: Page, match: MatchView): Promise<Locator> {
  await page.request.post('/api/login', { data: administrator });
  await page.goto(`/league/${match.leagueId}`);
  await page.getByRole('tab', { name: 'Utakmice' }).click();
  const name = `${match.homeTeamName} – ${match.awayTeamName}`;
  await page.getByRole('button', { name: `Odluka…: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Odluka o utakmici' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function tableOf(api: Api, { leagueId }: MatchView): Promise<string[]> {
  const rows = await api.get<LeagueTableRow[]>(`/league-table/${leagueId}`);
  return rows.map(
    ({ teamName, points, goalsFor, goalsAgainst }) =>
      `${teamName} ${points} ${goalsFor}:${goalsAgainst}`,
  );
}

test('a walkover before kick-off is previewed, counts, and names no scorer', async ({
  page,
  kolo,
  match,
}) => {
  const api = await new Api(kolo.url).signIn();
  await page.setViewportSize({ width: 360, height: 740 });
  const dialog = await decideAbout(page, match);
  await dialog.getByRole('radio', { name: /^Dodijeli rezultat/ }).check();
  await dialog.getByLabel('Pobjednik').selectOption(match.awayTeamName);
  await expect(dialog.getByText('Rezultat utakmice bit će 0:5.')).toBeVisible();
  await expect(dialog.getByRole('row', { name: new RegExp(match.awayTeamName) })).toContainText(
    '3',
  );
  await dialog.getByRole('button', { name: 'Dodijeli rezultat' }).click();
  await expectToast(page, 'Rezultat je dodijeljen');
  expect(await tableOf(api, match)).toEqual([
    `${match.awayTeamName} 3 5:0`,
    `${match.homeTeamName} 0 0:5`,
  ]);
  await page.goto(`/live/${match.id}`);
  await expect(page.getByText('Rezultat po odluci').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Strijelci' })).toHaveCount(0);
});

test('a match that both teams lose says so, on a phone too', async ({ page, kolo, match }) => {
  const api = await new Api(kolo.url).signIn();
  await page.setViewportSize(sizes[0]);
  await page.goto(`/live/${match.id}`);
  await expect(page.locator('article[data-state=live]')).toBeVisible();
  await api.must('POST', `/matches/${match.id}/award`, { winner: 'none', cause: 'no-show' });
  const said = page.locator('section').getByText('Rezultat po odluci, oba tima gube').first();
  await expect(said).toBeVisible();
  await expectFits(page, 'a match that both teams lose', sizes[0]);
  // The words of the decision leave the teams as much room as their crests need.
  const team = await page.locator('.match-score > *').first().boundingBox();
  expect(team?.width).toBeGreaterThanOrEqual(56);
});

test('a match that a tablet abandoned without a network is replayed', async ({
  browser,
  page,
  kolo,
  match,
}) => {
  const api = await new Api(kolo.url).signIn();
  await api.kickOff(match.id);
  const context = await browser.newContext({
    baseURL: kolo.url,
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
  });
  const tablet = await new Console(await context.newPage(), match.id).open();
  await tablet.tap(match.homeTeamName, 'Gol', 0);
  await tablet.expectScore('1 : 0');
  await context.setOffline(true);
  await tablet.button('Zapisnik').click();
  await tablet.button('Prekini utakmicu').click();
  const question = tablet.page.getByRole('dialog', { name: 'Prekini utakmicu' });
  await question.getByRole('button', { name: 'Dvorana' }).click();
  await question.getByRole('button', { name: 'Prekini utakmicu' }).click();
  await expect(tablet.page.getByRole('heading', { name: 'Prekinuto' })).toBeVisible();
  await expect(tablet.page.getByText(/ne ulaze u tablicu dok liga ne odluči/)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await api.manage(match.id)).outcome).toBe('abandoned');
  await context.close();

  const dialog = await decideAbout(page, match);
  await dialog.getByRole('radio', { name: /^Odredi ponavljanje/ }).check();
  await expect(dialog.getByText('Tablica se ne mijenja.')).toBeVisible();
  await dialog.getByLabel(/^Novi datum/).fill('2027-03-07');
  await dialog.getByLabel('Vrijeme').fill('18:00');
  await dialog.getByRole('button', { name: 'Odredi ponavljanje' }).click();
  await expectToast(page, 'Ponavljanje je određeno');
  const matches = await api.get<MatchView[]>(`/matches/league/${match.leagueId}`);
  expect(matches.map(({ status, outcome }) => `${status} ${outcome}`).sort()).toEqual([
    'cancelled replayed',
    'scheduled undefined',
  ]);
});

test('an award after play is shown without scorers, and revoked it is as it was', async ({
  page,
  kolo,
  match,
}) => {
  const api = await new Api(kolo.url).signIn();
  const { homePlayers } = await api.kickOff(match.id);
  const [scorer] = homePlayers;
  if (scorer === undefined) throw new Error('The team has no players');
  await api.must('POST', `/matches/${match.id}/goals`, { team: 'home', scorer: scorer.id });
  await api.must('PATCH', `/matches/${match.id}/state`, { matchState: 'half-time' });
  await api.must('PATCH', `/matches/${match.id}/state`, { matchState: 'second-half' });
  await api.must('PATCH', `/matches/${match.id}/state`, { status: 'completed' });
  const played = await tableOf(api, match);
  const goals = page.getByRole('heading', { name: 'Strijelci' });
  await page.goto(`/live/${match.id}`);
  await expect(goals).toHaveCount(1);

  const dialog = await decideAbout(page, match);
  await dialog.getByLabel('Pobjednik').selectOption(match.awayTeamName);
  await dialog.getByLabel('Razlog').selectOption('Nastup bez prava');
  await expect(dialog.getByText('Rezultat utakmice bit će 0:5.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Dodijeli rezultat' }).click();
  await expectToast(page, 'Rezultat je dodijeljen');
  await page.goto(`/live/${match.id}`);
  await expect(page.getByText('Rezultat po odluci').first()).toBeVisible();
  await expect(goals).toHaveCount(0);

  const undo = await decideAbout(page, match);
  await expect(undo.getByText('Rezultat utakmice bit će 1:0.')).toBeVisible();
  await undo.getByRole('button', { name: 'Povuci odluku' }).click();
  await expectToast(page, 'Odluka je povučena');
  expect(await tableOf(api, match)).toEqual(played);
  await page.goto(`/live/${match.id}`);
  await expect(goals).toHaveCount(1);
});
