import type { NamePolicy } from '@kolo/domain';
import { strFromU8, unzipSync } from 'fflate';
import { CommentaryJobsService } from '../src/site/commentary/commentary-jobs.service.js';
import { type PageLimits, pageLimitsToken } from '../src/site/pages/page-limits.js';
import { SharePicturesService } from '../src/site/share/share-pictures.service.js';
import { type Caller, startTestApp, type TestApp } from './app.js';
import { createLeague, type TestLeague } from './league.js';
import { kickOff, type LiveMatchUnderTest, matchOn } from './live-match.js';
import { pdfText } from './pdf-text.js';
import { type RenderedSite, renderedSite } from './renderer.js';
import { routes } from './routes.js';
import { Spectator } from './spectator.js';

/** Parts of names that nobody may read who is no party of a match. */
const secrets = ['Domagoj', 'Zvjezdana', 'Trnoružić'];
/** What is left of the first player's name. */
const initialled = 'D. Kvržić';

/** What pages of the site ask that are not about one match. */
const reads = [
  '/api/statistics/top-scorers',
  '/api/statistics/top-mvp',
  '/api/matches/commentary',
  '/api/matches/upcoming',
  '/api/search?q=kvrzic',
];

let site: RenderedSite;
let kolo: TestApp;
let league: TestLeague;
let ended: LiveMatchUnderTest;
let running: LiveMatchUnderTest;
let coming: LiveMatchUnderTest;
/** Shown by the initial, and by the number alone. */
let players: readonly number[];

beforeAll(async () => {
  site = renderedSite(reads);
  kolo = await startTestApp({ siteFolder: site.folder });
  const limits = kolo.app.get<PageLimits>(pageLimitsToken, { strict: false });
  const longMs = 600_000;
  Object.assign(limits, {
    sessionMs: longMs,
    renderMs: longMs,
    answerMs: longMs,
    longAnswerMs: longMs,
  });
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
  players = (league.teams[0]?.playerIds ?? []).slice(0, 2);
  await call('PATCH', `/api/leagues/${league.leagueId}`, { isMain: true });
  await named(0, ['Domagoj', 'Kvržić'], 'initial');
  await named(1, ['Zvjezdana', 'Trnoružić'], 'hidden');

  [ended, coming, running] = [await fixture(1), await fixture(2), await fixture(3)];
  await play(ended);
  await kickOff(running);
  for (const scorer of players) await running.must('POST', 'goals', { team: 'home', scorer });
  await call('POST', `/api/leagues/${league.leagueId}/suspensions`, {
    playerId: players[0],
    kind: 'matches',
    amount: 5,
    reason: 'violent-conduct',
    from: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  });
  await call('POST', `/api/leagues/${league.leagueId}/stages`, {
    kind: 'knock-out',
    name: 'Doigravanje',
    legs: 1,
    entries: [1, 2].map((rank) => ({ source: 'table', rank })),
  });
  for (const award of ['mvp', 'top-scorer', 'best-goalkeeper'])
    await call('PUT', `/api/leagues/${league.leagueId}/awards/${award}`, {
      playerId: players[award === 'mvp' ? 0 : 1],
    });
  // Its season is over, so the archive can be read.
  const { teams } = league;
  await call('PUT', `/api/leagues/${league.leagueId}/awards/champion`, { teamId: teams[0]?.id });
  const commentary = kolo.app.get(CommentaryJobsService, { strict: false });
  await commentary.write({ matchId: ended.id, kind: 'report' });
  await commentary.write({ matchId: coming.id, kind: 'preview' });
});
afterAll(async () => {
  await kolo.close();
  site.remove();
});

async function call(method: string, path: string, body: object, as: Caller = 'admin') {
  const { status, json, text } = await kolo.call(method, path, { as, body });
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return json;
}

async function named(
  place: number,
  [firstName, lastName]: [string, string],
  namePolicy: NamePolicy,
): Promise<void> {
  const path = `/api/players/${players[place]}`;
  await call('PATCH', path, { firstName, lastName });
  await call('PATCH', path, { namePolicy }, 'company');
}

