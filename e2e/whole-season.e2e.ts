import { randomUUID } from 'node:crypto';
import type {
  AccountView,
  Bracket,
  BracketSlot,
  LeagueTableRow,
  LeagueView,
  MatchView,
  StageView,
} from '@kolo/domain';
import { zagrebToUtc, zagrebWallTime } from '@kolo/domain';
import type { Browser } from '@playwright/test';
import { Api, administrator } from './api.js';
import { type Company, companies, Device, type Person } from './season.js';
import type { Kolo } from './server.js';
import { expect, test } from './shared-product.js';

const dayMs = 86_400_000;
const venue = 'Dvorana Cijela Sezona';
const rounds = 18;
const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };
const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

interface Team {
  id: number;
  name: string;
  /** Who can sign in; companies of the demo season play along. */
  owner: Company | undefined;
}

/** A season with its people, each on a device. */
interface Season {
  browser: Browser;
  kolo: Pick<Kolo, 'url'>;
  api: Api;
  leagueId: number;
  admin: Device;
  /** By place in the draw: whoever stands before another one wins. */
  teams: readonly Team[];
  referees: readonly Person[];
}

async function device(
  { browser, kolo }: Pick<Season, 'browser' | 'kolo'>,
  { username, password }: Person,
  viewport = phone,
): Promise<Device> {
  const context = await browser.newContext({ baseURL: kolo.url, viewport });
  const page = await context.newPage();
  const answer = await page.request.post('/api/login', { data: { username, password } });
  expect(answer.ok()).toBe(true);
  return new Device(page);
}

/** Sundays far ahead, where no match of the demo season is in the way. */
function sundays(count: number): string[] {
  const far = Date.now() + 180 * dayMs;
  const first = far + ((7 - new Date(far).getUTCDay()) % 7) * dayMs;
  return Array.from({ length: count }, (_, week) => isoDay(first + week * 7 * dayMs));
}

async function begin(browser: Browser, kolo: Season['kolo']): Promise<Season> {
  const api = await new Api(kolo.url).signIn();
  const { id: leagueId } = await api.must<LeagueView>('POST', '/leagues', {
    name: `Sezona ${randomUUID().slice(0, 8)}`,
    season: '2026/27',
    isActive: true,
    startDate: new Date(Date.now() - 60 * dayMs),
    endDate: new Date(Date.now() + 350 * dayMs),
  });
  const teams: Team[] = [];
  for (const { id: userId, username } of await tenCompanies(api)) {
    const team = { userId, leagueId };
    const { id, name } = await api.must<{ id: number; name: string }>('POST', '/teams', team);
    teams.push({ id, name, owner: companies.find((one) => one.username === username) });
  }
  const admin = await device({ browser, kolo }, administrator, desk);
  return { browser, kolo, api, leagueId, admin, teams, referees: await threeReferees(api) };
}

/** The four that register come first, so two of them meet early. */
async function tenCompanies(api: Api): Promise<AccountView[]> {
  for (const { surname: _, ...company } of companies)
    await api.register({ ...company, role: 'company', membershipPackageId: 1 });
  const accounts = await api.get<AccountView[]>('/users/companies');
  const isNew = ({ username }: AccountView) => companies.some((one) => one.username === username);
  return [...accounts.filter(isNew), ...accounts.filter((one) => !isNew(one))].slice(0, 10);
}

async function threeReferees(api: Api): Promise<Season['referees']> {
  const people = ['Ana', 'Borna', 'Cvita'].map((name) => ({
    username: `sudac.${name.toLowerCase()}.${randomUUID().slice(0, 6)}`,
    password: 'sudim-nedjeljom',
  }));
  for (const person of people) await api.register({ ...person, role: 'referee' });
  return people;
}

async function plan({ admin, api, leagueId }: Season): Promise<void> {
  const { page } = admin;
  await page.goto(`/league/${leagueId}?tab=plan`);
  const dialog = page.getByRole('dialog');
  await admin.button('Dodaj termin').click();
  await dialog.getByLabel('Dvorana').fill(venue);
  await dialog.getByRole('button', { name: 'Spremi' }).click();
  await admin.expectText(`Nedjelja 16:00–20:00, ${venue}`);
  await page.getByRole('button', { name: 'Dodaj sve', exact: true }).click();
  await api.must('POST', '/matches/generate-schedule', {
    leagueId,
    roundsCount: rounds,
    homeAway: true,
    roundDates: sundays(rounds),
    matchTimes: ['16:00'],
    venue,
  });
  await page.reload();
  await admin.button('Složi raspored').click();
  await dialog.getByRole('button', { name: 'Primijeni' }).click();
  await admin.expectToast('Raspored je primijenjen');
  const matches = await matchesOf(api, leagueId);
  expect(matches).toHaveLength(90);
  expect(new Set(matches.map(({ matchDate }) => matchDate)).size).toBe(90);
}

