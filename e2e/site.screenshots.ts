import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ManageView, presetRules } from '@kolo/domain';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { demoSignIn } from '../backend/src/operations/seed/demo-people.js';
import { phone, tablet } from './accessible.js';
import { Api, administrator } from './api.js';
import { expect, test } from './fixtures.js';

const folder = join(import.meta.dirname, '../docs/screenshots');
const desktop = { width: 1440, height: 900 };
const minute = 60_000;

test('pictures of the demo season', async ({ browser, kolo }) => {
  const api = await new Api(kolo.url).signIn();
  const id = await playForAWhile(api);
  mkdirSync(folder, { recursive: true });
  for (const [name, path, viewport] of [
    ['phone-match', `/live/${id}`, phone],
    ['phone-table', '/league-table', phone],
    ['desktop-home', '/', desktop],
    ['desktop-matches', '/matches', desktop],
  ] as const) {
    const page = await open(browser, kolo.url, viewport, demoSignIn);
    await page.goto(path);
    await take(page, name);
  }
  const table = await open(browser, kolo.url, tablet, administrator);
  await table.goto(`/admin/match/${id}`);
  const takeClock = table.getByRole('button', { name: 'Take the clock' });
  await takeClock.click();
  await table.getByRole('alertdialog').getByRole('button', { name: 'Take the clock' }).click();
  await expect(takeClock).toHaveCount(0);
  await take(table, 'tablet-console');
});

/** Someone who is signed in and reads English. */
async function open(
  browser: Browser,
  url: string,
  viewport: typeof phone,
  person: typeof administrator,
): Promise<Page> {
  const isPhone = viewport.width < tablet.width;
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    locale: 'en-GB',
    deviceScaleFactor: isPhone ? 2 : 1,
    isMobile: isPhone,
  });
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  await context.request.post('/api/login', { data: person });
  return context.newPage();
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Letters that arrive late are shown from the next page on.
  await page.reload();
  await page.waitForLoadState('networkidle');
  await save(await page.screenshot({ animations: 'disabled' }), name);
  await page.context().close();
}

/** Few colours make a small file that looks the same as a large one. */
const save = (picture: Buffer, name: string) =>
  sharp(picture)
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(join(folder, `${name}.png`));

/** A first half until its ninth minute, sent as by a tablet that had no network. */
async function playForAWhile(api: Api): Promise<number> {
  const { id, leagueId } = await api.readyMatch();
  const rules = { preset: 'tournament', rules: presetRules.tournament };
  await api.must('PUT', `/leagues/${leagueId}/match-rules`, rules);
  const now = Date.now();
  const at = (minuteOfHalf: number) => new Date(now - (9 - minuteOfHalf) * minute);
  const { homePlayers, awayPlayers } = await api.kickOff(id, at(0));
  const tap = (minuteOfHalf: number, call: string, body: object): Promise<ManageView> =>
    api.must('POST', `/matches/${id}/${call}`, body, {
      'occurred-at': at(minuteOfHalf).toISOString(),
    });
  await tap(0.1, 'clock', { action: 'start', playedSeconds: 0 });
  await tap(2, 'goals', { team: 'home', scorer: homePlayers[1]?.id, assist: homePlayers[2]?.id });
  await tap(3, 'fouls', { team: 'away' });
  await tap(4, 'goals', { team: 'away', scorer: awayPlayers[0]?.id });
  await tap(5, 'fouls', { team: 'home' });
  await tap(6, 'goals', { team: 'home', scorer: homePlayers[3]?.id, assist: homePlayers[1]?.id });
  await tap(7, 'fouls', { team: 'away' });
  await tap(8, 'cards', { team: 'away', playerId: awayPlayers[2]?.id, card: 'yellow' });
  return id;
}
