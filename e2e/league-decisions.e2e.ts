import type { LeagueTableRow, MatchView } from '@kolo/domain';
import type { Locator, Page } from '@playwright/test';
import { Api, administrator } from './api.js';
import { expectFits, sizes } from './layout.js';
import { expect, test } from './shared-product.js';
import { expectToast } from './toasts.js';

const [phone, , desk] = sizes;

/** 1:0 for the team at home. */
async function play(api: Api, match: MatchView): Promise<void> {
  const { homePlayers } = await api.kickOff(match.id);
  const [scorer] = homePlayers;
  if (scorer === undefined) throw new Error('The team has no players');
  await api.must('POST', `/matches/${match.id}/goals`, { team: 'home', scorer: scorer.id });
  await api.must('PATCH', `/matches/${match.id}/state`, { matchState: 'half-time' });
  await api.must('PATCH', `/matches/${match.id}/state`, { matchState: 'second-half' });
  await api.must('PATCH', `/matches/${match.id}/state`, { status: 'completed' });
}

/** The tab of the decisions on the page of the league. */
async function openDecisions(page: Page, { leagueId }: MatchView, tab: string): Promise<void> {
  await page.request.post('/api/login', { data: administrator });
  await page.goto(`/league/${leagueId}`);
  await page.getByRole('tab', { name: tab }).click();
}

async function tableOf(api: Api, { leagueId }: MatchView): Promise<string[]> {
  const rows = await api.get<LeagueTableRow[]>(`/league-table/${leagueId}`);
  return rows.map(({ teamName, points, unranked }) =>
    [teamName, points, ...(unranked === true ? ['unranked'] : [])].join(' '),
  );
}

async function speak(page: Page, url: string, language: 'hr' | 'en'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await page.context().addCookies([{ name: 'language', value: language, url }]);
}

/** The text is on the paper, or behind nothing that cuts it. */
async function expectWhole(text: Locator): Promise<void> {
  await expect(text).toBeVisible();
  const cut = await text.evaluate((element) => {
    const { right, left } = element.getBoundingClientRect();
    const isCutBy = (around: Element): boolean => {
      if (getComputedStyle(around).overflowX === 'visible') return false;
      const edge = around.getBoundingClientRect();
      return right > edge.right + 1 || left < edge.left - 1;
    };
    for (let around = element.parentElement; around !== null; around = around.parentElement)
      if (isCutBy(around)) return around.className;
    return right > document.documentElement.clientWidth + 1 ? 'page' : null;
  });
  expect(cut).toBeNull();
}

test('a withdrawal is previewed, decided, and undone as if it had never been', async ({
  page,
  kolo,
  match,
}) => {
  const { homeTeamName: home, awayTeamName: away } = match;
  const api = await new Api(kolo.url).signIn();
  await play(api, match);
  const played = await tableOf(api, match);
  expect(played).toEqual([`${home} 3`, `${away} 0`]);

  await page.setViewportSize(phone);
  await openDecisions(page, match, 'Odluke');
  await page.getByRole('button', { name: 'Tim odustaje' }).click();
  const dialog = page.getByRole('dialog', { name: 'Odustajanje tima' });
  await dialog.getByLabel('Tim', { exact: true }).selectOption({ label: home });
  await dialog.getByRole('radio', { name: /^Poništi sve/ }).check();
  await dialog.getByRole('button', { name: 'Pregledaj posljedice' }).click();
  const changes = dialog.getByRole('table', { name: 'Tablica prije i poslije' });
  await expect(changes.getByRole('row', { name: home })).toContainText('1. → izvan poretka');
  await expect(changes.getByRole('row', { name: away })).toContainText('2. → 1.');
  await expect(dialog.getByText('poništava se')).toBeVisible();
  await expectFits(page, 'the preview of a withdrawal', phone);
  expect(await tableOf(api, match)).toEqual(played);

  await dialog.getByRole('button', { name: 'Potvrdi odustajanje' }).click();
  await expectToast(page, 'Tim je odustao od natjecanja');
  expect(await tableOf(api, match)).toEqual([`${away} 0`, `${home} 0 unranked`]);
  await page.getByRole('tab', { name: 'Tablica' }).click();
  await expect(page.getByRole('row', { name: home })).toContainText('odustao');

  await page.getByRole('tab', { name: 'Odluke' }).click();
  await page.getByRole('button', { name: new RegExp(`^Poništi: Tim ${home} odustao`) }).click();
  await page.getByRole('button', { name: 'Poništi odluku' }).click();
  await expectToast(page, 'Odluka je poništena');
  await expect(page.getByText('Poništeno', { exact: true })).toBeVisible();
  await expectFits(page, 'the decisions of a league', phone);
  expect(await tableOf(api, match)).toEqual(played);
  await page.goto(`/live/${match.id}`);
  await expect(page.getByRole('heading', { name: 'Strijelci' })).toBeVisible();
});

test('a point that is taken off stands below the public table and on paper, until it is given back', async ({
  page,
  kolo,
  match,
}) => {
  const { homeTeamName: home, awayTeamName: away } = match;
  const api = await new Api(kolo.url).signIn();
  await play(api, match);
  await speak(page, kolo.url, 'en');
  await page.setViewportSize(desk);
  await openDecisions(page, match, 'Decisions');
  await page.getByRole('button', { name: 'Change points' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change points' });
  await dialog.getByLabel('Team').selectOption({ label: home });
  await dialog.getByRole('spinbutton', { name: 'Points' }).fill('1');
  await dialog.getByLabel('Day').fill('2026-03-14');
  await expect(dialog.getByText(/−1 point, no-show, 14\sMar\s2026/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Take off' }).click();
  await expectToast(page, 'The points were changed');
  expect(await tableOf(api, match)).toEqual([`${home} 2`, `${away} 0`]);

  const note = page
    .getByRole('list', { name: 'Points changed by the league' })
    .getByText(`${home}: −1 point, no-show, 14 Mar 2026`);
  const mark = page.getByText('*', { exact: true }).and(page.locator(':visible')).first();
  await page.goto(`/league-table?league=${match.leagueId}`);
  for (const size of [phone, desk]) {
    await expectFits(page, 'the table with its footnote', size);
    await expectWhole(note);
    await expectWhole(mark);
    await page.emulateMedia({ media: 'print' });
    await expectWhole(note);
    await expectWhole(mark);
    await expectWhole(page.getByText(home, { exact: true }).and(page.locator(':visible')).first());
    await expectWhole(page.getByRole('combobox', { name: 'League' }));
    // A ground would cover the round corners of the frame, which clips nothing on paper.
    for (const head of await page.locator('thead:visible').all())
      await expect(head).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: null });
  }

  await openDecisions(page, match, 'Decisions');
  await page.getByRole('button', { name: /^Undo: 1 point was taken off/ }).click();
  await page.getByRole('button', { name: 'Undo the decision' }).click();
  await expectToast(page, 'The decision was undone');
  expect(await tableOf(api, match)).toEqual([`${home} 3`, `${away} 0`]);
  await page.goto(`/league-table?league=${match.leagueId}`);
  await expect(page.getByText(home).first()).toBeVisible();
  await expect(note).toHaveCount(0);
});