const matchesOf = (api: Api, leagueId: number): Promise<MatchView[]> =>
  api.get<MatchView[]>(`/matches/league/${leagueId}`);

/** In the order of kick-off. */
async function nextMatches({ api, leagueId }: Season): Promise<MatchView[]> {
  const matches = await matchesOf(api, leagueId);
  return matches
    .filter(({ status }) => status === 'scheduled')
    .sort((a, b) => a.matchDate.localeCompare(b.matchDate));
}

const nameOf = ({ homeTeamName, awayTeamName }: MatchView): string =>
  `${homeTeamName} – ${awayTeamName}`;

/** The next match of two companies that can sign in, the one at home first. */
async function agreeing(season: Season): Promise<[MatchView, Company, Company]> {
  const ownerOf = (teamId: number) => season.teams.find(({ id }) => id === teamId)?.owner;
  for (const match of await nextMatches(season)) {
    const [home, away] = [ownerOf(match.homeTeamId), ownerOf(match.awayTeamId)];
    if (home !== undefined && away !== undefined) return [match, home, away];
  }
  throw new Error('No two companies that can sign in meet');
}

/** Two claim on their phones, the administrator chooses one of them, who accepts. */
async function chooseReferee(season: Season): Promise<void> {
  const { admin, leagueId, referees } = season;
  const { page } = admin;
  await page.goto(`/league/${leagueId}?tab=referees`);
  await page.getByLabel('Prvi sudac', { exact: true }).check();
  await page.getByLabel('Naknada (€): Prvi sudac').fill('30,50');
  await page.getByLabel('Tko dobiva mjesto').selectOption('administrator');
  await admin.button('Spremi').click();
  await admin.expectToast('Pravila za suce su spremljena');
  const [match] = await nextMatches(season);
  if (match === undefined) throw new Error('The season has no match');
  const phones = await Promise.all(referees.slice(0, 2).map((one) => device(season, one)));
  for (const referee of phones) {
    await referee.page.goto('/referee');
    await referee.page
      .getByRole('button', { name: new RegExp(`^Prijavi se.*${nameOf(match)}`) })
      .click();
    await referee.expectToast('Prijava je zaprimljena');
  }
  const [chosen] = phones;
  await page.reload();
  await page
    .getByRole('button', { name: new RegExp(`^Odredi: .*${nameOf(match)}`) })
    .first()
    .click();
  await admin.expectToast('Sudac je određen');
  await chosen?.page.getByRole('tab', { name: 'Moje' }).click();
  await chosen?.button(new RegExp(`^Prihvati.*${nameOf(match)}`)).click();
  await chosen?.expectToast('Utakmica je prihvaćena');
  await expect(
    (chosen ?? admin).page.getByRole('link', { name: /^Zapisnički stol/ }),
  ).toHaveAttribute('href', `/console/match/${match.id}`);
  for (const { page: of } of phones) await of.context().close();
}

/** One company proposes, the other one accepts, the administrator confirms. */
async function moveByProposal(season: Season): Promise<void> {
  const { admin, leagueId, api } = season;
  const [match, home, away] = await agreeing(season);
  const proposer = await device(season, home);
  await proposer.page.goto(`/moj-tim?team=${match.homeTeamId}`);
  await proposer.button(new RegExp(`^Predloži.*${nameOf(match)}`)).click();
  await proposer.page.getByRole('dialog').getByRole('radio').first().check();
  await proposer.page
    .getByRole('dialog')
    .getByRole('button', { name: 'Pošalji prijedlog' })
    .click();
  await expect(proposer.page.getByRole('dialog')).toHaveCount(0);
  const other = await device(season, away);
  await other.page.goto(`/moj-tim?team=${match.awayTeamId}`);
  await other.button(new RegExp(`^Prihvati.*${nameOf(match)}`)).click();
  await expect(other.button(new RegExp(`^Prihvati.*${nameOf(match)}`))).toHaveCount(0);
  await admin.page.goto(`/league/${leagueId}?tab=plan`);
  await admin.button(new RegExp(`^Potvrdi.*${nameOf(match)}`)).click();
  await expect
    .poll(async () => (await matchesOf(api, leagueId)).find(({ id }) => id === match.id)?.matchDate)
    .not.toBe(match.matchDate);
  for (const { page } of [proposer, other]) await page.context().close();
}

