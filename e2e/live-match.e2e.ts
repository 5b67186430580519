import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Api } from './api.js';
import { Console } from './console.js';
import { expect, startKolo, test } from './fixtures.js';

const tablet = { width: 1024, height: 768 };
const phone = { width: 360, height: 740 };

/** Somebody with a device of their own: nothing is shared between them but the league. */
async function person(browser: Browser, baseURL: string, viewport: typeof phone): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL, viewport });
  return context.newPage();
}

/** The score in the head of a spectator's match page. */
const shownScore = (page: Page, score: string) =>
  page.getByRole('region').getByText(score, { exact: true }).first();

test('one match from attendance to MVP, on two tablets, while two spectators watch', async ({
  browser,
}) => {
  const kolo = await startKolo();
  try {
    const api = await new Api(kolo.url).signIn();
    const match = await api.readyMatch();
    const [home, away] = [match.homeTeamName, match.awayTeamName];
    const path = `/live/${match.id}`;

    const onPhone = await person(browser, kolo.url, phone);
    const onLaptop = await person(browser, kolo.url, { width: 1440, height: 900 });
    await onPhone.goto('/live');
    await onPhone.locator(`a[href="${path}"]`).first().click();
    await onLaptop.goto(path);

    const first = await new Console(await person(browser, kolo.url, tablet), match.id).open();
    const second = await new Console(await person(browser, kolo.url, tablet), match.id).open();

    await test.step('attendance, confirmed by both tablets and locked on both', async () => {
      await first.confirmAttendance(home);
      await expect(second.team(home).getByText('Potvrđeno')).toBeVisible();
      await expect(second.team(home).getByRole('checkbox').first()).toBeDisabled();
      await second.confirmAttendance(away);
      await expect(first.team(away).getByText('Potvrđeno')).toBeVisible();
      await first.initialise();
      await first.start();
      await second.expectScore('0 : 0');
    });

    await test.step('both tablets tap at once, and every tap counts on every screen', async () => {
      const taps = async (console: Console, team: string) => {
        await console.tap(team, 'Gol', 0);
        await console.tap(team, 'Gol', 1);
        await console.tap(team, 'Asistencija', 2);
        await console.tap(team, 'Žuti karton', 3);
      };
      await Promise.all([taps(first, home), taps(second, away)]);
      await first.tap(home, 'Gol', 0);
      for (const console of [first, second]) await console.expectScore('3 : 2');
      for (const page of [onPhone, onLaptop])
        await expect(shownScore(page, '3 : 2')).toBeAttached();
    });

    await test.step('an undo is seen by everybody and names what it takes back', async () => {
      await first.button(/^Poništi: gol/).click();
      for (const console of [first, second]) await console.expectScore('2 : 2');
      await expect(shownScore(onPhone, '2 : 2')).toBeAttached();
    });

    await test.step('one timeout per team and half', async () => {
      await first.button(`Timeout: ${home}, 0 od 1`).click();
      await second.button(`Timeout: ${home}, 1 od 1`).click();
      await expect(
        second.page.getByText('Tim je već iskoristio timeout u ovom poluvremenu').first(),
      ).toBeVisible();
      await expect(second.page.getByText('Timeout nedostupan').first()).toBeVisible();
    });

    await test.step('half-time, second half, another goal', async () => {
      await first.halfTime();
      await expect(onPhone.getByText('Poluvrijeme').first()).toBeVisible();
      await second.secondHalf();
      await expect(first.button(`Timeout: ${home}, 0 od 1`)).toBeVisible();
      await second.tap(away, 'Gol', 4);
      for (const page of [onPhone, onLaptop])
        await expect(shownScore(page, '2 : 3')).toBeAttached();
    });

    await test.step('the end: MVP, final score, back to the list', async () => {
      await first.finish();
      await expect(first.page).toHaveURL(/\/admin$/, { timeout: 10_000 });
      await expect(onLaptop.getByText('Kraj utakmice').first()).toBeVisible();
      await expect(onLaptop.getByText('MVP utakmice').first()).toBeVisible();
    });

    await test.step('log, statistics and table agree with what was seen', async () => {
      const view = await api.manage(match.id);
      expect(view).toMatchObject({ status: 'completed', homeScore: 2, awayScore: 3 });
      expect(view.mvpPlayerId).not.toBeNull();
      expect(view.playerStats.reduce((sum, { goals }) => sum + goals, 0)).toBe(5);
      expect(view.playerStats.reduce((sum, { yellowCards }) => sum + yellowCards, 0)).toBe(2);
      const log = await api.log(match.id);
      expect(log.map(({ event }) => event.version)).toEqual(log.map((_, n) => n + 1));
    });
  } finally {
    await kolo.stop();
  }
});
