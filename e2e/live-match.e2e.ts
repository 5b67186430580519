import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { Api } from './api.js';
import { Console, counterName } from './console.js';
import { expect, test } from './shared-product.js';
import { forgetTimers } from './vitals.js';

const tablet = { width: 1024, height: 768 };
const phone = { width: 360, height: 740 };
/** How long a console's message is shown; where its pages lose their timers, until the next one. */
const messageMs = 5_000;

/** A person with a device of their own; they share only the league. */
async function person(browser: Browser, baseURL: string, viewport: typeof phone): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL, viewport });
  return context.newPage();
}

/** The score in the head of a spectator's match page. */
const shownScore = (page: Page, score: string) =>
  page.getByRole('region').getByText(score, { exact: true }).first();

test('one match from attendance to MVP, on two tablets, while two spectators watch', async ({
  browser,
  kolo,
  match,
}) => {
  const api = await new Api(kolo.url).signIn();
  const [home, away] = [match.homeTeamName, match.awayTeamName];
  const path = `/live/${match.id}`;

  const onPhone = await person(browser, kolo.url, phone);
  const onLaptop = await person(browser, kolo.url, { width: 1440, height: 900 });
  await onPhone.goto('/live');
  await onPhone.locator(`a[href="${path}"]`).first().click();
  await onLaptop.goto(path);

  const first = await new Console(await person(browser, kolo.url, tablet), match.id).open();
  const beside = await person(browser, kolo.url, tablet);
  await beside.addInitScript(forgetTimers, messageMs);
  const second = await new Console(beside, match.id).open();

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
    for (const page of [onPhone, onLaptop]) await expect(shownScore(page, '3 : 2')).toBeAttached();
  });

  await test.step('an undo is seen by everybody and names what it undoes', async () => {
    await first.button(/^Poništi: gol/).click();
    for (const console of [first, second]) await console.expectScore('2 : 2');
    await expect(shownScore(onPhone, '2 : 2')).toBeAttached();
  });

  await test.step('one timeout per team and half', async () => {
    await first.button(`Minuta odmora 0/1: ${home}`).click();
    await second.button(`Minuta odmora 1/1: ${home}`).click();
    await expect(
      second.page.getByText('Tim je već iskoristio timeout u ovom poluvremenu').first(),
    ).toBeVisible();
    await expect(second.page.getByText('Timeout nedostupan').first()).toBeVisible();
  });

  await test.step('half-time, second half, another goal', async () => {
    await first.halfTime();
    await expect(onPhone.getByText('Poluvrijeme').first()).toBeVisible();
    await second.secondHalf();
    await expect(first.button(`Minuta odmora 0/1: ${home}`)).toBeVisible();
    await second.tap(away, 'Gol', 4);
    for (const page of [onPhone, onLaptop]) await expect(shownScore(page, '2 : 3')).toBeAttached();
  });

  await test.step('the end: MVP, final score, back to the list', async () => {
    await first.finish();
    await expect(first.page).toHaveURL(/\/admin$/);
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
});