/** By the administrator, to a slot that is free. */
async function moveToFreeSlot(season: Season): Promise<void> {
  const { admin, leagueId, api } = season;
  const [, , , match] = await nextMatches(season);
  if (match === undefined) throw new Error('The season has no match');
  await admin.page.goto(`/league/${leagueId}?tab=matches`);
  await admin
    .button(`Termin: ${nameOf(match)}`)
    .first()
    .click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Premjesti na slobodan termin…' }).click();
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Premjesti', exact: true }).click();
  await admin.expectToast('Termin je spremljen');
  const moved = (await matchesOf(api, leagueId)).find(({ id }) => id === match.id);
  expect(moved?.matchDate).not.toBe(match.matchDate);
}

/** Results as the administrator enters them: whoever stands before the other in the draw wins. */
async function playRounds(season: Season, from: number, to: number): Promise<void> {
  const { api, leagueId, teams } = season;
  const placeOf = (id: number): number => teams.findIndex((team) => team.id === id);
  for (const { id, round, status, homeTeamId, awayTeamId } of await matchesOf(api, leagueId)) {
    if (round === null || round < from || round > to || status !== 'scheduled') continue;
    const [homeScore, awayScore] = placeOf(homeTeamId) < placeOf(awayTeamId) ? [2, 0] : [0, 2];
    await api.must('PATCH', `/matches/${id}/result`, { homeScore, awayScore });
  }
}