async function fixture(round: number): Promise<LiveMatchUnderTest> {
  const [home, away] = league.teams;
  const made = await call('POST', '/api/matches', {
    homeTeamId: home?.id,
    awayTeamId: away?.id,
    round,
    matchDate: new Date(Date.now() + round * 3_600_000).toISOString(),
  });
  return matchOn(kolo, (made as { id: number }).id, league);
}

/** Both score, the second is sent off, and the first is the player of the match. */
async function play(match: LiveMatchUnderTest): Promise<void> {
  await kickOff(match);
  for (const scorer of players) {
    const assist = players.find((id) => id !== scorer);
    await match.must('POST', 'goals', { team: 'home', scorer, assist });
    await match.must('POST', 'cards', { team: 'home', playerId: scorer, card: 'yellow' });
  }
  await match.must('PATCH', 'state', { matchState: 'half-time' });
  await match.must('PATCH', 'state', { matchState: 'second-half', currentHalf: 2 });
  await match.must('POST', 'cards', { team: 'home', playerId: players[1], card: 'red' });
  await match.must('POST', 'mvp', { playerId: players[0] });
  await match.must('PATCH', 'state', { status: 'completed', matchState: 'completed' });
}

/** Files that people uploaded, and what is a person's own. */
const untold = [
  'GET /api/sponsorships/logos/:name',
  'GET /api/gallery/images/:name',
  'GET /api/match-photos/:name',
  'GET /api/rules',
  'GET /api/rules/:id/file',
  'GET /api/calendar/referee/:feed.ics',
  'GET /api/predictions/groups/:id',
];

/** Of strangers, and of those who signed in and are no party. */
const open = (): string[] =>
  kolo.routes.filter(
    (route) =>
      route.startsWith('GET ') &&
      !untold.includes(route) &&
      Object.entries(routes).some(
        ([known, { allowed }]) => known === route && allowed.includes('public'),
      ),
  );

const parameters: Record<string, () => readonly (string | number)[]> = {
  ':matchId': () => [ended.id, running.id, coming.id],
  ':leagueId': () => [league.leagueId],
  ':otherId': () => [league.teams[1]?.id ?? 0],
  ':round': () => [1, 2],
  ':stageId': () => [1],
  ':story': () => ['result', 'scorer', 'mvp'],
  ':award': () => ['mvp', 'top-scorer', 'best-goalkeeper'],
  ':table': () => ['table', 'results', 'scorers', 'cards', 'attendance'],
};