for (const [held, viewport] of [
  ['across', tablet],
  ['upright', { width: 768, height: 1024 }],
] as const)
  test(`a scorekeeper's finger on a tablet held ${held}: bounces, doubts, corrections`, async ({
    browser,
    kolo,
    match,
  }) => {
    const api = await new Api(kolo.url).signIn();
    const { id, homeTeamName: home, awayTeamName: away } = match;
    const context = await browser.newContext({ baseURL: kolo.url, viewport, hasTouch: true });
    await context.addInitScript(forgetTimers, messageMs);
    const page = await context.newPage();
    const console = await new Console(page, id).open();
    await api.kickOff(id);
    await console.expectScore('0 : 0');
    const team = async (name: string) => {
      if (held === 'upright') await page.getByRole('tab', { name, exact: true }).tap();
      return console.team(name);
    };
    const counter = async (name: string, label: string, row: number) =>
      (await team(name)).getByRole('button', { name: counterName(label) }).nth(row);
    const bar = page.getByRole('contentinfo').or(page.locator('footer')).last();

    await test.step('two touches within 600 ms are one goal', async () => {
      const button = await counter(away, 'Gol', 0);
      await touchTwice(page, button);
      await console.expectScore('0 : 1');
    });

    await test.step('an assist belongs to the goal before it', async () => {
      await (await counter(away, 'Asistencija', 1)).tap();
      await expect(console.button(/^Poništi: asistencija za 0:1, /)).toBeVisible();
    });

    await test.step('a bounce on undo undoes one action, which the bar names and offers again', async () => {
      await touchTwice(page, console.button(/^Poništi: asistencija/));
      await console.expectScore('0 : 1');
      await expect(bar.getByRole('status')).toContainText('Poništeno: asistencija za 0:1');
      await console.button('Ponovi').tap();
      await expect(console.button(/^Poništi: asistencija za 0:1, /)).toBeVisible();
    });

    await test.step('a refusal stands in the bar, never over the score', async () => {
      await (await team(home)).getByRole('button', { name: `Minuta odmora 0/1: ${home}` }).tap();
      await page.waitForTimeout(650);
      await console.button(`Minuta odmora 1/1: ${home}`).tap();
      const alert = bar.getByRole('alert');
      await expect(alert).toContainText('Timeout nedostupan');
      const [said, score] = [
        await alert.boundingBox(),
        await page.locator('header h1').boundingBox(),
      ];
      expect(said?.y ?? 0).toBeGreaterThan((score?.y ?? 0) + (score?.height ?? 0));
    });

    await test.step('the goal dialog shows assist and its button without scrolling', async () => {
      await (await team(home)).getByRole('button', { name: /^Gol: kazneni, autogol…/ }).tap();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('group', { name: 'Strijelac' }).locator('label').nth(1).tap();
      const assists = dialog.getByRole('group', { name: 'Asistencija' }).locator('label');
      await expect(assists.last()).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'Upiši gol' })).toBeInViewport({ ratio: 1 });
      await assists.nth(2).tap();
      await dialog.getByRole('button', { name: 'Upiši gol' }).tap();
      await console.expectScore('1 : 1');
    });

    await test.step('an entry of the log is opened and its scorer, kind and minute corrected', async () => {
      await console.button('Zapisnik').tap();
      const goal = page.getByRole('button', { name: /^Ispravi: gol, .*\d+\. min$/ }).last();
      const [, minute] = /(\d+)\. min$/.exec((await goal.getAttribute('aria-label')) ?? '') ?? [];
      await goal.tap();
      const dialog = page.getByRole('dialog').last();
      await dialog.getByText('Kazneni udarac').tap();
      await dialog.getByRole('group', { name: 'Strijelac' }).locator('label').nth(3).tap();
      await dialog.getByRole('button', { name: 'Kasnije za 1 min' }).tap();
      await dialog.getByRole('button', { name: 'Spremi ispravak' }).tap();
      const corrected = `^ispravak: gol iz kaznenog udarca, .* ${Number(minute) + 1}\\. min$`;
      await expect(page.getByText(new RegExp(corrected))).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Zatvori' }).tap();
    });

    await test.step('a goal of a player who was sent off, and one at half-time, are asked about once', async () => {
      await (await counter(home, 'Crveni karton', 4)).tap();
      await (await counter(home, 'Gol', 4)).tap();
      await expect(page.getByRole('alertdialog')).toContainText('ima crveni karton');
      await page.getByRole('button', { name: 'Odustani' }).tap();
      await console.halfTime();
      await (await counter(home, 'Gol', 1)).tap();
      await expect(page.getByRole('alertdialog')).toContainText('Taj je dio utakmice završio');
      await page.getByRole('button', { name: 'Bez minute' }).tap();
      await console.expectScore('2 : 1');
    });

    await test.step('the log has each thing once, and spectators see it where it happened', async () => {
      await expect.poll(async () => (await api.manage(id)).homeScore).toBe(2);
      const types = (await api.log(id)).map(({ event }) => event.type);
      expect(types.filter((type) => type === 'ActionVoided')).toHaveLength(1);
      expect(types.filter((type) => type === 'ActionCorrected')).toHaveLength(1);
      expect((await api.manage(id)).state.goals[0]).toMatchObject({ kind: 'penalty' });
    });
    await context.close();
  });

/** A bouncing finger: two touches in one place, 100 ms apart, however long the machine takes for them. */
async function touchTwice(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('Nothing to touch');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const screen = await page.context().newCDPSession(page);
  const begun = await page.evaluate(() => (performance.timeOrigin + performance.now()) / 1000);
  for (const timestamp of [begun, begun + 0.1]) {
    await screen.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x, y }],
      timestamp,
    });
    await screen.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.02,
    });
  }
  await screen.detach();
}
