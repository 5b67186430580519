import { randomUUID } from 'node:crypto';
import type { MatchView, PredictedMatch, PredictionGroup, PredictionGroupView } from '@kolo/domain';
import type { Browser, Page } from '@playwright/test';
import { Api } from './api.js';
import type { Person } from './season.js';
import { expect, type SharedKolo, test } from './shared-product.js';
import { expectToast } from './toasts.js';

const dayMs = 86_400_000;
const score = { home: 3, away: 2 };

async function colleague(api: Api, name: string): Promise<Person> {
  const person = {
    username: `${name}.${randomUUID().slice(0, 6)}`,
    password: 'pogadjam-rezultate',
  };
  await api.register({ ...person, role: 'public' });
  return person;
}

/** A phone on which somebody is signed in. */
async function phoneOf(browser: Browser, kolo: SharedKolo, person: Person): Promise<Page> {
  const viewport = { width: 360, height: 740 };
  const page = await (await browser.newContext({ baseURL: kolo.url, viewport })).newPage();
  const { username, password } = person;
  const answer = await page.request.post('/api/login', { data: { username, password } });
  expect(answer.ok()).toBe(true);
  return page;
}

async function predict(page: Page, match: MatchView, home: number, away: number): Promise<void> {
  await page.goto(`/live/${match.id}`);
  await page.getByLabel(`Golovi: ${match.homeTeamName}`).fill(String(home));
  await page.getByLabel(`Golovi: ${match.awayTeamName}`).fill(String(away));
  await page.getByRole('button', { name: /^Spremi: / }).click();
  await expectToast(page, 'Prognoza je spremljena');
}

/** As a member reads it over HTTP, whatever the page shows. */
async function readGroup(
  member: Api,
  { id }: PredictionGroup,
  match: MatchView,
): Promise<{ view: PredictionGroupView; shown: PredictedMatch | undefined }> {
  const path = `/predictions/groups/${id}?leagueId=${match.leagueId}`;
  const view = await member.get<PredictionGroupView>(path);
  return { view, shown: view.matches.find((one) => one.id === match.id) };
}

test('two colleagues predict a match, see each other’s score once it begins, and get their points', async ({
  browser,
  kolo,
  match: { leagueId, homeTeamId, awayTeamId },
}) => {
  const admin = await new Api(kolo.url).signIn();
  const [ana, ivo] = [await colleague(admin, 'ana'), await colleague(admin, 'ivo')];
  const match = await admin.must<MatchView>('POST', '/matches', {
    leagueId,
    homeTeamId,
    awayTeamId,
    matchDate: new Date(Date.now() + dayMs).toISOString(),
  });
  const [phoneOfAna, phoneOfIvo] = [
    await phoneOf(browser, kolo, ana),
    await phoneOf(browser, kolo, ivo),
  ];
  const [asAna, asIvo] = [await new Api(kolo.url).signIn(ana), await new Api(kolo.url).signIn(ivo)];

  const group = await test.step('one makes a group, the other joins by its link', async () => {
    await phoneOfAna.goto(`/predictions?league=${leagueId}`);
    await phoneOfAna.getByLabel('Naziv skupine').fill('Skladište');
    await phoneOfAna.getByRole('button', { name: 'Napravi skupinu' }).click();
    await expect(phoneOfAna.getByRole('heading', { name: 'Skladište' })).toBeVisible();
    const [made] = await asAna.get<PredictionGroup[]>('/predictions/groups');
    if (made === undefined) throw new Error('The page made no group');
    await phoneOfIvo.goto(made.link);
    await phoneOfIvo.getByRole('button', { name: 'Pridruži se' }).click();
    await expectToast(phoneOfIvo, 'Pridružili ste se skupini Skladište');
    return made;
  });

  await test.step('both predict on the page of the match, and see their own score alone', async () => {
    await predict(phoneOfAna, match, score.home, score.away);
    await predict(phoneOfIvo, match, 2, 1);
    expect((await readGroup(asIvo, group, match)).shown).toMatchObject({
      isOpen: true,
      own: { home: 2, away: 1 },
      predictions: [],
    });
    await phoneOfIvo.reload();
    await expect(phoneOfIvo.getByLabel(`Golovi: ${match.homeTeamName}`)).toHaveValue('2');
    await expect(phoneOfIvo.getByText(ana.username)).toHaveCount(0);
  });

  await test.step('the match begins, and the page shows both', async () => {
    await admin.kickOff(match.id);
    const row = phoneOfIvo.getByRole('listitem').filter({ hasText: ana.username });
    await expect(row).toContainText(`${score.home}:${score.away}`);
    await expect(phoneOfIvo.getByText('Vaša prognoza: 2:1')).toBeVisible();
    const late = await asIvo.send('PUT', `/matches/${match.id}/prediction`, score);
    expect([late.status, late.body]).toEqual([
      409,
      expect.objectContaining({ error: 'prediction.closed' }),
    ]);
  });

  await test.step('the match ends, and both have their points', async () => {
    const { homePlayers, awayPlayers } = await admin.manage(match.id);
    const goals = [
      ...Array.from({ length: score.home }, () => ['home', homePlayers[0]?.id] as const),
      ...Array.from({ length: score.away }, () => ['away', awayPlayers[0]?.id] as const),
    ];
    for (const [team, scorer] of goals)
      await admin.must('POST', `/matches/${match.id}/goals`, { team, scorer });
    for (const wanted of [
      { matchState: 'half-time' },
      { matchState: 'second-half' },
      { status: 'completed' },
    ])
      await admin.must('PATCH', `/matches/${match.id}/state`, wanted);
    const row = phoneOfIvo.getByRole('listitem').filter({ hasText: ana.username });
    await expect(row).toContainText('4 boda');
    await phoneOfAna.goto(`/predictions?league=${leagueId}`);
    const standings = phoneOfAna.getByRole('table', { name: 'Poredak' }).getByRole('row');
    await expect(standings.nth(1)).toContainText(new RegExp(`${ana.username}.*4$`));
    await expect(standings.nth(2)).toContainText(new RegExp(`${ivo.username}.*3$`));
    expect((await readGroup(asIvo, group, match)).view.standings).toMatchObject([
      { name: ana.username, points: 4, exact: 1 },
      { name: ivo.username, points: 3, exact: 0 },
    ]);
  });

  for (const page of [phoneOfAna, phoneOfIvo]) await page.context().close();
});
