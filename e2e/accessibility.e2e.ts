import type { MatchView } from '@kolo/domain';
import { expectAccessible, phone, press, tablet, tabTo } from './accessible.js';
import { Api, administrator } from './api.js';
import { Console, counterName } from './console.js';
import { expect, test } from './fixtures.js';
import { scrollToEnd } from './scroll-to-end.js';

// The contrast during a transition does not count.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every public page meets WCAG 2.2 AA in both themes and is no wider than a phone', async ({
  kolo,
  page,
}) => {
  const api = await new Api(kolo.url).signIn();
  const ready = await api.readyMatch();
  const matches = await api.get<MatchView[]>(`/matches/league/${ready.leagueId}`);
  const [player] = (await api.manage(ready.id)).homePlayers;
  const played = matches.find(({ status }) => status === 'completed');
  const screens: readonly [path: string, text: string][] = [
    ['/', 'Sljedeće utakmice'],
    ['/league-table', 'Prijava potrebna'],
    ['/matches', ready.homeTeamName],
    ['/statistics', 'Prijava potrebna'],
    ['/gallery', 'Pehar čeka finale'],
    ['/propositions', 'Prijava potrebna'],
    [`/team/${ready.homeTeamId}`, ready.homeTeamName],
    ['/statistics?tab=records', 'Najveća pobjeda'],
    ['/statistics?tab=progress', 'Tim kola'],
    ['/search?q=bura', 'Bura'],
    [`/league/${ready.leagueId}/bracket`, 'Doigravanje'],
    [`/league/${ready.leagueId}/awards`, 'Nagrade'],
    [`/league/${ready.leagueId}/suspensions`, 'Suspendirani za sljedeće kolo'],
    [`/player/${player?.id}`, ready.homeTeamName],
    [`/embed/bracket/${ready.leagueId}`, 'Četvrtfinale'],
    [`/embed/table/${ready.leagueId}`, '2025/26'],
    [`/embed/match/${ready.id}`, ready.homeTeamName],
    ['/auth', 'Korisničko ime'],
    ['/auth?tab=register', 'Registriram se kao'],
    ['/auth/forgot', 'Pošalji poveznicu'],
    ['/auth/reset', 'Poveznica više ne vrijedi'],
    ['/console', 'Ulaz kodom i PIN-om'],
    ['/live', ready.homeTeamName],
    [`/live/${ready.id}`, 'Utakmica još nije počela'],
    [`/live/${played?.id}`, 'Kraj utakmice'],
    ['/live/999999', 'Utakmica nije pronađena'],
    ['/nowhere', 'Page Not Found'],
  ];
  for (const [path, text] of screens) {
    await page.goto(path);
    // Before the page is taken over, its end does not fill when it comes near.
    await expect(async () => {
      await scrollToEnd(page);
      const shown = page.getByText(text).filter({ visible: true }).first();
      expect(await shown.isVisible()).toBe(true);
    }).toPass();
    await expectAccessible(page, path);
  }
});

test('the console works with the keyboard alone, and goals are announced to screen readers', async ({
  browser,
  kolo,
}) => {
  const match = await (await new Api(kolo.url).signIn()).readyMatch();
  const device = { baseURL: kolo.url, reducedMotion: 'reduce' } as const;
  const page = await (await browser.newContext({ ...device, viewport: tablet })).newPage();
  const watching = await (await browser.newContext({ ...device, viewport: phone })).newPage();
  const announcement = watching.locator('main [aria-live="polite"]').first();
  const console = new Console(page, match.id);
  await watching.goto(`/live/${match.id}`);

  await test.step('sign in', async () => {
    await page.goto(`/admin/match/${match.id}`);
    await tabTo(page, page.getByLabel('Korisničko ime'));
    await page.keyboard.type(administrator.username);
    await tabTo(page, page.getByLabel('Lozinka', { exact: true }));
    await page.keyboard.type(administrator.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Označite tko je došao')).toBeVisible();
    await expectAccessible(page, 'attendance');
  });

  await test.step('attendance and kick-off', async () => {
    for (const name of [match.homeTeamName, match.awayTeamName]) {
      const team = console.team(name);
      await press(page, team.getByRole('checkbox').first(), 'Space');
      await expect(team.getByRole('checkbox').first()).toBeChecked();
      await press(page, team.getByRole('button', { name: /^Potvrdi prisutnost/ }));
      await expect(team.getByText('Potvrđeno')).toBeVisible();
    }
    await press(page, console.button('Potvrdi sastave i pripremi'));
    await expect(console.button('Pokreni Utakmicu')).toBeVisible();
    await expectAccessible(page, 'kick-off');
    await press(page, console.button('Pokreni Utakmicu'), 'Space');
    await console.expectScore('0 : 0');
  });

  await test.step('a goal, and its undo', async () => {
    const goal = console
      .team(match.homeTeamName)
      .getByRole('button', { name: counterName('Gol') })
      .first();
    await press(page, goal);
    await console.expectScore('1 : 0');
    await expect(announcement).toHaveText(/^Gol, 1:0, \d+\. minuta\. /);
    await expectAccessible(page, 'running match');
    await expectAccessible(watching, 'running match, watched');
    await press(page, console.button(/^Poništi: gol/));
    await console.expectScore('0 : 0');
    await expect(announcement).toHaveText('Gol je poništen, 0:0.');
  });

  await test.step('dialogs take the keyboard and give it back', async () => {
    const open = console.button(`Gol: kazneni, autogol…: ${match.awayTeamName}`);
    await press(page, open);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'goal dialog');
    await press(page, dialog.getByRole('button', { name: 'Upiši gol' }));
    await expect(open).toBeFocused();
    await console.expectScore('0 : 1');
    await expect(announcement).toHaveText(/^Gol, 0:1, /);
  });

  await test.step('half-time and the end', async () => {
    await press(page, console.button('Poluvrijeme'));
    await press(page, console.button('Kraj 1. poluvremena'));
    await press(page, console.button('Drugo poluvrijeme'));
    await press(page, console.button('Završi utakmicu'));
    const dialog = page.getByRole('dialog', { name: 'MVP utakmice' });
    await press(page, dialog.getByRole('radio').first(), 'Space');
    await expectAccessible(page, 'MVP dialog');
    await press(page, dialog.getByRole('button', { name: 'Potvrdi i završi' }));
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByText('Završena').first()).toBeVisible();
    await expectAccessible(page, '/admin');
  });
});
