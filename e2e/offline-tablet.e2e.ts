import { readFile } from 'node:fs/promises';
import type { CreatedGrant } from '@kolo/domain';
import { Api } from './api.js';
import { Console } from './console.js';
import { expect, test } from './shared-product.js';

test('a tablet without a network runs the match to its end, over a reload, and hands everything in', async ({
  browser,
  kolo,
  match,
}) => {
  const api = await new Api(kolo.url).signIn();
  const [home, away] = [match.homeTeamName, match.awayTeamName];
  const context = await browser.newContext({
    baseURL: kolo.url,
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const tablet = await new Console(page, match.id).open();
  await tablet.confirmAttendance(home);
  await tablet.confirmAttendance(away);
  await tablet.initialise();
  await tablet.start();
  await tablet.tap(home, 'Gol', 0);
  await tablet.expectScore('1 : 0');
  // The page can be reloaded without a network once its service worker has everything.
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
  await expect.poll(async () => (await api.manage(match.id)).homeScore).toBe(1);
  const online = (await api.log(match.id)).length;

  await context.setOffline(true);
  await tablet.tap(home, 'Gol', 1);
  await tablet.tap(away, 'Gol', 0);
  await tablet.expectScore('2 : 1');
  await expect(page.getByText(/2 unosa čekaju, od \d{2}:\d{2}/)).toBeVisible();

  await page.reload();
  await tablet.expectScore('2 : 1');
  // The device keeps the application, and no page that the server made for this person.
  await expect(page.locator('#page-data')).toHaveCount(0);
  const cached = () => page.evaluate(async () => (await caches.match(location.href)) !== undefined);
  expect(await cached()).toBe(false);
  await expect(page.getByText(/2 unosa čekaju/)).toBeVisible();
  await tablet.tap(away, 'Žuti karton', 0);
  await tablet.halfTime();
  await tablet.secondHalf();
  await tablet.tap(away, 'Gol', 2);
  await tablet.expectScore('2 : 2');
  await tablet.finish();
  await expect(page.getByRole('heading', { name: 'Utakmica je završena' })).toBeVisible();
  expect((await api.log(match.id)).length).toBe(online);

  await test.step('a coach who is named without a network waits on the device', async () => {
    await page.getByRole('button', { name: 'Službene osobe' }).click();
    const dialog = page.getByRole('dialog', { name: 'Službene osobe' });
    await dialog
      .getByRole('button', { name: /^Trener/ })
      .first()
      .click();
    await dialog.getByLabel('Ime', { exact: true }).fill('Ivo');
    await dialog.getByLabel('Prezime').fill('Ivić');
    await dialog.getByRole('button', { name: 'Spremi' }).click();
    await expect(dialog.getByText('Čeka slanje')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await context.setOffline(false);
  await expect.poll(async () => (await api.manage(match.id)).status).toBe('completed');
  const officials = async () => (await api.manage(match.id)).officials;
  await expect
    .poll(officials)
    .toMatchObject([{ side: 'home', role: 'coach', firstName: 'Ivo', lastName: 'Ivić' }]);

  const log = await api.log(match.id);
  expect(log.slice(online).map(({ event }) => event.type)).toEqual([
    'GoalScored',
    'GoalScored',
    'PlayerCounterRaised',
    'HalfTimeReached',
    'SecondHalfStarted',
    'GoalScored',
    'MvpChosen',
    'MatchFinished',
  ]);
  expect(new Set(log.map(({ commandId, event }) => `${commandId} ${event.id}`)).size).toBe(
    log.length,
  );
  // The log has the time of the tap, not of the delivery.
  const delivered = log.at(-1);
  expect(Date.parse(delivered?.event.at ?? '')).toBeLessThan(
    Date.parse(delivered?.recordedAt ?? ''),
  );
  expect(await api.manage(match.id)).toMatchObject({ homeScore: 2, awayScore: 2 });
  await page.reload();
  await expect(page.locator('#page-data')).toHaveCount(1);
  expect(await cached()).toBe(false);
  await context.close();
});

test('a player is replaced before kick-off without a network, and once', async ({
  browser,
  kolo,
  match,
}) => {
  const api = await new Api(kolo.url).signIn();
  const { homePlayers, awayPlayers } = await api.manage(match.id);
  const [comes, leaves, ...others] = homePlayers;
  if (comes === undefined || leaves === undefined) throw new Error('The team has no players');
  await api.must('POST', `/matches/${match.id}/initialize`, {
    playerIds: [leaves, ...others, ...awayPlayers].map(({ id }) => id),
  });
  const context = await browser.newContext({
    baseURL: kolo.url,
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await new Console(page, match.id).open();
  const home = match.homeTeamName;
  const online = (await api.log(match.id)).length;

  await context.setOffline(true);
  await page.getByRole('button', { name: `Zamijeni prije početka: ${home}` }).click();
  const dialog = page.getByRole('dialog', { name: /^Zamjena prije početka/ });
  const name = (player: typeof comes) => new RegExp(`^${player.jerseyNumber} ${player.lastName}`);
  const leaving = page.getByRole('radio', { name: name(leaves) });
  await dialog.locator('label').filter({ has: leaving }).click();
  await dialog.getByRole('button', { name: 'Ne može igrati' }).click();
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await expect(dialog).toBeHidden();
  const role = (player: typeof comes) =>
    page.getByRole('button', { name: `Kapetan: ${player.name}`, exact: true });
  await expect(role(comes)).toBeVisible();
  await expect(role(leaves)).toHaveCount(0);
  expect((await api.log(match.id)).length).toBe(online);

  await context.setOffline(false);
  await expect.poll(async () => (await api.log(match.id)).length).toBe(online + 1);
  const arrived = (await api.log(match.id)).slice(online).map(({ event }) => event);
  expect(arrived).toMatchObject([
    {
      type: 'PlayerReplaced',
      data: { playerId: leaves.id, replacedBy: comes.id, reason: 'cannot-play' },
    },
  ]);
  await page.reload();
  await expect(role(comes)).toBeVisible();
  expect((await api.log(match.id)).length).toBe(online + 1);
  await context.close();
});

test('a player who comes late is added without a network, and scores', async ({
  browser,
  kolo,
  match,
}) => {
  const api = await new Api(kolo.url).signIn();
  const { homePlayers, awayPlayers } = await api.manage(match.id);
  const [late, ...inTime] = homePlayers;
  if (late === undefined) throw new Error('The team has no players');
  await api.must('POST', `/matches/${match.id}/initialize`, {
    playerIds: [...inTime, ...awayPlayers].map(({ id }) => id),
  });
  const context = await browser.newContext({
    baseURL: kolo.url,
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const tablet = await new Console(page, match.id).open();
  await tablet.start();
  await expect.poll(async () => (await api.manage(match.id)).status).toBe('in_progress');
  const online = (await api.log(match.id)).length;

  await context.setOffline(true);
  const home = tablet.team(match.homeTeamName);
  const goal = home.getByRole('button', { name: new RegExp(`${late.lastName}, gol \\d+$`) });
  await expect(goal).toHaveCount(0);
  await home.getByRole('button', { name: /^Dodaj igrača: / }).click();
  const dialog = page.getByRole('dialog', { name: /^Dodaj igrača na popis/ });
  await dialog.getByRole('button', { name: new RegExp(late.lastName) }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Najprije odaberite razlog.');
  await dialog.getByRole('button', { name: 'Zakasnio' }).click();
  await dialog.getByRole('button', { name: new RegExp(late.lastName) }).click();
  await expect(dialog).toBeHidden();
  await goal.click();
  await tablet.expectScore('1 : 0');
  await expect(page.getByText(/2 unosa čekaju/)).toBeVisible();
  expect((await api.log(match.id)).length).toBe(online);

  await context.setOffline(false);
  await expect.poll(async () => (await api.manage(match.id)).homeScore).toBe(1);
  const arrived = (await api.log(match.id)).slice(online).map(({ event }) => event);
  expect(arrived).toMatchObject([
    { type: 'PlayerAdded', data: { playerId: late.id, reason: 'came-late' } },
    { type: 'GoalScored', data: { scorer: late.id } },
  ]);
  await expect(page.getByText(/unosa čekaju/)).toBeHidden();
  await tablet.expectScore('1 : 0');
  await context.close();
});

test('a table with a QR code keeps what it tapped when the access is revoked, and sends it under a new one', async ({
  browser,
  kolo,
  match,
}) => {
  const api = await new Api(kolo.url).signIn();
  const home = match.homeTeamName;
  const grant = (label: string) =>
    api.must<CreatedGrant>('POST', `/matches/${match.id}/grants`, { label });
  const first = await grant('Stol 1');
  const token = first.url.split('#t=')[1] ?? '';
  const context = await browser.newContext({
    baseURL: kolo.url,
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.url()} ${JSON.stringify(request.headers())}`),
  );
  await page.goto(first.url);
  await page.waitForURL(`${kolo.url}/console/match/${match.id}`);
  const tablet = new Console(page, match.id);
  await tablet.confirmAttendance(home);
  await tablet.confirmAttendance(match.awayTeamName);
  await tablet.initialise();
  await tablet.start();
  await tablet.tap(home, 'Gol', 0);
  await tablet.expectScore('1 : 0');
  await expect.poll(async () => (await api.manage(match.id)).homeScore).toBe(1);
  expect((await api.log(match.id)).at(-1)).toMatchObject({
    actor: null,
    device: `grant:${first.id}/device:1`,
  });
  expect(sent.filter((request) => request.includes(token))).toEqual([]);

  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
  await context.setOffline(true);
  await tablet.tap(home, 'Gol', 1);
  await tablet.tap(home, 'Gol', 0);
  await tablet.expectScore('3 : 0');
  await api.must('DELETE', `/matches/${match.id}/grants/${first.id}`);
  await context.setOffline(false);
  await expect(page.getByText('2 unosa nisu poslana')).toBeVisible();
  await expect(page.getByText(/Pristup zapisničkom stolu je opozvan/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 unosa nisu poslana')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Spremi u datoteku' }).click(),
  ]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toHaveLength(2);

  const second = await grant('Stol 2');
  await page.getByRole('link', { name: 'Novi pristup' }).click();
  await page.getByLabel('Kod').fill(second.code.toLowerCase());
  await page.getByLabel('PIN').fill(second.pin);
  await page.getByRole('button', { name: 'Otvori', exact: true }).click();
  await expect(page.getByText('2 unosa nisu poslana')).toBeVisible();
  expect((await api.manage(match.id)).homeScore).toBe(1);
  await page.getByRole('button', { name: 'Pošalji pod ovim pristupom' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Pošalji/ })
    .click();
  await expect.poll(async () => (await api.manage(match.id)).homeScore).toBe(3);
  expect((await api.log(match.id)).slice(-2).map(({ device }) => device)).toEqual(
    Array(2).fill(`grant:${second.id}/device:1`),
  );
  await expect(page.getByText('nisu poslane')).toBeHidden();
  await context.close();
});
