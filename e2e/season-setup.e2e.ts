import type { LeagueTableRow, LeagueView, MatchView } from '@kolo/domain';
import type { Browser, Page } from '@playwright/test';
import { Api, administrator } from './api.js';
import { expect, type Kolo, startKolo, test } from './fixtures.js';
import { expectFits, sizes } from './layout.js';
import { certificate, companies, Device, firstNames, referee } from './season.js';

const tablet = { width: 1024, height: 768 };
const phone = { width: 360, height: 740 };
const siteAddress = 'https://liga.example.hr';
const league = { name: 'Nedjeljna liga', season: '2030/31' };

/** A person with a device of their own. */
async function device(browser: Browser, kolo: Kolo, viewport = tablet): Promise<Device> {
  const context = await browser.newContext({ baseURL: kolo.url, viewport });
  return new Device(await context.newPage());
}

async function choose(page: Page, tab: string): Promise<void> {
  await page.getByRole('tab', { name: tab }).click();
}

/** The people who set the season up, each with a device. */
interface Season {
  browser: Browser;
  kolo: Kolo;
  admin: Device;
  visitor: Device;
  api: Api;
}

const [first] = companies;

async function leagueIdOf(api: Api): Promise<number> {
  const [created] = await api.get<LeagueView[]>('/leagues');
  if (created === undefined) throw new Error('There is no league yet');
  return created.id;
}

async function becomeAdministrator({ kolo, admin, visitor, api }: Season): Promise<void> {
  const printed = () => /\S+\/setup#\S+/.exec(kolo.output())?.[0];
  await expect.poll(printed).toBeDefined();
  const link = printed() ?? '';
  await admin.page.goto(link);
  const field = (label: string) => admin.page.getByLabel(label, { exact: true });
  await expect(field('Korisničko ime')).toHaveValue(administrator.username);
  for (const size of sizes) await expectFits(admin.page, 'The setup', size);
  await admin.page.setViewportSize(tablet);
  await field('E-pošta').fill('ana@example.com');
  await field('Lozinka').fill(administrator.password);
  await field('Potvrda lozinke').fill(administrator.password);
  await field('Naziv lige').fill(league.name);
  await field('Sezona').fill(league.season);
  await field('Početak sezone').fill('2030-10-01');
  await field('Kraj sezone').fill('2031-05-31');
  await field('Dvorana').fill('Dvorana Kolo');
  await field('Adresa stranice').fill(`${siteAddress}/`);
  await admin.button('Postavi ligu').click();
  await admin.expectToast('Liga je postavljena');
  await admin.expectText('Nema timova u ligi');
  await admin.expectText('Do prve utakmice');
  await expect(admin.page).toHaveURL(/\/league\/\d+\?tab=teams$/);
  await visitor.page.goto(link);
  await visitor.expectText('Administrator već postoji');
  await api.signIn();
}

async function registerAccounts({ visitor }: Season): Promise<void> {
  for (const one of companies) await visitor.register(one, 'company');
  await visitor.register(referee, 'referee');
  await visitor.signIn(first);
  await visitor.expectText('Račun čeka odobrenje');
  await expect(visitor.page).toHaveURL(/\/auth/);
}

async function approveAccounts({ admin }: Season): Promise<void> {
  await admin.openSection('Čeka odobrenje');
  for (const { companyName } of companies) await admin.approve(companyName);
  await admin.approve(referee.username);
  await admin.openSection('Registrirane tvrtke');
  await admin.expectText(first.companyName);
  await admin.openSection('Registrirani suci');
  await admin.expectText(referee.username);
}

async function addTeams({ admin, api }: Season): Promise<void> {
  await admin.page.goto(`/league/${await leagueIdOf(api)}?tab=teams`);
  await admin.expectText('Nema timova u ligi');
  await admin.button('Dodaj tim').first().click();
  const add = admin.dialog('Dodaj tim');
  for (const { companyName } of companies) await add.getByLabel(companyName).check();
  await add.getByRole('button', { name: `Dodaj ${companies.length} tima` }).click();
  await expect(add).toBeHidden();
  await admin.expectToast(`Dodana su ${companies.length} tima u ligu`);
  await expect(admin.page.getByText('0 igrača')).toHaveCount(companies.length);
}

