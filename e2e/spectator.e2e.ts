import type { LiveSnapshot, PlayClock } from '@kolo/domain';
import type { Page } from '@playwright/test';
import { Api } from './api.js';
import { askForTime } from './clock-watch.js';
import { cutWireTo } from './cut-wire.js';
import { expect, test } from './shared-product.js';

const tenMinutes = 10 * 60_000;

/** The device's clock is wrong, the one of the league is not. */
async function setBack(page: Page, ms: number): Promise<void> {
  await page.addInitScript((late) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() - late;
  }, ms);
}

/** The seconds that are left of the period, by the server. */
async function secondsLeft(api: Api, matchId: number): Promise<number> {
  const { snapshot } = await api.get<{ snapshot: LiveSnapshot }>(`/live/${matchId}`);
  const { playedSeconds, runningSince, limitSeconds } = snapshot.match.clock as PlayClock;
  const since = runningSince === null ? 0 : (Date.now() - Date.parse(runningSince)) / 1000;
  return (limitSeconds ?? 0) - playedSeconds - since;
}

/** Both are read one after the other, on a machine that may pause between them. */
async function expectTimeOfServer(page: Page, api: Api, matchId: number): Promise<void> {
  let looks = 0;
  await expect(async () => {
    if (looks > 0) await askForTime(page);
    looks += 1;
    const max = await secondsLeft(api, matchId);
    const shown = await shownSeconds(page);
    const min = await secondsLeft(api, matchId);
    expect(shown).toBeLessThanOrEqual(max + 1);
    expect(shown).toBeGreaterThanOrEqual(min - 1);
  }).toPass();
}

/** As the server sends them, not as it answers a phone that asks. */
const isDeltas = (frame: string): boolean => /\["(deltas|merged)"/.test(frame);

async function shownSeconds(page: Page): Promise<number> {
  const shown = await page.locator('[data-clock]').first().textContent();
  const [minutes, seconds] = (shown ?? '').split(':');
  return Number(minutes) * 60 + Number(seconds);
}

test('a spectator who is cut off ten times sees every version once and ends with the server’s state', async ({
  browser,
  kolo,
  match: { id, leagueId },
}) => {
  const wire = await cutWireTo(kolo.port);
  try {
    const api = await new Api(kolo.url).signIn();
    await api.must('PUT', `/leagues/${leagueId}/match-rules`, { preset: 'fifa-2025-26' });
    const { state } = await api.kickOff(id);
    const players = [...(state.lineup?.home ?? []), ...(state.lineup?.away ?? [])];
    const goal = (n: number) =>
      api.must('POST', `/matches/${id}/stats/increment`, {
        playerId: players[n % players.length],
        statField: 'goals',
      });

    const context = await browser.newContext({
      baseURL: wire.url,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await page.goto(`/live/${id}`);
    const match = page.locator('article[data-version]');
    const shown = async () => Number(await match.getAttribute('data-version'));
    await expect(match).toHaveAttribute('data-version', String(state.version));

    await test.step('their phone is ten minutes behind, and shows the clock of the match all the same', async () => {
      const frames: string[] = [];
      await setBack(page, tenMinutes);
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
      );
      await page.reload();
      await api.must('POST', `/matches/${id}/clock`, { action: 'start', playedSeconds: 0 });
      await expect.poll(() => shownSeconds(page)).toBeLessThan(1200);
      const before = frames.filter(isDeltas).length;
      for (let look = 0; look < 3; look += 1) {
        const seen = await shownSeconds(page);
        await expect.poll(() => shownSeconds(page)).not.toBe(seen);
        await expectTimeOfServer(page, api, id);
      }
      expect(frames.filter(isDeltas)).toHaveLength(before);
      await api.must('POST', `/matches/${id}/clock`, { action: 'stop' });
      await expect(page.getByText(/sat stoji/).first()).toBeAttached();
      await expectTimeOfServer(page, api, id);
    });

    await test.step('they see the fouls, and who plays with four', async () => {
      for (let foul = 0; foul < 5; foul += 1)
        await api.must('POST', `/matches/${id}/fouls`, { team: 'away' });
      await expect(page.getByText('Od sljedećeg udarac s 10 m')).toBeVisible();
      const [playerId] = state.lineup?.home ?? [];
      const red = { team: 'home', playerId, card: 'red', place: 'pitch' };
      await api.must('POST', `/matches/${id}/cards`, red);
      await expect(page.getByText('Igra se 4 protiv 5')).toBeVisible();
      await expect(page.getByText('2:00', { exact: true })).toBeVisible();
    });

    let goals = 0;
    for (let round = 0; round < 10; round += 1) {
      await goal(goals++);
      wire.cut();
      await goal(goals++);
      if (round === 0) await expect(page.getByText(/Veza prekinuta od \d{2}:\d{2}/)).toBeVisible();
      wire.mend();
      // Once it comes back by itself, then as a phone that says that its network is there.
      if (round > 0) await page.evaluate(() => dispatchEvent(new Event('online')));
      await goal(goals++);
      const { version } = await api.manage(id);
      await expect.poll(shown).toBe(version);
    }

    const { homeScore, awayScore, version } = await api.manage(id);
    expect(wire.cuts).toBe(10);
    expect((homeScore ?? 0) + (awayScore ?? 0)).toBe(goals);
    await expect(match.getByText(`${homeScore} : ${awayScore}`).first()).toBeAttached();
    await expect(match).toHaveAttribute('data-breaks', '0');
    const base = Number(await match.getAttribute('data-base'));
    const applied = Number(await match.getAttribute('data-applied'));
    expect(base + applied).toBe(version);
  } finally {
    await wire.close();
  }
});
