import type { MatchView, SignOffView } from '@kolo/domain';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, tablet } from './accessible.js';
import { Api, administrator } from './api.js';
import { Console } from './console.js';
import { expect, test } from './shared-product.js';

const company = { username: 'bura', password: 'kolo-demo' };

const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Played with one goal; everybody was there. */
async function play(api: Api, { id }: MatchView): Promise<void> {
  const { homePlayers } = await api.kickOff(id);
  await api.must('POST', `/matches/${id}/goals`, { team: 'home', scorer: homePlayers[0]?.id });
  await api.must('PATCH', `/matches/${id}/state`, { matchState: 'half-time' });
  await api.must('PATCH', `/matches/${id}/state`, { matchState: 'second-half' });
  await api.must('PATCH', `/matches/${id}/state`, { status: 'completed' });
}

const signOffOf = (api: Api, { id }: MatchView): Promise<SignOffView> =>
  api.get(`/matches/${id}/sign-off`);

test('both captains sign at the table, also without a network, and a correction asks them again', async ({
  browser,
  kolo,
  match,
}) => {
  const api = await new Api(kolo.url).signIn();
  await play(api, match);
  const context = await browser.newContext({
    baseURL: kolo.url,
    viewport: tablet,
    hasTouch: true,
  });
  const { page } = await new Console(await context.newPage(), match.id).open();
  const report = page.getByRole('region', { name: 'Pročitajte naglas prije potpisa' });
  await expect(report).toContainText(`${match.homeTeamName} 1 : 0 ${match.awayTeamName}`);
  const dialog = page.getByRole('dialog', { name: /^Potpis: / });

  await cardOf(page, match.homeTeamName)
    .getByRole('button', { name: /^Potpiši/ })
    .click();
  await dialog.getByRole('button', { name: 'Crtanjem' }).click();
  const pad = dialog.getByRole('img', { name: 'Polje za potpis' });
  await pad.hover({ position: { x: 60, y: 60 } });
  await page.mouse.down();
  for (const [x, y] of [
    [120, 30],
    [180, 90],
    [260, 40],
  ] as const)
    await pad.hover({ position: { x, y } });
  await page.mouse.up();
  await dialog.getByLabel('Ime i prezime').fill('Ana Šarić');
  await dialog.getByRole('button', { name: 'Potpiši' }).click();
  await expect(cardOf(page, match.homeTeamName)).toContainText('Ana Šarić');
  await expectAccessible(page, 'The sign-off of the console');

  await context.setOffline(true);
  await cardOf(page, match.awayTeamName)
    .getByRole('button', { name: /^Potpiši/ })
    .click();
  await dialog.getByRole('button', { name: 'Kvačica i ime' }).click();
  await dialog.getByLabel('Ime i prezime').fill('Ivo Đurđević');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Potpiši' }).click();
  await expect(cardOf(page, match.awayTeamName)).toContainText('Ivo Đurđević');
  await context.setOffline(false);
  await expect
    .poll(async () => (await signOffOf(api, match)).signatures.map(({ name }) => name))
    .toEqual(['Ana Šarić', 'Ivo Đurđević']);

  const { events } = await api.must<{ events: { id: string }[] }>(
    'POST',
    `/matches/${match.id}/goals`,
    { team: 'away' },
  );
  const stale = page.getByText('Potpisano prije ispravka');
  await expect(stale).toHaveCount(2);
  await expect(report).toContainText('1 : 1');
  await api.must('POST', `/matches/${match.id}/undo`, { eventId: events[0]?.id });
  await expect(stale).toHaveCount(0);
  await expect(page.getByText('Potpisano', { exact: true })).toHaveCount(2);
  await context.close();
});

test('a company signs on its own phone, protests, and the league decides', async ({
  page,
  kolo,
  match,
}) => {
  const api = await new Api(kolo.url).signIn();
  await play(api, match);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.request.post('/api/login', { data: company });
  await page.goto(`/moj-tim?team=${match.awayTeamId}`);
  await page
    .getByRole('link', {
      name: `Pročitaj i potpiši: ${match.homeTeamName} – ${match.awayTeamName}`,
    })
    .click();
  await expect(page.getByRole('heading', { name: 'Ovjera zapisnika' })).toBeVisible();
  const own = cardOf(page, match.awayTeamName);
  await own.getByRole('button', { name: /^Potpiši/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Potpiši' }).click();
  await expect(own).toContainText('Potpisano');
  await expect(cardOf(page, match.homeTeamName).getByRole('button')).toHaveCount(0);
  await expectAccessible(page, 'The sign-off of a company');

  await page.getByRole('button', { name: 'Najavi protest' }).click();
  const dialog = page.getByRole('dialog', { name: 'Najava protesta' });
  await dialog.getByLabel('Obrazloženje').fill('Igrač bez dozvole');
  await dialog.getByRole('button', { name: 'Najavi protest' }).click();
  await expect(page.getByText('Najavljen je protest. Rezultat čeka odluku.')).toBeVisible();

  await page.request.post('/api/login', { data: administrator });
  await page.goto(`/league/${match.leagueId}`);
  await page.getByRole('tab', { name: 'Utakmice' }).click();
  await page
    .getByRole('button', { name: `Ovjera…: ${match.homeTeamName} – ${match.awayTeamName}` })
    .click();
  const office = page.getByRole('dialog', { name: 'Ovjera zapisnika' });
  await expect(office.getByText('Igrač bez dozvole')).toBeVisible();
  await office.getByLabel('Odluka o protestu').selectOption('Odbijen');
  await office.getByLabel(/^Obrazloženje/).fill('Dozvola je uredna');
  await office.getByRole('button', { name: 'Donesi odluku' }).click();
  await expect(office.getByText('Dozvola je uredna')).toBeVisible();
  await expect(office.getByText('Rezultat je privremen.')).toBeVisible();
  expect((await signOffOf(api, match)).protests[0]?.outcome).toBe('rejected');
});