async function addPlayers({ browser, kolo }: Season): Promise<void> {
  for (const one of companies) {
    const owner = await device(browser, kolo);
    await owner.enter(one);
    await owner.page.getByRole('link', { name: 'Moj tim' }).first().click();
    await owner.expectText('0/15');
    for (const name of firstNames) await owner.addPlayer(name, one.surname, certificate);
    await owner.expectText('3/15');
    const rows = owner.page.getByRole('table').getByRole('row');
    await expect(rows.filter({ hasText: 'Čeka odobrenje' })).toHaveCount(3);
    await expect(rows.nth(1)).toContainText(`1${firstNames[0]} ${one.surname}`);
    await owner.page.context().close();
  }
}

async function approvePlayers({ browser, kolo, admin }: Season): Promise<void> {
  await admin.openSection('Validacija igrača');
  for (const { surname } of companies)
    for (const name of firstNames) await admin.approve(`${name} ${surname}`);
  const owner = await device(browser, kolo);
  await owner.enter(first);
  await owner.page.goto('/moj-tim');
  await expect(owner.page.getByRole('table').getByText('Odobren')).toHaveCount(3);
  await owner.page.context().close();
}

async function generateSchedule({ admin }: Season): Promise<void> {
  await admin.openSection('Utakmice');
  await admin.button('Generiraj raspored').click();
  const form = admin.dialog('Generiraj raspored');
  await expect(form.getByLabel('Broj kola')).toHaveValue('6');
  await expect(form.getByLabel('Dvorana')).toHaveValue('Dvorana Kolo');
  await expect(form.getByLabel('Termin 2', { exact: true })).toHaveValue('20:00');
  await expect(form.getByLabel('1. kolo')).toHaveValue('2030-10-01');
  await form.getByLabel('1. kolo').fill('2030-10-06');
  await expect(form.getByLabel('6. kolo')).toHaveValue('2030-11-10');
  await form.getByRole('button', { name: 'Pregledaj raspored' }).click();
  const preview = admin.dialog('Pregled rasporeda');
  await expect(preview.getByText('12 utakmica u 6 kola')).toBeVisible();
  await preview.getByRole('button', { name: 'Generiraj raspored' }).click();
  await admin.expectToast('Raspored je generiran');
  await expect(admin.page.getByRole('heading', { name: '6. kolo' })).toBeVisible();
}

async function giveAccess({ admin, api }: Season): Promise<void> {
  await admin.page.goto(`/league/${await leagueIdOf(api)}`);
  await admin.expectText('4 od 5');
  const step = admin.page.getByRole('listitem').filter({ hasText: 'Dajte pristup' });
  await step.getByRole('link', { name: 'Utakmice' }).click();
  await admin
    .button(/^Pristup zapisničkom stolu: /)
    .first()
    .click();
  await admin.button('Dodijeli pristup').click();
  await expect(admin.page.getByRole('img', { name: /^QR kod/ })).toBeVisible();
  await expect(admin.page.getByLabel('Poveznica', { exact: true })).toHaveValue(
    new RegExp(`^${siteAddress}/console#t=`),
  );
}

