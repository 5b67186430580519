import { randomUUID } from 'node:crypto';
import {
  type LeagueAward,
  type ListedStatement,
  type MatchView,
  type StageView,
  usualRefereeRules,
  zagrebWallTime,
} from '@kolo/domain';
import type { Page } from '@playwright/test';
import { expectAccessible, press, tablet, tabTo } from './accessible.js';
import { Api, administrator } from './api.js';
import type { Person } from './season.js';
import { expect, test } from './shared-product.js';
import { expectToast } from './toasts.js';

// The contrast during a transition does not count.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: tablet });

const dayMs = 86_400_000;

const newcomer = (): Person => ({
  username: `tko.${randomUUID().slice(0, 8)}`,
  password: 'tipkovnicom-sve',
});

/** Somebody new, who is signed in. */
async function signedIn(page: Page, api: Api, role: 'referee' | 'public'): Promise<Person> {
  const person = newcomer();
  await api.register({ ...person, role });
  const answer = await page.request.post('/api/login', { data: person });
  expect(answer.ok()).toBe(true);
  return person;
}

/** The same teams in three days. */
const laterMatch = (api: Api, { leagueId, homeTeamId, awayTeamId }: MatchView) =>
  api.must<MatchView>('POST', '/matches', {
    leagueId,
    homeTeamId,
    awayTeamId,
    matchDate: new Date(Date.now() + 3 * dayMs).toISOString(),
  });

