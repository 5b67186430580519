import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MatchView } from '@kolo/domain';
import type { FrameLocator, Page } from '@playwright/test';
import { Api } from './api.js';
import { blockSockets, lateSocket } from './blocked-sockets.js';
import { makeOwnMatch } from './own-match.js';
import { expect, type SharedKolo, test } from './shared-product.js';

let site: Server;
let html = '';

test.beforeAll(async () => {
  site = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(html);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => new Promise((resolve) => site.close(resolve)));

/** Another site's page, which frames ours without an origin. */
async function openSite(
  page: Page,
  url: string,
  sandbox: string,
  paths: string[],
): Promise<FrameLocator[]> {
  const frames = paths.map(
    (path) => `<iframe sandbox="${sandbox}" src="${url}${path}" width="420" height="320"></iframe>`,
  );
  html = `<!doctype html><title>Vijesti</title>${frames.join('')}`;
  // `localhost` is no address of our server, so the frames are cross-site too.
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
  return paths.map((_, n) => page.frameLocator('iframe').nth(n));
}

async function kickedOff({ url }: SharedKolo, { id, leagueId, homeTeamId }: MatchView) {
  const api = await new Api(url).signIn();
  const { state } = await api.kickOff(id);
  const [playerId] = state.lineup?.home ?? [];
  const goal = () =>
    api.must('POST', `/matches/${id}/stats/increment`, { playerId, statField: 'goals' });
  const rename = (name: string) => api.must('PATCH', `/teams/${homeTeamId}`, { name });
  const renameLeague = (name: string) => api.must('PATCH', `/leagues/${leagueId}`, { name });
  const paths = [
    `/embed/match/${id}?lang=hr`,
    `/overlay/${id}`,
    `/embed/table/${leagueId}?lang=hr`,
  ];
  return { goal, rename, renameLeague, paths };
}

const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !lateSocket.test(text)) complaints.push(text);
  });
  return complaints;
};

test('frames without an origin follow a match, by a socket and where none gets through', async ({
  page,
  kolo,
  match,
}) => {
  const { goal, paths } = await kickedOff(kolo, match);
  const complaints = complaintsOf(page);
  const [frame, overlay, table] = (await openSite(page, kolo.url, 'allow-scripts', paths)) as [
    FrameLocator,
    FrameLocator,
    FrameLocator,
  ];

  await test.step('by a socket', async () => {
    await expect(overlay.locator('[data-state=live]')).toBeAttached();
    await expect(table.getByRole('table')).toBeVisible();
    await expect(table.getByText('Uživo')).toBeVisible();
    await goal();
    await expect(frame.getByText('1 : 0')).toBeAttached();
    await expect(overlay.locator('.numerals').first()).toHaveText('1:0');
    expect(complaints).toEqual([]);
  });

  await test.step('over HTTP', async () => {
    const unblock = await blockSockets(page);
    const polled = page.waitForResponse((response) =>
      response.url().includes(`/api/live/${match.id}`),
    );
    await page.reload();
    expect((await polled).ok()).toBe(true);
    await goal();
    await expect(frame.getByText('2 : 0')).toBeAttached();
    await expect(overlay.locator('.numerals').first()).toHaveText('2:0');
    unblock();
  });

  await test.step('over HTTP, where a proxy answers nothing on a socket', async () => {
    await blockSockets(page, true);
    await page.reload();
    await expect(overlay.locator('[data-state=live]')).toBeAttached();
    await goal();
    await expect(frame.getByText('3 : 0')).toBeAttached();
    await expect(overlay.locator('.numerals').first()).toHaveText('3:0');
  });
});

test('a team that is renamed has its new name in open frames and on the overlay', async ({
  page,
  kolo,
  match,
}) => {
  const { rename, paths } = await kickedOff(kolo, match);
  const { homeTeamName } = match;
  const frames = await openSite(page, kolo.url, 'allow-scripts', paths);
  const named = (frame: FrameLocator, name: string) => frame.getByText(name, { exact: true });
  for (const frame of frames) await expect(named(frame, homeTeamName).first()).toBeAttached();
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url());
  });
  await rename('Preimenovani');
  for (const frame of frames) {
    await expect(named(frame, 'Preimenovani').first()).toBeAttached();
    await expect(named(frame, homeTeamName)).toHaveCount(0);
  }
  expect(loaded).toEqual([]);
});

test('a league that is renamed has its new name in an open frame and on the pages of its match', async ({
  page,
  context,
  kolo,
  match,
}) => {
  const { renameLeague, paths } = await kickedOff(kolo, match);
  // The name is shown where there are several leagues.
  await makeOwnMatch(await new Api(kolo.url).signIn());
  const [frame] = (await openSite(page, kolo.url, 'allow-scripts', paths.slice(-1))) as [
    FrameLocator,
  ];
  const [live, board] = [await context.newPage(), await context.newPage()];
  await live.goto(`/live/${match.id}`);
  await board.goto('/live');
  // Below the score are matches of other leagues, which keep their names.
  const score = live.getByRole('article').locator('section').first();
  const shown = [frame, score, board.locator(`a[href="/live/${match.id}"]`)];
  for (const place of shown)
    await expect(place.getByText(/Liga [0-9a-f]{8}/).first()).toBeVisible();
  const loaded: string[] = [];
  context.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url());
  });
  const name = `Velika ${match.id}`;
  await renameLeague(name);
  for (const place of shown) {
    await expect(place.getByText(name).first()).toBeVisible();
    await expect(place.getByText(/Liga [0-9a-f]{8}/)).toHaveCount(0);
  }
  expect(loaded).toEqual([]);
});

test('a frame without scripts tells of when it is, and is refreshed by a touch', async ({
  page,
  kolo,
  match,
}) => {
  const { goal, paths } = await kickedOff(kolo, match);
  const frames = await openSite(page, kolo.url, '', paths);
  for (const frame of frames) {
    await expect(frame.getByText(/^Stanje: \d+\.\s\d+\.\s\d{4}\.?,? .*\d{2}:\d{2}/)).toBeVisible();
  }
  await goal();
  const frame = frames[0] as FrameLocator;
  // The page may be behind a tap by about its own render, which its time shows: then it is touched again.
  await expect(async () => {
    await frame.getByRole('link', { name: 'Osvježi' }).click();
    await expect(frame.getByText('1 : 0')).toBeAttached({ timeout: 5_000 });
  }).toPass();
});

test('the board goes on where no socket gets through, and polls no more when one does', async ({
  page,
  kolo,
  match,
}) => {
  const { id, homeTeamName } = match;
  const { goal } = await kickedOff(kolo, match);
  const unblock = await blockSockets(page);
  await page.goto('/live');
  const row = page.locator(`a[href="/live/${id}"]`).last();
  await expect(row).toContainText(`${homeTeamName}0`);
  await goal();
  await expect(row).toContainText(`${homeTeamName}1`);
  const opened = page.waitForEvent('websocket', (socket) => !socket.isClosed());
  unblock();
  await (await opened).waitForEvent('framereceived', ({ payload }) => payload.includes('matches'));
  const polls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') polls.push(request.url());
  });
  await goal();
  await expect(row).toContainText(`${homeTeamName}2`);
  expect(polls).toEqual([]);
});