async function recordFirstResult({ admin, api }: Season): Promise<void> {
  const leagueId = await leagueIdOf(api);
  await admin.page.goto(`/league/${leagueId}`);
  await choose(admin.page, 'Utakmice');
  const result = admin.button(/^Rezultat: /).first();
  const label = (await result.getAttribute('aria-label')) ?? '';
  const [home = '', away = ''] = label.replace('Rezultat: ', '').split(' – ');
  await result.click();
  const dialog = admin.dialog('Rezultat');
  await dialog.getByLabel(`Golovi: ${home}`).fill('4');
  await dialog.getByLabel(`Golovi: ${away}`).fill('2');
  await dialog.getByRole('button', { name: 'Spremi rezultat' }).click();
  await admin.expectToast('Rezultat utakmice je ažuriran');
  await choose(admin.page, 'Tablica');
  const rows = admin.page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText(home);
  await expect(rows.nth(1)).toContainText(/4:2003$/);
  await expect(rows.filter({ hasText: away })).toContainText(/2:4000$/);
  const table = await api.get<LeagueTableRow[]>(`/league-table/${leagueId}`);
  expect(table[0]).toMatchObject({ teamName: home, played: 1, points: 3 });
}

async function expectKickOffsAtSeven({ api }: Season): Promise<void> {
  const leagueId = await leagueIdOf(api);
  const matches = await api.get<MatchView[]>(`/matches/league/${leagueId}`);
  const kickOff = (round: number) =>
    matches.find((match) => match.round === round)?.matchDate.slice(0, 16);
  expect([kickOff(3), kickOff(4)]).toEqual(['2030-10-20T17:00', '2030-10-27T18:00']);
}

async function moveAndCallOff({ admin, api }: Season): Promise<void> {
  const leagueId = await leagueIdOf(api);
  await choose(admin.page, 'Utakmice');
  const label =
    (await admin
      .button(/^Termin: /)
      .first()
      .getAttribute('aria-label')) ?? '';
  const match = label.replace('Termin: ', '');
  const fixture = admin.page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({
      has: admin.page.getByRole('button', { name: label }),
    });
  await fixture.getByRole('button', { name: label }).click();
  const form = admin.dialog('Termin utakmice');
  await form.getByLabel('Vrijeme').fill('21:15');
  await form.getByLabel('Dvorana').fill('Sutinska vrela');
  await form.getByRole('button', { name: 'Spremi termin' }).click();
  await admin.expectToast('Termin je spremljen');
  await expect(fixture).toContainText('21:15');
  await expect(fixture).toContainText('Sutinska vrela');
  await fixture.getByRole('button', { name: label }).click();
  await form.getByRole('button', { name: 'Otkaži utakmicu' }).click();
  const question = admin.page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Otkaži utakmicu' }).click();
  await admin.expectToast('Utakmica je otkazana');
  await admin.page.getByRole('link', { name: `Zapisnik: ${match}` }).click();
  await expect(admin.page.getByText('Otkazana', { exact: true })).toBeVisible();
  await admin.button('Poništi: otkazivanje utakmice').last().click();
  // The match is years away.
  await admin.button('Otvori utakmicu').click();
  await expect(admin.button('Potvrdi sastave i pripremi')).toBeVisible();
  const there = async () =>
    (await api.get<MatchView[]>(`/matches/league/${leagueId}`))
      .filter(({ venue }) => venue === 'Sutinska vrela')
      .map(({ status }) => status);
  // The tablet shows what was undone before the server has it.
  await expect.poll(there).toEqual(['scheduled']);
}

async function editLeagueAndTeam({ admin, api }: Season): Promise<void> {
  const leagueId = await leagueIdOf(api);
  await admin.page.goto(`/league/${leagueId}`);
  await admin.button('Uredi ligu').click();
  const form = admin.dialog('Uredi ligu');
  await form.getByLabel('Poredak u tablici').selectOption('goal-difference');
  await form.getByLabel('Dvorana').fill('Dvorana Zvijezda');
  await form.getByRole('button', { name: 'Spremi' }).click();
  await admin.expectToast('Liga je spremljena');
  const [league] = await api.get<LeagueView[]>('/leagues');
  expect(league).toMatchObject({ venue: 'Dvorana Zvijezda', headToHeadRestarts: true });
  expect(league?.tieBreakers?.slice(0, 3)).toEqual(['points', 'goal-difference', 'goals-for']);
  await choose(admin.page, 'Timovi');
  await admin.button(`Uredi tim: ${first.companyName}`).click();
  const team = admin.dialog(`Uredi tim: ${first.companyName}`);
  await team.getByLabel('Ime tima').fill(`${first.companyName} II`);
  await team.getByRole('button', { name: 'Spremi' }).click();
  await admin.expectToast('Tim je spremljen');
  await choose(admin.page, 'Tablica');
  const row = admin.page.getByRole('table').getByRole('row');
  await expect(row.filter({ hasText: `${first.companyName} II` })).toHaveCount(1);
}

