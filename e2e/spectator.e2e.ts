import { Api } from './api.js';
import { cutWireTo } from './cut-wire.js';
import { expect, startKolo, test } from './fixtures.js';

test('a spectator who is cut off ten times sees every version once and ends with the server’s state', async ({
  browser,
}) => {
  const kolo = await startKolo();
  const wire = await cutWireTo(kolo.port);
  try {
    const api = await new Api(kolo.url).signIn();
    const { id } = await api.readyMatch();
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

    let goals = 0;
    for (let round = 0; round < 10; round += 1) {
      await goal(goals++);
      wire.cut();
      await goal(goals++);
      if (round === 0) await expect(page.getByText(/Veza prekinuta od \d{2}:\d{2}/)).toBeVisible();
      wire.mend();
      await goal(goals++);
      const { version } = await api.manage(id);
      await expect.poll(shown, { timeout: 30_000 }).toBe(version);
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
    await kolo.stop();
  }
});
