import { type CreatedGrant, presetRules } from '@kolo/domain';
import type { Browser, Page } from '@playwright/test';
import { Api } from './api.js';
import { onConsole, onPhone } from './match-situation.js';
import { RuledConsole } from './ruled-console.js';
import { expect, test } from './shared-product.js';

const rules = {
  ...presetRules.tournament,
  clockMode: 'effective',
  extraTime: { halves: 1, minutes: 3 },
  lateListUntil: 'half-time',
};

async function deviceOf(browser: Browser, width: number, height: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: true });
  return context.newPage();
}

test('a match as it really is: a late player, a clock set back three times, a wrong team, kicks', async ({
  browser,
  kolo,
  match,
}) => {
  const api = await new Api(kolo.url).signIn();
  const [home, away] = [match.homeTeamName, match.awayTeamName];
  await api.must('PUT', `/leagues/${match.leagueId}/match-rules`, { preset: 'custom', rules });
  const grant = { label: 'Stol' };
  const { url } = await api.must<CreatedGrant>('POST', `/matches/${match.id}/grants`, grant);
  const table = await new RuledConsole(await deviceOf(browser, 1024, 768), match.id).enter(url);
  const phone = await deviceOf(browser, 360, 740);
  await phone.goto(`${kolo.url}/live/${match.id}`);

  /** With a stopped clock, so that both are read in the same state. */
  const expectSame = async (score: string) => {
    await table.expectScore(score);
    await expect(
      phone.getByRole('region').getByText(score, { exact: true }).first(),
    ).toBeAttached();
    const face = ((await table.clock.textContent()) ?? '').trim();
    await expect(phone.locator('[data-clock]').first()).toHaveText(face);
    const situation = await onConsole(table, [home, away]);
    await expect.poll(() => onPhone(phone)).toEqual(situation);
    return situation;
  };

  await test.step('a list without the last player, and who kicks off', async () => {
    await table.confirmAttendance(away);
    const list = table.team(home);
    await list.getByRole('button', { name: 'Označi sve', exact: true }).click();
    await list.getByRole('checkbox').last().uncheck();
    await list.getByRole('button', { name: /^Potvrdi prisutnost/ }).click();
    await table.initialise();
    await table.page.getByRole('group', { name: 'Tko izvodi početni udarac?' }).waitFor();
    await table.page.getByRole('button', { name: away, exact: true }).click();
    await table.button('Pokreni Utakmicu').click();
    await phone.getByRole('tab', { name: 'Statistika' }).click();
    await expectSame('0 : 0');
  });

  await test.step('the last player comes late', async () => {
    await table.button('Više').click();
    await table.page.getByRole('tab', { name: 'Popis', exact: true }).click();
    await table.button('Dodaj igrača').first().click();
    const dialog = table.page.getByRole('dialog').last();
    await dialog.getByRole('button', { name: 'Zakasnio' }).click();
    await dialog.getByRole('listitem').getByRole('button').click();
    await expect(dialog.getByRole('button', { name: 'Zakasnio' })).toHaveCount(0);
    await table.page.keyboard.press('Escape');
    const listed = async () => (await api.log(match.id)).at(-1)?.event.type;
    await expect.poll(listed).toBe('PlayerAdded');
  });

  await test.step('the clock is set back three times around a red card and two goals', async () => {
    await table.startClock();
    await table.fact('Prekršaj', home);
    await table.fact('Prekršaj', away);
    await table.fact('Prekršaj', home);
    await table.team(away).getByRole('button', { name: 'Minuta odmora 0/1' }).click();
    await table.stopClock();
    await table.button('Počni').click();
    await table.button('Kraj minute odmora').click();
    const before = { fouls: [2, 1], timeouts: [0, 1], onPitch: [5, 5] };
    expect(await expectSame('0 : 0')).toEqual(before);
    await table.setClock('10:00');
    await table
      .team(home)
      .getByRole('button', { name: /^Karton: / })
      .click();
    await table.page.getByRole('button', { name: 'Crveni', exact: true }).click();
    await table.players.nth(4).click();
    await table.done();
    await table.setClock('10:07');
    expect(await expectSame('0 : 0')).toEqual({ ...before, onPitch: [4, 5] });
    await table.fact('Gol', away);
    await expectSame('0 : 1');
    await table.setClock('10:20');
    expect(await expectSame('0 : 1')).toEqual(before);
    await table.fact('Gol', home);
    await table.setClock('10:30');
    await expectSame('1 : 1');
  });

  await test.step('a goal goes to the team that scored it, and back', async () => {
    await table.fact('Gol', away);
    await expectSame('1 : 2');
    await table
      .button(/^Ispravi: gol/)
      .first()
      .click();
    const dialog = table.page.getByRole('dialog');
    await dialog.getByRole('button', { name: home, exact: true }).click();
    await dialog.getByRole('button', { name: 'Spremi ispravak' }).click();
    await expectSame('2 : 1');
    await table.fact('Gol', away);
    await expectSame('2 : 2');
  });

  await test.step('level after extra time, so kicks decide', async () => {
    await table.endPeriod('Kraj poluvremena');
    await table.button('Kraj poluvremena').last().click();
    await expect(table.page.getByText(`Početni udarac: ${home}`)).toBeVisible();
    await table.button('Drugo poluvrijeme').click();
    await table.endPeriod('Završi utakmicu');
    await table.button('Produžetak 1 × 3 min').click();
    await table.endPeriod('Kraj 1. produžetka');
    await table.button('Kraj 1. produžetka').last().click();
    await table.button('Završi utakmicu').click();
    await table.button(`Prvi puca ${home}`).click();
    for (const kicker of [0, 1, 2])
      for (const words of ['Pogodak', 'Promašaj']) {
        await table.page.getByRole('button', { name: words, exact: true }).click();
        await table.players.nth(kicker).click();
      }
    await table.button('Završi utakmicu').click();
    await expect(
      table.page.getByRole('alertdialog').getByText(/nema(ju)? strijelca/),
    ).toBeVisible();
    await table.finish();
    await expect(phone.getByText('raspucavanjem 3:0')).toBeVisible();
  });

  expect(await api.manage(match.id)).toMatchObject({
    homeScore: 2,
    awayScore: 2,
    status: 'completed',
    periods: [{ kickOff: 'away' }, { kickOff: 'home' }, { period: 3 }],
  });
});
