import { type CreatedGrant, type MatchView, presetRules } from '@kolo/domain';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { Api } from './api.js';
import { askForTime, type Clocks, ClockWatch, secondsOf } from './clock-watch.js';
import { RuledConsole } from './ruled-console.js';
import { Device, referee } from './season.js';
import { expect, type SharedKolo, test } from './shared-product.js';

const tablet = { width: 1024, height: 768 };
const phone = { width: 360, height: 740 };
let kolo: SharedKolo;
test.beforeEach(({ kolo: started }) => {
  kolo = started;
});

/** How far in the past the first tablet plays until its three minutes without a network have passed. */
const behindMs = 180_000;

test('an effective-time match to kicks after extra time, on a tablet with a grant', async ({
  browser,
  match,
}) => {
  const api = await new Api(kolo.url).signIn();
  const [home, away] = [match.homeTeamName, match.awayTeamName];
  const rules = {
    ...presetRules.tournament,
    clockMode: 'effective',
    extraTime: { halves: 2, minutes: 3 },
    exclusion: { seconds: 120, endsOnGoal: true, samePlayerReturns: true },
  };
  await api.must('PUT', `/leagues/${match.leagueId}/match-rules`, { preset: 'custom', rules });
  const { url } = await api.must<CreatedGrant>('POST', `/matches/${match.id}/grants`, {
    label: 'Stol 1',
  });
  const past = await tabletInThePast(browser);
  const first = await new RuledConsole(await past.context.newPage(), match.id).enter(url);
  const second = new RuledConsole(await deviceOf(browser, tablet), match.id);
  const watching = await deviceOf(browser, phone);
  await watching.goto(`/live/${match.id}`);
  const shown = watching.locator('[data-clock]').first();
  let clocks: Clocks = { table: first.clock, spectator: shown, behind: behindMs / 1000 };
  const watch = new ClockWatch(() => clocks);
  const events = async () => (await api.log(match.id)).map(({ event }) => event);

  await test.step('the first half: goals, fouls, a second yellow card and a timeout', async () => {
    await first.confirmAttendance(home);
    await first.confirmAttendance(away);
    await first.initialise();
    await first.button('Pokreni Utakmicu').click();
    await expect(first.clock).toHaveText('15:00');
    await askForTime(watching);
    await first.startClock();
    await first.fact('Gol', home, 2, 3);
    for (let foul = 0; foul < 5; foul += 1) await first.fact('Prekršaj', away, foul);
    await expect(first.page.getByText(/5\. prekršaj → od sljedećeg udarac/)).toBeVisible();
    await first.fact('Karton', home, 4);
    await first.fact('Karton', home, 4);
    const again = first.page.getByRole('button', { name: 'Drugi žuti', exact: true });
    await expect(again).toHaveAttribute('aria-pressed', 'true');
    await first.done();
    await expect(first.team(home).getByText('4 na terenu')).toBeVisible();
    await first
      .team(away)
      .getByRole('button', { name: /^Minuta odmora/ })
      .click();
    await expect(first.page.getByText('Čeka se prekid igre')).toBeVisible();
    await first.stopClock();
    await first.button('Počni').click();
    await expect(first.page.getByRole('timer', { name: 'Preostalo sekunda' })).toBeVisible();
    await first.button('Kraj minute odmora').click();
  });

  await test.step('a goal of the wrong team is undone, and a wrong scorer corrected', async () => {
    await askForTime(watching);
    await first.fact('Gol', home);
    await first.expectScore('2 : 0');
    await first.button(/^Poništi: gol/).click();
    await first.expectScore('1 : 0');
    await first.fact('Gol', away, 0);
    await first.done();
    await first
      .button(/^Ispravi: gol/)
      .first()
      .click();
    const dialog = first.page.getByRole('dialog');
    await dialog.getByRole('group', { name: 'Strijelac' }).locator('label').nth(3).click();
    await dialog.getByRole('button', { name: 'Spremi ispravak' }).click();
    await expect.poll(async () => (await api.manage(match.id)).awayScore).toBe(1);
  });

  await test.step('three minutes without a network keep their playing time', async () => {
    await first.setClock('12:00');
    await expect.poll(async () => (await events()).at(-1)?.type).toBe('ClockCorrected');
    const online = (await events()).length;
    clocks = { ...clocks, behind: null };
    await past.cut();
    await first.startClock();
    await first.page.clock.fastForward(60_000);
    await first.fact('Gol', home, 5);
    await first.done();
    await first.stopClock();
    await first.page.clock.fastForward(60_000);
    await first.startClock();
    await first.page.clock.fastForward(60_000);
    await first
      .team(away)
      .getByRole('button', { name: /^2 minute/ })
      .click();
    await first.players.nth(6).click();
    await first.stopClock();
    const face = await faceOf(first.clock);
    expect((await events()).length).toBe(online);
    await past.catchUp();
    const stops = async () =>
      (await events()).slice(online).filter(({ type }) => type === 'ClockStopped').length;
    // The last of the taps: the first stop may arrive well before it.
    await expect.poll(stops).toBe(2);
    const sent = (await events()).slice(online);
    const goal = sent.find(({ type }) => type === 'GoalScored');
    const exclusion = sent.find(({ type }) => type === 'ExclusionGiven');
    // The clock stood at 3:00 of 15; it ran for a minute before each of the two taps.
    const playedAtTheEnd = 15 * 60 - secondsOf(face);
    expect(between(exclusion?.played, 300, playedAtTheEnd + 1)).toBe(true);
    expect(between(goal?.played, 240, (exclusion?.played ?? 0) - 60)).toBe(true);
    await expect(first.clock).toHaveText(face);
    clocks = { ...clocks, behind: 0 };
  });

  await test.step('half-time on the horn, which writes nothing by itself', async () => {
    await first.endPeriod('Kraj poluvremena');
    await first.button('Kraj poluvremena').last().click();
    await expect(first.button('Drugo poluvrijeme')).toBeVisible();
    await first.button('Drugo poluvrijeme').click();
    await first.startClock();
  });

  await test.step('a second tablet takes the clock over, and the first one sees it', async () => {
    await second.enter(url);
    await expect(second.page.getByText(/^Sat vodi Stol 1/)).toBeVisible();
    await second.button('Preuzmi sat').click();
    await second.page.getByRole('alertdialog').getByRole('button', { name: 'Preuzmi sat' }).click();
    await expect(second.button('Zaustavi')).toBeVisible();
    await expect(first.page.getByText(/^Sat je preuzeo Stol 1/)).toBeVisible();
    clocks = { ...clocks, table: second.clock };
    await first.fact('Gol', away, 1);
    await first.done();
    await second.expectScore('2 : 2');
  });

  await test.step('all players stay on the screen beside the bars and everything that is asked about a red card', async () => {
    const { page } = second;
    await page.context().setOffline(true);
    await second
      .team(home)
      .getByRole('button', { name: /^Karton: / })
      .click();
    await page.getByRole('button', { name: 'Crveni', exact: true }).click();
    await expect(page.getByText(/čeka(ju)?, od \d/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Ostali uređaji na ovoj utakmici' })).toBeVisible();
    for (const last of [second.players.last(), second.button('Predstavnik')])
      await expect(last).toBeInViewport({ ratio: 1 });
    await second.button(/^Poništi: crveni karton/).click();
    await page.context().setOffline(false);
    await expect(page.getByText(/čeka(ju)?, od \d/)).toHaveCount(0);
  });

  await test.step('a clock that stands shows the same on both', async () => {
    await second.stopClock();
    await expect(shown).toHaveText(await faceOf(second.clock));
  });

  await test.step('the table checks the score, and the spectator reads it', async () => {
    const doubt = watching.getByText('Rezultat se provjerava', { exact: true });
    await second.button('Više').click();
    await second.page.getByRole('tab', { name: 'Zapisnik', exact: true }).click();
    await second.button('Rezultat se provjerava').click();
    await expect(doubt).toBeVisible();
    await expectAccessible(watching, 'a match with fouls and a doubt', 'main');
    await second.button('Rezultat je točan').first().click();
    await second.page.keyboard.press('Escape');
    await expect(doubt).toHaveCount(0);
  });

  await test.step('level after both halves and extra time, so kicks decide', async () => {
    await second.endPeriod('Završi utakmicu');
    await second.button('Produžetak 2 × 3 min').click();
    await second.startClock();
    await second.fact('Prekršaj', home, 1);
    await second.stopClock();
    await expectAccessible(second.page, 'the console by teams', '[data-alone]');
    await second.endPeriod('Kraj 1. produžetka');
    await second.button('Kraj 1. produžetka').last().click();
    await second.button('Početak 2. produžetka').click();
    await second.endPeriod('Kraj 2. produžetka');
    await second.button('Kraj 2. produžetka').last().click();
    await second.button('Završi utakmicu').click();
    await second.button(`Prvi puca ${away}`).click();
    for (const kicker of [0, 1, 2])
      for (const words of ['Pogodak', 'Promašaj']) {
        await second.page.getByRole('button', { name: words, exact: true }).click();
        await second.players.nth(kicker).click();
      }
    await expect(second.page.getByText(`${away} pobjeđuje 0 : 3`)).toBeVisible();
    await second.finish();
    await expect.poll(async () => (await api.manage(match.id)).status).toBe('completed');
    expect(await api.manage(match.id)).toMatchObject({ homeScore: 2, awayScore: 2 });
    await expect(watching.getByText('raspucavanjem 0:3')).toBeVisible();
    await expectAccessible(watching, 'a match after kicks', 'main');
  });

  await test.step("the spectator's clock was the table's, every two seconds", async () => {
    const { differences, looks } = await watch.stop();
    expect(differences).toEqual([]);
    expect(looks).toBeGreaterThan(2);
  });

  // The first tablet still asks, and an answer would find no page when the test is over.
  await past.context.unrouteAll({ behavior: 'ignoreErrors' });
  const devices = new Set((await api.log(match.id)).map(({ device }) => device));
  const tables = [...devices].filter((name) => name?.startsWith('grant:'));
  expect(tables).toHaveLength(2);
});

test('one grant for the day opens two matches of a hall, and a referee runs one with his own account', async ({
  browser,
  match: { leagueId, homeTeamId, awayTeamId, homeTeamName },
}) => {
  const api = await new Api(kolo.url).signIn();
  await api.must('PUT', `/leagues/${leagueId}/match-rules`, { preset: 'fifa-2025-26' });
  const [one, other] = await Promise.all(
    [0, 1].map(() =>
      api.must<MatchView>('POST', '/matches', {
        leagueId,
        homeTeamId,
        awayTeamId,
        venue: 'Dvorana Trnsko',
        matchDate: new Date().toISOString(),
      }),
    ),
  );
  if (one === undefined || other === undefined) throw new Error('The hall has two matches');
  const grant = await api.must<CreatedGrant>('POST', `/matches/${one.id}/grants`, {
    label: 'Dvorana',
    wholeDay: true,
  });
  const userId = await api.register({ ...referee, role: 'referee' });
  await api.must('PUT', `/matches/${other.id}/referees`, { userIds: [userId] });
  const lastOf = async ({ id }: MatchView) => (await api.log(id)).at(-1);
  const page = await deviceOf(browser, tablet);

  await test.step('the table begins one match', async () => {
    await page.goto(grant.url);
    const table = await openedFrom(page, one);
    await table.begin(one);
    await table.fact('Gol', homeTeamName, 0);
    await table.done();
    await expect.poll(async () => (await api.manage(one.id)).homeScore).toBe(1);
    expect(await lastOf(one)).toMatchObject({
      actor: null,
      device: `grant:${grant.id}/device:1`,
    });
  });

  await test.step('the referee begins the other one', async () => {
    const own = await deviceOf(browser, tablet);
    await new Device(own).enter(referee);
    await own.goto('/console');
    await expect(own.locator(`a[href="/console/match/${one.id}"]`)).toHaveCount(0);
    const table = await openedFrom(own, other);
    await table.begin(other);
    await table.fact('Gol', homeTeamName, 0);
    await table.done();
    await expect.poll(async () => (await api.manage(other.id)).homeScore).toBe(1);
    expect((await lastOf(other))?.actor).toEqual({ id: userId, username: referee.username });
  });

  await test.step('and the table joins him under the same grant', async () => {
    await page.goto('/console');
    const table = await openedFrom(page, other);
    await table.expectScore('1 : 0');
    await table.fact('Prekršaj', homeTeamName);
    await expect.poll(async () => (await lastOf(other))?.event.type).toBe('FoulCommitted');
    expect((await lastOf(other))?.device).toBe(`grant:${grant.id}/device:1`);
  });
});

/** The table of a match that the list of the device's matches leads to. */
async function openedFrom(page: Page, { id }: MatchView): Promise<RuledConsole> {
  await page.locator(`a[href="/console/match/${id}"]`).click();
  await page.waitForURL(`${kolo.url}/console/match/${id}`);
  return new RuledConsole(page, id);
}

/** A tablet whose server's time lies in the past, until it has caught up: nobody waits for three minutes. */
async function tabletInThePast(browser: Browser) {
  let behind = behindMs;
  let isCut = false;
  const context: BrowserContext = await browser.newContext({
    baseURL: kolo.url,
    viewport: tablet,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await context.clock.install({ time: Date.now() - behindMs });
  await context.route('**/api/matches/*/**', async (route) => {
    // Requests of the route itself know nothing of a context that is offline.
    if (isCut) return route.abort('internetdisconnected');
    const response = await route.fetch().catch(() => null);
    if (response === null) return route.abort();
    const body = (await response.text()).replace(
      /"serverTime":"([^"]+)"/g,
      (_, time: string) => `"serverTime":"${new Date(Date.parse(time) - behind).toISOString()}"`,
    );
    return route.fulfill({ response, body });
  });
  return {
    context,
    cut: async () => {
      isCut = true;
      await context.setOffline(true);
    },
    catchUp: async () => {
      behind = 0;
      isCut = false;
      await context.setOffline(false);
    },
  };
}

async function deviceOf(browser: Browser, viewport: typeof phone): Promise<Page> {
  const context = await browser.newContext({ baseURL: kolo.url, viewport, hasTouch: true });
  return context.newPage();
}

const between = (value: number | undefined, from: number, to: number): boolean =>
  value !== undefined && value >= from && value <= to;

const faceOf = async (clock: Locator): Promise<string> =>
  ((await clock.textContent()) ?? '').trim();