/** The last team leaves after 12 rounds; what it did not play is awarded. */
async function withdraw(season: Season): Promise<void> {
  const { admin, leagueId, teams, api } = season;
  const last = teams.at(-1);
  if (last === undefined) throw new Error('The season has no teams');
  await admin.page.goto(`/league/${leagueId}?tab=decisions`);
  await admin.button('Tim odustaje').click();
  const dialog = admin.dialog('Odustajanje tima');
  await dialog.getByLabel('Tim', { exact: true }).selectOption({ label: last.name });
  await dialog.getByRole('button', { name: 'Pregledaj posljedice' }).click();
  await expect(dialog.getByRole('table', { name: 'Tablica prije i poslije' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Potvrdi odustajanje' }).click();
  await admin.expectToast('Tim je odustao od natjecanja');
  const rows = await api.get<LeagueTableRow[]>(`/league-table/${leagueId}`);
  expect(rows.at(-1)).toMatchObject({ teamId: last.id, unranked: true });
}

/** The eight of the table, on one day in one hall. */
async function seedFinals({ admin, leagueId, teams, api }: Season): Promise<StageView> {
  await admin.page.goto(`/league/${leagueId}?tab=stages`);
  await admin.button('Odredi doigravanje').click();
  await admin.page.getByLabel('Broj timova').selectOption('8');
  await admin.page.getByText('Termini i dvorane', { exact: true }).click();
  await admin.page
    .getByLabel('Dan', { exact: true })
    .first()
    .fill(sundays(rounds + 2).at(-1) ?? '');
  await admin.page.getByLabel('Prva utakmica').fill('10:00');
  await admin.page.getByLabel('Dvorana', { exact: true }).first().fill(venue);
  await admin.button('Popuni redom').click();
  await admin.button('Spremi').click();
  await admin.expectToast('Doigravanje je određeno');
  await admin.button('Potvrdi sudionike').click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Potvrdi sudionike' }).click();
  const anyway = dialog.getByRole('button', { name: 'Ipak potvrdi' });
  await anyway.click();
  await admin.expectToast('Sudionici su potvrđeni');
  const [stage] = await api.get<StageView[]>(`/leagues/${leagueId}/stages`);
  if (stage === undefined) throw new Error('The league has no finals');
  const [quarters] = (await bracketOf(api, leagueId, stage)).rounds;
  expect(quarters?.ties.map(({ home, away }) => [home, away].map(teamIdOf))).toEqual(
    [
      [0, 7],
      [3, 4],
      [1, 6],
      [2, 5],
    ].map((pair) => pair.map((place) => teams[place]?.id)),
  );
  return stage;
}

const teamIdOf = (slot: BracketSlot): number | null => ('team' in slot ? slot.team.id : null);

const bracketOf = (api: Api, leagueId: number, { id }: { id: number }): Promise<Bracket> =>
  api.get<Bracket>(`/leagues/${leagueId}/stages/${id}/bracket`);

/** The match of a tie, which follows by itself from the ties before it. */
async function matchOf({ api, leagueId }: Season, stage: StageView, tie: string): Promise<number> {
  let found: number | null = null;
  await expect
    .poll(async () => {
      const { rounds: all } = await bracketOf(api, leagueId, stage);
      const ties = all.flatMap(({ ties }) => ties);
      found = ties.find(({ id }) => id === tie)?.legs[0]?.matchId ?? null;
      return found;
    })
    .not.toBeNull();
  return found ?? 0;
}

/** Plays what is open of a bracket until there is a winner; the first tie is decided by kicks. */
async function playFinals(season: Season, stage: StageView): Promise<void> {
  const { api, leagueId, browser, kolo, teams } = season;
  const visitor = await browser.newPage({ baseURL: kolo.url, viewport: phone });
  await visitor.goto(`/league/${leagueId}/bracket`);
  const shootout = { home: 4, away: 3 };
  const byKicks = { homeScore: 2, awayScore: 2, afterExtraTime: true, shootout };
  for (const tie of ['QF1', 'QF2', 'QF3', 'QF4', 'SF1', 'SF2', 'TP', 'F']) {
    const result = tie === 'QF1' ? byKicks : { homeScore: 3, awayScore: 1 };
    await api.must('PATCH', `/matches/${await matchOf(season, stage, tie)}/result`, result);
  }
  const champion = teams[0]?.name ?? '';
  await expect(visitor.getByText('pobjednik', { exact: true })).toBeVisible();
  await visitor.goto(`/league/${leagueId}/awards`);
  await expect(visitor.getByText('Prvak', { exact: true })).toBeVisible();
  await expect(visitor.getByText(champion).first()).toBeVisible();
  await visitor.close();
}

/** A match of last month, whose referee the administrator pays. */
async function closeStatement(season: Season): Promise<void> {
  const { admin, api, leagueId, teams, referees } = season;
  const [referee] = referees;
  const month = zagrebWallTime(Date.now() - 31 * dayMs).day.slice(0, 7);
  const { id } = await api.must<MatchView>('POST', '/matches', {
    leagueId,
    homeTeamId: teams[0]?.id,
    awayTeamId: teams[1]?.id,
    matchDate: zagrebToUtc(`${month}-15`, '18:00'),
  });
  const users = await api.get<AccountView[]>('/users/referees');
  const userId = users.find(({ username }) => username === referee?.username)?.id;
  await api.must('POST', `/matches/${id}/referees`, { role: 'first', userId });
  if (referee === undefined) return;
  const person = await device(season, referee);
  await person.page.goto('/referee?tab=own');
  await person.button(/^Prihvati/).click();
  await person.expectToast('Utakmica je prihvaćena');
  await api.must('PATCH', `/matches/${id}/result`, { homeScore: 1, awayScore: 0 });
  await admin.page.goto(`/league/${leagueId}?tab=referees`);
  await admin.page.getByLabel('Mjesec', { exact: true }).selectOption(month);
  await admin.button('Zaključi').first().click();
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Zaključi' }).click();
  await admin.expectToast('Obračun je zaključen');
  await person.page.goto('/referee?tab=money');
  await person.expectText('30,50');
  await person.expectText(/^Zaključeno/);
  await person.page.context().close();
}

test('a whole season, from its slots to its champion, by the people who make it', async ({
  browser,
  kolo,
}) => {
  const season = await begin(browser, kolo);
  await test.step('slots, holidays and a plan', () => plan(season));
  await test.step('a referee chooses a match', () => chooseReferee(season));
  await test.step('two companies agree on another day', () => moveByProposal(season));
  await test.step('the administrator moves a match', () => moveToFreeSlot(season));
  await test.step('twelve rounds', () => playRounds(season, 1, 12));
  await test.step('a team leaves', () => withdraw(season));
  await test.step('six more rounds', () => playRounds(season, 13, rounds));
  const stage = await test.step('the eight of the finals', () => seedFinals(season));
  await test.step('a day of finals, with kicks', () => playFinals(season, stage));
  await test.step('the statement of a referee', () => closeStatement(season));
  await season.admin.page.context().close();
});
