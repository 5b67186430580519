import { randomUUID } from 'node:crypto';
import {
  type AccountView,
  type LeagueView,
  type MatchView,
  zagrebToUtc,
  zagrebWallTime,
} from '@kolo/domain';
import type { Locator, Page } from '@playwright/test';
import { Api, administrator } from './api.js';
import { expect, test } from './shared-product.js';
import { expectToast } from './toasts.js';

const dayMs = 86_400_000;
const venue = 'Dvorana Raspored';
const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Sundays far ahead, where no match of the demo season is in the way. */
function sundays(count: number): string[] {
  const far = Date.now() + 150 * dayMs;
  const first = far + ((7 - new Date(far).getUTCDay()) % 7) * dayMs;
  return Array.from({ length: count }, (_, week) => isoDay(first + week * 7 * dayMs));
}

/** A league of four companies whose rounds are all drawn at one time in one hall. */
async function crowdedLeague(api: Api): Promise<number> {
  const { id: leagueId } = await api.must<LeagueView>('POST', '/leagues', {
    name: `Liga ${randomUUID().slice(0, 8)}`,
    season: '2026/27',
    isActive: true,
    startDate: new Date(Date.now() - 30 * dayMs),
    endDate: new Date(Date.now() + 340 * dayMs),
  });
  const companies = await api.get<AccountView[]>('/users/companies');
  for (const { id: userId } of companies.slice(0, 4))
    await api.must('POST', '/teams', { userId, leagueId });
  await api.must('POST', '/matches/generate-schedule', {
    leagueId,
    roundsCount: 3,
    homeAway: false,
    roundDates: sundays(3),
    matchTimes: ['16:00'],
    venue,
  });
  return leagueId;
}

const kickOffs = async (api: Api, leagueId: number): Promise<string[]> =>
  (await api.get<MatchView[]>(`/matches/league/${leagueId}`)).map(({ matchDate }) => matchDate);

/** Moves on with the keyboard until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

test('an administrator enters slots and holidays, arranges the season, moves a match by keyboard and shifts a day', async ({
  page,
  kolo,
}) => {
  const api = await new Api(kolo.url).signIn();
  const leagueId = await crowdedLeague(api);
  await page.request.post('/api/login', { data: administrator });
  await page.goto(`/league/${leagueId}?tab=plan`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');

  await button('Dodaj termin').click();
  await dialog.getByLabel('Dvorana').fill(venue);
  await expect(dialog.getByText(/^Stane 5 utakmica: 16:00, 16:48/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Spremi' }).click();
  await expect(page.getByText(`Nedjelja 16:00–20:00, ${venue}`)).toBeVisible();

  await button('Dodaj sve').click();
  await expect(button('Dodaj sve')).toHaveCount(0);
  await expect(page.getByText('Radije ne', { exact: true }).first()).toBeVisible();

  expect(new Set(await kickOffs(api, leagueId)).size).toBe(3);
  await button('Složi raspored').click();
  await dialog.getByRole('button', { name: 'Primijeni' }).click();
  await expectToast(page, 'Raspored je primijenjen');
  const arranged = await kickOffs(api, leagueId);
  expect(new Set(arranged).size).toBe(6);

  await page.goto(`/league/${leagueId}?tab=matches`);
  const opener = page.getByRole('button', { name: /^Termin: / }).first();
  await tabTo(page, opener);
  const name = (await opener.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  // Its texts may have to load first; Tab would go on from the button meanwhile.
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Premjesti na slobodan termin…' }));
  await page.keyboard.press('Enter');
  const slots = dialog.getByRole('radio');
  await expect(dialog.getByText('Nikome ne smeta').first()).toBeVisible();
  await expect(dialog.getByText('Nije dan na koji se igra to kolo').first()).toBeVisible();
  await tabTo(page, slots.first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  const wanted = dialog.getByRole('radio', { checked: true });
  await expect(wanted).toBeFocused();
  const [time = ''] =
    /\d\d:\d\d/.exec((await wanted.locator('xpath=..').textContent()) ?? '') ?? [];
  await page.keyboard.press('Enter');
  await expectToast(page, 'Termin je spremljen');
  await expect(dialog).toHaveCount(0);
  await expect(button(name)).toBeFocused();
  const moved = await kickOffs(api, leagueId);
  const [there = ''] = moved.filter((at) => !arranged.includes(at));
  expect(zagrebWallTime(there).time).toBe(time);
  await expect(page.locator(`time[datetime="${there}"]`)).toContainText(time);

  // A mouse may drag it as well: the slots appear while it does, and the dialog still asks.
  const grip = page.locator('[data-match]').first();
  await grip.hover();
  await page.mouse.down();
  const slotsShown = page.getByText('Ispustite utakmicu na slobodan termin');
  await page.mouse.move(200, 200, { steps: 4 });
  await expect(slotsShown).toBeVisible();
  await page.locator('[data-slot]').last().hover();
  await page.mouse.up();
  await expect(slotsShown).toHaveCount(0);
  await expect(dialog.getByRole('radio', { checked: true })).toBeVisible();
  expect(await kickOffs(api, leagueId)).toEqual(moved);
  await dialog.getByRole('button', { name: 'Premjesti', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const dragged = await kickOffs(api, leagueId);
  expect(dragged.filter((at) => !moved.includes(at))).toHaveLength(1);

  await page.goto(`/league/${leagueId}?tab=plan`);
  await button('Pomakni dan…').click();
  await expect(dialog.getByText(/^Pomakni dan od \d\d:\d\d za 10 min$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Pomakni', exact: true }).click();
  await expectToast(page, 'Dan je pomaknut');
  const first = [...dragged].sort()[0] ?? '';
  const { day } = zagrebWallTime(first);
  const later = (at: string) =>
    zagrebWallTime(at).day === day ? new Date(Date.parse(at) + 600_000).toISOString() : at;
  expect((await kickOffs(api, leagueId)).sort()).toEqual(dragged.map(later).sort());
});

test('a day is shifted while a match is played, which stays, and an open page of a later one follows', async ({
  page,
  kolo,
  match,
  browser,
}) => {
  const api = await new Api(kolo.url).signIn();
  const { day } = zagrebWallTime(Date.now() + 30 * dayMs);
  const { id, leagueId, homeTeamId, awayTeamId } = match;
  const [early, late] = ['16:48', '17:36'].map((time) => zagrebToUtc(day, time));
  await api.must('PATCH', `/matches/${id}/schedule`, { matchDate: early });
  const later = await api.must<MatchView>('POST', '/matches', {
    leagueId,
    homeTeamId: awayTeamId,
    awayTeamId: homeTeamId,
    matchDate: late,
  });
  await api.kickOff(id);
  const visitor = await browser.newPage({ baseURL: kolo.url });
  await visitor.goto(`/live/${later.id}`);
  await expect(visitor.getByText('17:36').first()).toBeVisible();

  await page.request.post('/api/login', { data: administrator });
  await page.goto(`/league/${leagueId}?tab=plan`);
  await page.getByRole('button', { name: 'Pomakni dan…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Pomakni dan od 17:36 za 10 min')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Pomakni', exact: true }).click();
  await expectToast(page, 'Dan je pomaknut');
  await expect(visitor.getByText('17:46').first()).toBeVisible();
  await expect(visitor.getByText('17:36')).toHaveCount(0);
  expect((await kickOffs(api, leagueId ?? 0)).sort()).toEqual([early, zagrebToUtc(day, '17:46')]);
  await visitor.close();
});
