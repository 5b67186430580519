import type { MatchView } from '@kolo/domain';
import type { Page } from '@playwright/test';
import { expectAccessible, press, tablet, tabTo } from './accessible.js';
import { Api, administrator } from './api.js';
import { expect, test } from './fixtures.js';
import { companies, Device } from './season.js';

// The contrast during a transition does not count.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: tablet });

const [applicant] = companies;
const demoCompany = { username: 'bura', password: 'kolo-demo' };

/** Checks a dialog and closes it with the Escape key. */
async function expectDialogAccessible(page: Page, opener: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: opener }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, `dialog of ${String(opener)}`, '[role=dialog], [role=alertdialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** All rows of a long list are alike, and axe takes ten seconds for ninety of them. */
async function shortenMatches(page: Page): Promise<void> {
  await page.route(/\/api\/matches(\/league\/\d+)?$/, async (route) => {
    const response = await route.fetch();
    const all: MatchView[] = await response.json();
    const some = (status: string) => all.filter((match) => match.status === status).slice(0, 5);
    await route.fulfill({ response, json: [...some('completed'), ...some('scheduled')] });
  });
}

test("a company's registration is accessible: the form, its errors, and the panel that says to wait", async ({
  page,
}) => {
  const device = new Device(page);
  await page.goto('/auth?tab=register');
  await page.getByLabel('Registriram se kao').selectOption('company');
  await device.button('Registriraj se').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page, 'registration with errors');
  await device.register(applicant, 'company');
  await expectAccessible(page, 'pending panel');
});

test('every section and dialog of the administrator is accessible, and the league with its teams', async ({
  kolo,
  page,
}) => {
  const { leagueId, homeTeamId } = await (await new Api(kolo.url).signIn()).readyMatch();
  await shortenMatches(page);
  const device = new Device(page);
  await device.enter(administrator);
  const sections = {
    leagues: ['Kreiraj ligu'],
    rules: [],
    pending: [],
    companies: [/^Uredi: /],
    referees: [],
    spectators: [],
    administrators: [/^Uredi: /],
    players: [],
    matches: ['Generiraj raspored', 'Obriši sve utakmice'],
    table: [],
    address: [],
    audit: [],
  };
  for (const [id, dialogs] of Object.entries(sections)) {
    await page.goto(`/admin?section=${id}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Učitavanje' })).toHaveCount(0);
    await expectAccessible(page, `section ${id}`);
    for (const opener of dialogs) await expectDialogAccessible(page, opener);
  }

  await page.goto(`/league/${leagueId}`);
  for (const tab of ['Tablica', 'Utakmice', 'Timovi']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
    await expectAccessible(page, `league, ${tab}`);
  }
  await page.getByRole('tab', { name: 'Pravila' }).click();
  await page.getByLabel('Trajanje poluvremena (min)').fill('46');
  await page.getByRole('button', { name: 'Spremi' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'league, rules with an error');
  await expectDialogAccessible(page, 'Dodaj tim');
  await expectDialogAccessible(page, 'Nova utakmica');
  await page.getByRole('tab', { name: 'Utakmice' }).click();
  await expectDialogAccessible(page, /^Rezultat: /);
  await expectDialogAccessible(page, /^Termin: /);

  await page.goto(`/team/${homeTeamId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'team');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'account');
});

test('a company adds a player with the keyboard alone', async ({ page }) => {
  const device = new Device(page);
  await device.enter(demoCompany);
  await page.goto('/moj-tim');
  await device.expectText('mjesta popunjeno');
  await expectAccessible(page, 'my team');

  const opener = device.button('Dodaj igrača');
  await press(page, opener);
  const dialog = device.dialog('Dodaj igrača');
  await expect(dialog).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Dodaj igrača' }));
  await expect(dialog.getByLabel('Ime', { exact: true })).toBeFocused();
  await expectAccessible(page, 'add player, with errors');
  await page.keyboard.type('Zoran');
  await tabTo(page, dialog.getByLabel('Prezime'));
  await page.keyboard.type('Zec');
  await tabTo(page, dialog.getByLabel(/^Potvrda o zaposlenju/));
  await press(page, dialog.getByRole('button', { name: 'Dodaj igrača' }));
  await device.expectToast('Zoran Zec je u timu');
  await expect(opener).toBeFocused();
});

test('the administrator approves and enters a result with the keyboard alone', async ({
  kolo,
  page,
}) => {
  const api = await new Api(kolo.url).signIn();
  const { leagueId } = await api.readyMatch();
  const device = new Device(page);
  await device.enter(administrator);

  await page.goto('/admin?section=pending');
  const approve = device.button(`Odobri: ${applicant.companyName}`);
  await press(page, approve);
  await expect(approve).toHaveCount(0);
  await device.expectToast('Korisnik je odobren');

  await page.goto('/admin?section=players');
  const player = device.button('Odobri: Zoran Zec');
  await press(page, player);
  await expect(player).toHaveCount(0);

  await page.goto(`/league/${leagueId}`);
  await tabTo(page, page.getByRole('tab', { name: 'Tablica' }));
  await page.keyboard.press('ArrowRight');
  const result = device.button(/^Rezultat: /).first();
  await press(page, result);
  const dialog = device.dialog('Rezultat');
  await tabTo(page, dialog.getByLabel(/^Golovi: /).first());
  await page.keyboard.type('3');
  await press(page, dialog.getByRole('button', { name: 'Spremi rezultat' }));
  await device.expectToast('Rezultat utakmice je ažuriran');
  const matches = await api.get<MatchView[]>(`/matches/league/${leagueId}`);
  expect(matches).toContainEqual(
    expect.objectContaining({ status: 'completed', homeScore: 3, awayScore: 0 }),
  );
});
