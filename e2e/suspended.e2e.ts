import type { LeagueDiscipline, MatchView } from '@kolo/domain';
import { expectAccessible, tablet } from './accessible.js';
import { Api } from './api.js';
import { Console } from './console.js';
import { expect, test } from './shared-product.js';

/** Played to its end, with a yellow card of the home team's first player. */
async function playedWithYellow(api: Api, { id }: MatchView): Promise<void> {
  const { homePlayers } = await api.kickOff(id);
  const card = { team: 'home', playerId: homePlayers[0]?.id, card: 'yellow' };
  await api.must('POST', `/matches/${id}/cards`, card);
  await finished(api, id);
}

async function finished(api: Api, matchId: number): Promise<void> {
  for (const matchState of ['half-time', 'second-half', 'completed'])
    await api.must('PATCH', `/matches/${matchId}/state`, { matchState });
}

test('a third yellow card greys the player on the next tablet, without a network, and the override is a flag', async ({
  browser,
  kolo,
  match,
}) => {
  const api = await new Api(kolo.url).signIn();
  const { leagueId, homeTeamId, awayTeamId, matchDate, homeTeamName, awayTeamName } = match;
  const another = () =>
    api.must<MatchView>('POST', '/matches', { leagueId, homeTeamId, awayTeamId, matchDate });
  for (const one of [match, await another(), await another()]) await playedWithYellow(api, one);
  const next = await another();
  const [banned] = (await api.manage(next.id)).homePlayers;
  if (banned === undefined) throw new Error('The team has no players');

  const context = await browser.newContext({
    baseURL: kolo.url,
    viewport: tablet,
    hasTouch: true,
  });
  const page = await context.newPage();
  const table = await new Console(page, next.id).open();
  const home = table.team(homeTeamName);
  const reason = `Suspendiran 1/1: žuti kartoni, ${homeTeamName}–${awayTeamName}`;
  await expect(home.getByText(reason)).toBeVisible();
  await expectAccessible(page, 'A suspended player on the list');
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);

  await context.setOffline(true);
  await page.reload();
  await expect(home.getByText(reason)).toBeVisible();
  await expect(page.getByText(/^Suspenzije/)).toBeVisible();
  await expect(home.getByRole('checkbox', { name: new RegExp(banned.name) })).toHaveCount(0);
  await home.getByRole('button', { name: 'Označi sve', exact: true }).click();
  await home.getByRole('button', { name: `Ipak upiši: ${banned.name}` }).click();
  await home.getByRole('button', { name: 'Odluka lige' }).click();
  await expect(home.getByRole('checkbox', { name: new RegExp(banned.name) })).toBeChecked();
  await home.getByRole('button', { name: /^Potvrdi prisutnost/ }).click();
  await expect(home.getByText('Potvrđeno')).toBeVisible();
  await table.confirmAttendance(awayTeamName);
  await table.initialise();
  await table.start();

  await context.setOffline(false);
  await expect.poll(async () => (await api.manage(next.id)).status).toBe('in_progress');
  expect((await api.manage(next.id)).state.overrides).toEqual({ [banned.id]: 'decision' });
  const shown = await api.get<object>(`/matches/${next.id}/replay`);
  expect(JSON.stringify(shown)).not.toContain('SuspensionOverridden');

  await finished(api, next.id);
  const { flags } = await api.get<LeagueDiscipline>(`/leagues/${leagueId}/discipline`);
  expect(flags).toEqual([{ code: 'ineligible-player', matchId: next.id, playerId: banned.id }]);
  await context.close();
});