async function chooseMatchRules({ admin, visitor, api }: Season): Promise<void> {
  const leagueId = await leagueIdOf(api);
  await choose(admin.page, 'Pravila');
  await admin.page.getByLabel('Predložak').selectOption('tournament');
  await admin.page.getByLabel('Trajanje poluvremena (min)').fill('12');
  await admin.button('Spremi').click();
  await admin.expectToast('Pravila igre su spremljena');
  await visitor.page.goto(`/propositions?league=${leagueId}#match-rules`);
  const rules = visitor.page.getByRole('region', { name: 'Pravila ove lige' });
  await expect(rules).toBeInViewport();
  await expect(rules).toContainText('Prilagođeno');
  await expect(rules).toContainText(
    'Trajanje poluvremena12 minRazlikuje se od FIFA-e FIFA: 20 min',
  );
}

async function expectEnglishScreens({ browser, kolo, api }: Season): Promise<void> {
  const leagueId = await leagueIdOf(api);
  const boss = await device(browser, kolo, phone);
  const owner = await device(browser, kolo, phone);
  await boss.enter(administrator);
  await owner.enter(first);
  await boss.button('Switch to English').click();
  await owner.button('Switch to English').click();
  const screens: readonly [who: Device, path: string, text: string][] = [
    [boss, '/admin?section=leagues', league.name],
    [boss, '/admin?section=companies', first.companyName],
    [boss, '/admin?section=matches', 'Generate schedule'],
    [boss, `/league/${leagueId}`, first.companyName],
    [owner, '/moj-tim', 'places taken'],
  ];
  for (const [who, path, text] of screens) {
    await who.page.goto(path);
    await who.expectText(text);
    const width = await who.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${path} scrolls sideways on a phone`).toBe(phone.width);
  }
  await owner.button('Add player').click();
  await expect(owner.dialog('Add player').getByLabel('Jersey number')).toHaveValue('4');
}

const steps: readonly [title: string, run: (season: Season) => Promise<void>][] = [
  ['the printed link makes the administrator and the league', becomeAdministrator],
  ['companies and a referee register, and wait', registerAccounts],
  ['the administrator approves them', approveAccounts],
  ['the league gets four teams', addTeams],
  ['every company adds its players with their documents', addPlayers],
  ['the administrator validates them', approvePlayers],
  ['a schedule, seen before it is written', generateSchedule],
  ['a QR code for the console, where the steps of the new league lead', giveAccess],
  ['the first result, and the table that shows it', recordFirstResult],
  ['kick-off stays at 19:00 when the clocks change', expectKickOffsAtSeven],
  ['a match is moved to another hall, called off, and brought back', moveAndCallOff],
  ['the table by goal difference, and a team under a new name', editLeagueAndTeam],
  ['rules of its own, which everybody reads', chooseMatchRules],
  ['the key screens in English on a phone', expectEnglishScreens],
];

test('a season is set up from an empty database in a browser alone', async ({ browser }) => {
  const kolo = await startKolo({ seed: 'none', env: { ADMIN_PASSWORD: '' } });
  try {
    const season: Season = {
      browser,
      kolo,
      api: new Api(kolo.url),
      admin: await device(browser, kolo),
      visitor: await device(browser, kolo),
    };
    for (const [title, run] of steps) await test.step(title, () => run(season));
  } finally {
    await kolo.stop();
  }
});
