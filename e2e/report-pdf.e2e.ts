import {
  type LeagueSeasonRules,
  type ManageView,
  type MatchView,
  presetRules,
  type SignOffView,
} from '@kolo/domain';
import type { Page } from '@playwright/test';
import { pdfPages, pdfText } from '../backend/test/pdf-text.js';
import { Api } from './api.js';
import { expect, test } from './shared-product.js';

const longName = { firstName: 'Maksimilijan-Aleksandar', lastName: 'Vukotinović-Šćepanović' };

/** Two halves, extra time and kicks of one tap each, so that kicks decide early. */
const cupRules = {
  ...presetRules['company-running'],
  extraTime: { halves: 1, minutes: 5 },
  kicks: { first: 1 },
};

/** The report that the page of the match opens, in the language of the page. */
async function openReport(page: Page, { id }: MatchView, language: 'hr' | 'en'): Promise<Buffer> {
  await page
    .context()
    .addCookies([{ name: 'language', value: language, url: new URL(page.url()).origin }]);
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto(`/live/${id}`);
  const name = { hr: 'Zapisnik (PDF)', en: 'Report (PDF)' }[language];
  const link = page.getByRole('link', { name });
  await expect(link).toHaveAttribute('href', `/api/matches/${id}/report.pdf?lang=${language}`);
  const path = (await link.getAttribute('href')) ?? '';
  let pdf: Buffer = Buffer.alloc(0);
  // Printing steps back for other work and is given up after twenty seconds; who asks again gets it.
  await expect
    .poll(async () => {
      const answer = await page.request.get(path);
      pdf = await answer.body();
      return answer.headers()['content-type'];
    })
    .toBe('application/pdf');
  return pdf;
}

/** Without the ends of lines, where columns end or a long name goes on. */
const wordsOf = (pdf: Buffer): string => pdfText(pdf).replaceAll(/\s+/g, ' ');

async function halves(api: Api, id: number, goals: () => Promise<void>): Promise<void> {
  await goals();
  for (const matchState of ['half-time', 'second-half'])
    await api.must('PATCH', `/matches/${id}/state`, { matchState });
}

const whistle = (api: Api, id: number) =>
  api.must('PATCH', `/matches/${id}/state`, { status: 'completed' });

/** All three sign, and the league takes that for enough. */
async function makeOfficial(api: Api, { id, leagueId }: MatchView): Promise<void> {
  for (const role of ['home', 'away', 'referee']) {
    const { reportHash } = await api.get<SignOffView>(`/matches/${id}/sign-off`);
    const body = { role, method: 'tick', reportHash, name: 'Ana Šarić' };
    await api.must('POST', `/matches/${id}/sign-off`, body);
  }
  const { resultState } = await api.get<SignOffView>(`/matches/${id}/sign-off`);
  expect([leagueId, resultState]).toEqual([leagueId, 'official']);
}

async function officialWhenSigned(api: Api, { leagueId }: MatchView): Promise<void> {
  const path = `/leagues/${leagueId}/season-rules`;
  const { rules } = await api.get<LeagueSeasonRules>(path);
  const signing = { ...rules.signing, officialWhenAllSigned: true };
  await api.must('PUT', path, { ...rules, signing });
}

async function addPlayer(api: Api, teamId: number): Promise<void> {
  const form = new FormData();
  const fields = { ...longName, jerseyNumber: 98, teamId };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const { id } = await api.must<{ id: number }>('POST', '/players', form);
  await api.must('PATCH', `/players/${id}/status`, { status: 'approved' });
}

const namesOf = ({ homePlayers, awayPlayers }: ManageView): string[] =>
  [...homePlayers, ...awayPlayers].map(({ name }) => name);

test('an official report with forty goals has all of them and every name, in both languages', async ({
  page,
  kolo,
  match,
}) => {
  const api = await new Api(kolo.url).signIn();
  await officialWhenSigned(api, match);
  await addPlayer(api, match.homeTeamId);
  const line = await api.kickOff(match.id);
  const scorer = line.homePlayers.find(({ name }) => name.includes(longName.lastName))?.id;
  await halves(api, match.id, async () => {
    for (let goal = 0; goal < 40; goal += 1)
      await api.must('POST', `/matches/${match.id}/goals`, { team: 'home', scorer });
  });
  await whistle(api, match.id);
  await makeOfficial(api, match);

  await page.goto('/');
  for (const [language, title, page2] of [
    ['hr', 'Zapisnik utakmice', 'Stranica 2/'],
    ['en', 'Match report', 'Page 2/'],
  ] as const) {
    const pdf = await openReport(page, match, language);
    const words = wordsOf(pdf);
    expect(pdfPages(pdf)).toBeGreaterThan(1);
    for (const word of [title, page2, match.homeTeamName, match.awayTeamName])
      expect(words).toContain(word);
    const scores = pdfText(pdf).match(/^\d+ : 0$/gm);
    // The first one is the result.
    expect(scores?.slice(1)).toEqual(Array.from({ length: 40 }, (_, goal) => `${goal + 1} : 0`));
    for (const name of namesOf(line)) expect(words).toContain(name);
  }
});

test('a report says who won by extra time and kicks, and of an awarded match why, in both languages', async ({
  page,
  kolo,
  match,
}) => {
  const api = await new Api(kolo.url).signIn();
  const { leagueId, homeTeamId, awayTeamId, matchDate, homeTeamName, awayTeamName } = match;
  await api.must('PUT', `/leagues/${leagueId}/match-rules`, { preset: 'custom', rules: cupRules });
  const awarded = await api.must<MatchView>('POST', '/matches', {
    leagueId,
    homeTeamId,
    awayTeamId,
    matchDate,
  });
  const { homePlayers } = await api.kickOff(match.id);
  const [scorer] = homePlayers;
  const send = (path: string, body: object) =>
    api.must('POST', `/matches/${match.id}/${path}`, body);
  await halves(api, match.id, async () => {
    await send('goals', { team: 'home', scorer: scorer?.id });
    await send('goals', { team: 'away' });
  });
  await send('periods', { period: 3, action: 'start' });
  await send('periods', { period: 3, action: 'end' });
  await send('shootout', { first: 'home' });
  await send('shootout/kicks', { team: 'home', playerId: scorer?.id, scored: true });
  await send('shootout/kicks', { team: 'away', scored: false });
  await whistle(api, match.id);
  await api.must('POST', `/matches/${awarded.id}/award`, { winner: 'away', cause: 'no-show' });

  await page.goto('/');
  const says = {
    hr: {
      kicks: ['nakon produžetaka', 'Nakon redovnog dijela 1 : 1', 'Raspucavanje 1 : 0', 'promašaj'],
      awarded: ['0 : 5', `Pobjeda dodijeljena: ${awayTeamName}`, 'Razlog: nedolazak tima'],
      course: 'Tijek rezultata',
    },
    en: {
      kicks: ['after extra time', 'After regular time 1 : 1', 'Penalty shoot-out 1 : 0', 'missed'],
      awarded: ['0 : 5', `Awarded to: ${awayTeamName}`, 'Reason: a team did not come'],
      course: 'Course of the score',
    },
  };
  for (const language of ['hr', 'en'] as const) {
    const { kicks, awarded: decided, course } = says[language];
    const played = wordsOf(await openReport(page, match, language));
    for (const word of [...kicks, homeTeamName, course]) expect(played).toContain(word);
    const ruled = wordsOf(await openReport(page, awarded, language));
    for (const word of decided) expect(ruled).toContain(word);
    expect(ruled).not.toContain(course);
  }
});