function idsOf(route: string): readonly (string | number)[] {
  if (/matches|live\/|\/match\//.test(route)) return parameters[':matchId']?.() ?? [];
  if (/players/.test(route)) return players;
  if (/teams|\/team\//.test(route)) return [league.teams[0]?.id ?? 0];
  return [league.leagueId];
}

function pathsOf(route: string): string[] {
  const pattern = route.replace('GET ', '');
  let paths = [pattern];
  for (const parameter of pattern.match(/:[a-zA-Z]+/g) ?? []) {
    const values = parameter === ':id' ? idsOf(route) : parameters[parameter]?.();
    if (values === undefined) throw new Error(`${route}: a test knows no ${parameter}`);
    paths = paths.flatMap((path) => values.map((value) => path.replace(parameter, String(value))));
  }
  if (route === 'GET /api/search')
    return ['Domagoj', 'Kvržić', 'Zvjezdana', 'Trnoružić'].map(
      (word) => `${pattern}?q=${encodeURIComponent(word.slice(0, 5))}`,
    );
  if (route.endsWith('/partial')) return paths.map((path) => `${path}?by=home`);
  if (route.includes(':story'))
    return paths.flatMap((path) => players.map((playerId) => `${path}?playerId=${playerId}`));
  return paths;
}

/** What somebody reads there; null where there is nothing. Of a picture what it was drawn from is checked. */
async function readable(path: string, as: Caller, language: string): Promise<string | null> {
  const separator = path.includes('?') ? '&' : '?';
  const query = /\.(pdf|png)/.test(path) ? `${separator}lang=${language}` : '';
  const answer = await fetch(`${kolo.url}${path}${query}`, {
    headers: { cookie: kolo.cookies[as], 'accept-language': language },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) return null;
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('image/')) return '';
  if (type === 'application/zip')
    return Object.values(unzipSync(bytes))
      .map((file) => strFromU8(file))
      .join('\n');
  // Lines of calendars are folded in the middle of words.
  return type === 'application/pdf' ? pdfText(bytes) : bytes.toString().replace(/\r\n[ \t]/g, '');
}

const readers = [
  ['anonymous', 'hr'],
  ['anonymous', 'en'],
  ['public', 'hr'],
] as const;

/** Each secret that somebody reads there. */
const secretsIn = (where: string, text: string): string[] =>
  secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} at ${where}`);

it('nobody but the parties reads a name that is shown shorter, on any route or picture', async () => {
  const pictured: string[] = [];
  const pictures = kolo.app.get(SharePicturesService, { strict: false });
  jest.spyOn(pictures, 'picture').mockImplementation(async (subject) => {
    pictured.push(JSON.stringify(subject));
    return Buffer.from('a picture');
  });
  const leaks: string[] = [];
  const silent: string[] = [];
  const shown = new Set<string>();
  for (const route of open()) {
    let answers = 0;
    for (const path of pathsOf(route))
      for (const [as, language] of readers) {
        const text = await readable(path, as, language);
        if (text === null) continue;
        answers += 1;
        leaks.push(...secretsIn(`${path} (${as}, ${language})`, text));
        if (text.includes('Kvržić')) shown.add(route);
      }
    if (answers === 0) silent.push(route);
  }
  expect(leaks).toEqual([]);
  expect(silent).toEqual([]);
  expect(pictured.flatMap((text) => secretsIn(`a picture of ${text}`, text))).toEqual([]);
  expect(pictured.some((text) => text.includes(initialled))).toBe(true);
  // So that the walk sees players at all.
  expect([...shown]).toEqual(
    expect.arrayContaining([
      'GET /api/leagues/:id/suspensions',
      'GET /api/leagues/:id/awards',
      'GET /api/leagues/:id/records',
      'GET /api/leagues/:id/exports/:table.csv',
      'GET /api/matches/:id/commentary',
      'GET /api/matches/:id/report.pdf',
      'GET /api/matches/:id/lineup.pdf',
      'GET /api/players/:id',
      'GET /api/search',
      'GET /api/teams/:id/details',
    ]),
  );
});

it('no rendered page, embed, overlay or head of a page has it', async () => {
  const [first, second] = players;
  const paths = [
    ...['/', '/statistics', '/matches', '/league-table', '/search?q=kvrzic', '/awards'],
    ...[`/player/${first}`, `/player/${second}`, `/team/${league.teams[0]?.id}`],
    ...[ended, running, coming].flatMap(({ id }) =>
      ['live', 'embed/match', 'overlay', 'scoreboard'].map((page) => `/${page}/${id}`),
    ),
  ];
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, text: (await readable(path, 'anonymous', 'hr')) ?? '' })),
  );
  expect(pages.flatMap(({ path, text }) => secretsIn(path, text))).toEqual([]);
  const isNamed = pages.filter(({ text }) => text.includes(initialled)).map(({ path }) => path);
  expect(isNamed).toEqual(expect.arrayContaining(['/', `/player/${first}`]));
});

it('no spectator of a match gets it', async () => {
  const spectator = new Spectator(kolo.url, running.id);
  await spectator.connect();
  const text = JSON.stringify(spectator.snapshot);
  spectator.close();
  expect(secretsIn('the snapshot', text)).toEqual([]);
  expect(text).toContain('Kvržić');
});

it('the full report of the parties has it', async () => {
  const path = `/api/matches/${ended.id}/report-full.pdf`;
  const text = (await readable(path, 'admin', 'hr')) ?? '';
  expect(text).toContain('Domagoj Kvržić');
  expect(text).toContain('Zvjezdana Trnoružić');
});