test('a visitor finds a team with the keyboard alone', async ({ page, match }) => {
  await page.goto('/matches');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Igrač, tim ili utakmica' });
  // The page listens from when it is taken over.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type(match.homeTeamName.slice(0, 6));
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await expectAccessible(page, 'the search', '[role=dialog]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(team|player|live)\/\d+$/);
});

test('a referee takes a match with the keyboard alone, on pages that are accessible', async ({
  page,
  kolo,
  match,
}) => {
  const api = await new Api(kolo.url).signIn();
  await api.must('PUT', `/leagues/${match.leagueId}/referee-rules`, {
    ...usualRefereeRules,
    roles: [{ role: 'first', feeCents: 3050 }],
    mode: 'first-come',
  });
  const { homeTeamName, awayTeamName } = await laterMatch(api, match);
  const place = new RegExp(`${homeTeamName} – ${awayTeamName}`);
  await signedIn(page, api, 'referee');

  await page.goto('/referee');
  const claim = page
    .getByRole('button', { name: /^Prijavi se/ })
    .and(page.getByRole('button', { name: place }));
  await expect(claim.first()).toBeVisible();
  await expectAccessible(page, 'open matches');
  await press(page, claim.first());
  await expectToast(page, 'Utakmica je vaša');

  const tabs = page.getByRole('tab');
  await page.goto('/referee');
  await tabTo(page, tabs.first());
  await page.keyboard.press('ArrowRight');
  const accept = page.getByRole('button', { name: /^Prihvati/ });
  await expect(accept).toBeVisible();
  await expectAccessible(page, 'own matches');
  await press(page, accept);
  await expect(page.getByText('Prihvaćeno', { exact: true })).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Glavna navigacija' }).first();
  expect(await bar.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.goto('/referee?tab=money');
  await expect(page.getByRole('tabpanel')).not.toBeEmpty();
  await expectAccessible(page, 'statements');
});

test('a fan makes a group and predicts with the keyboard alone', async ({ page, kolo, match }) => {
  const api = await new Api(kolo.url).signIn();
  const next = await laterMatch(api, match);
  await signedIn(page, api, 'public');
  await page.goto(`/predictions?league=${match.leagueId}`);
  await tabTo(page, page.getByLabel('Naziv skupine'));
  await page.keyboard.type('Tipkovnica');
  await press(page, page.getByRole('button', { name: 'Napravi skupinu' }));
  await expect(page.getByRole('heading', { name: 'Tipkovnica' })).toBeVisible();
  await expectAccessible(page, 'predictions');

  await page.goto(`/live/${next.id}`);
  await tabTo(page, page.getByLabel(`Golovi: ${next.homeTeamName}`));
  await page.keyboard.type('2');
  await tabTo(page, page.getByLabel(`Golovi: ${next.awayTeamName}`));
  await page.keyboard.type('1');
  await press(page, page.getByRole('button', { name: /^Spremi: / }));
  await expectToast(page, 'Prognoza je spremljena');
  await expectAccessible(page, 'a match with a prediction', 'main');
});

test('the finals are defined and their teams confirmed with the keyboard alone', async ({
  page,
  kolo,
  match,
}) => {
  const api = await new Api(kolo.url).signIn();
  const { leagueId, homeTeamId, awayTeamId } = match;
  // No two teams are level, so no lots are drawn.
  const { id } = await laterMatch(api, match);
  await api.must('PATCH', `/matches/${id}/result`, { homeScore: 0, awayScore: 2 });
  await page.request.post('/api/login', { data: administrator });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto(`/league/${leagueId}?tab=stages`);
  await press(page, button('Odredi doigravanje'));
  const teams = page.getByLabel('Broj timova');
  await tabTo(page, teams);
  await page.keyboard.press('Home');
  await expect(teams).toHaveValue('2');
  await press(page, button('Spremi'));
  await expectToast(page, 'Doigravanje je određeno');

  await press(page, button('Potvrdi sudionike'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Potvrdi sudionike' }));
  // The table is not official: the same button asks again, where the keyboard is.
  await expect(dialog.getByRole('button', { name: 'Ipak potvrdi' })).toBeFocused();
  await expectAccessible(page, 'a warning before the finals', '[role=dialog]');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Sudionici su potvrđeni');
  const [stage] = await api.get<StageView[]>(`/leagues/${leagueId}/stages`);
  expect(stage?.seeded?.teams.map((team) => team.id)).toEqual([awayTeamId, homeTeamId]);
});

test('an award is chosen with the keyboard alone', async ({ page, kolo, match }) => {
  const api = await new Api(kolo.url).signIn();
  await page.request.post('/api/login', { data: administrator });
  await page.goto(`/league/${match.leagueId}?tab=stages`);
  const choose = page.getByRole('button', { name: 'Odaberi: Prvak', exact: true });
  await press(page, choose);
  const dialog = page.getByRole('dialog', { name: 'Prvak' });
  const team = dialog.getByLabel('Tim', { exact: true });
  await expect(team).toBeFocused();
  await expect(team.getByRole('option')).toHaveCount(3);
  await expectAccessible(page, 'the choice of an award', '[role=dialog]');
  await page.keyboard.press('ArrowDown');
  await expect(team).not.toHaveValue('0');
  const chosen = Number(await team.inputValue());
  await press(page, dialog.getByRole('button', { name: 'Spremi', exact: true }));
  await expectToast(page, 'Nagrada je upisana');
  await expect(choose).toBeFocused();
  const awards = await api.get<LeagueAward[]>(`/leagues/${match.leagueId}/awards`);
  expect(awards.find(({ kind }) => kind === 'champion')).toMatchObject({
    derived: false,
    team: { id: chosen },
  });
});

/** `YYYY-MM` in Zagreb, the one that statements open with. */
function lastMonth(): string {
  const [year = 0, month = 0] = zagrebWallTime(Date.now()).day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 2)).toISOString().slice(0, 7);
}

test('a statement is closed with the keyboard alone', async ({ page, kolo, match }) => {
  const api = await new Api(kolo.url).signIn();
  const { leagueId, homeTeamId, awayTeamId } = match;
  const month = lastMonth();
  await api.must('PUT', `/leagues/${leagueId}/referee-rules`, {
    ...usualRefereeRules,
    roles: [{ role: 'first', feeCents: 3050 }],
  });
  const matchDate = `${month}-15T16:00:00.000Z`;
  const teams = { leagueId, homeTeamId, awayTeamId };
  const { id } = await api.must<MatchView>('POST', '/matches', { ...teams, matchDate });
  const referee = newcomer();
  const userId = await api.register({ ...referee, role: 'referee' });
  await api.must('PUT', `/matches/${id}/referees`, { userIds: [userId] });
  await api.must('PATCH', `/matches/${id}/result`, { homeScore: 1, awayScore: 0 });

  await page.request.post('/api/login', { data: administrator });
  await page.goto(`/league/${leagueId}?tab=referees`);
  await press(page, page.getByRole('button', { name: `Zaključi: ${referee.username}` }));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('30,50');
  await expectAccessible(page, 'the question before a statement is closed', '[role=alertdialog]');
  await press(page, question.getByRole('button', { name: 'Zaključi', exact: true }));
  await expectToast(page, 'Obračun je zaključen');
  const correct = page.getByRole('button', { name: `Ispravak: ${referee.username}` });
  await expect(correct).toBeFocused();
  const all = await api.get<ListedStatement[]>(`/referee-statements?month=${month}`);
  expect(all.find((one) => one.userId === userId)).toMatchObject({
    lines: [{ matchId: id, feeCents: 3050 }],
    totalCents: 3050,
    closedAt: expect.any(String),
  });
});

test('the office of a league is accessible: its plan, finals, referees, decisions and files', async ({
  page,
  kolo,
  match,
}) => {
  const api = await new Api(kolo.url).signIn();
  await laterMatch(api, match);
  await page.request.post('/api/login', { data: administrator });
  for (const [tab, text] of [
    ['plan', 'Dodaj termin'],
    ['stages', 'Odredi doigravanje'],
    ['referees', 'Tko dobiva mjesto'],
    ['decisions', 'Tim odustaje'],
    ['files', 'Što uvozite'],
  ]) {
    await page.goto(`/league/${match.leagueId}?tab=${tab}`);
    await expect(
      page
        .getByRole('tabpanel')
        .getByText(text ?? '')
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Učitavanje' })).toHaveCount(0);
    await expectAccessible(page, `the ${tab} of a league`, '[role=tabpanel]');
  }
});
