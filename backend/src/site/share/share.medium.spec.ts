import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bracket, FormLetter, StageAnswer } from '@kolo/domain';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague } from '../../../test/league.js';
import {
  decideByKicks,
  kickOff,
  type LiveMatchUnderTest,
  scheduledMatch,
} from '../../../test/live-match.js';
import { cardOf } from './cards.js';
import { ShareSubjectsService } from './share-subjects.service.js';

let kolo: TestApp;
let folder: string;
let match: LiveMatchUnderTest;
let teamId: number;
const origin = 'https://kolo.example';
const html =
  '<html><head><title>Kolo</title><meta name="description" content="site" /></head></html>';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kolo-share-'));
  writeFileSync(join(folder, 'index.html'), html);
  kolo = await startTestApp({ siteFolder: folder, config: { publicOrigin: origin } });
  match = await scheduledMatch(kolo, new Date('2026-03-29T17:00:00.000Z'));
  teamId = match.league.teams[0]?.id ?? 0;
});
afterAll(async () => {
  await kolo.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The tags of a page by their names, as a reader of them sees them. */
async function tags(app: TestApp, path: string, language = 'hr'): Promise<Map<string, string>> {
  const { text } = await app.call('GET', path, { headers: { 'accept-language': language } });
  const found = text.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  const unescaped = (value: string) =>
    value.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  return new Map([...found].map(([, name = '', content = '']) => [name, unescaped(content)]));
}

const titleOf = (html: string) => /<title[^>]*>([^<]*)/.exec(html)?.[1];

/** The picture that a page names. */
async function picture(app: TestApp, path: string) {
  const url = (await tags(app, path)).get('og:image') ?? '';
  const answer = await fetch(app.url + url.replace(origin, ''));
  return { url, answer, body: Buffer.from(await answer.arrayBuffer()) };
}

describe('a match', () => {
  it('is told with its teams before it begins', async () => {
    const { status, text } = await kolo.call('GET', `/live/${match.id}`);
    expect([status, titleOf(text)]).toEqual([200, 'Adria – Bura · Kolo']);
    const found = await tags(kolo, `/live/${match.id}`);
    expect(Object.fromEntries(found)).toMatchObject({
      description: 'Zakazano · Poslovna liga 2025/26 · nedjelja, 29. ožujka 2026. u 19:00',
      'og:title': 'Adria – Bura',
      'og:url': `${origin}/live/${match.id}`,
      'og:site_name': 'Kolo',
      'og:locale': 'hr_HR',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Adria – Bura',
      'og:image:width': '1200',
    });
    expect(found.get('og:image')).toBe(found.get('twitter:image'));
  });

  it('is told in English to whoever prefers it', async () => {
    const found = await tags(kolo, `/live/${match.id}`, 'en');
    expect(found.get('og:description')).toMatch(
      /^Scheduled · Poslovna liga 2025\/26 · Sunday,? 29 March 2026, 19:00$/,
    );
    expect(found.get('og:locale')).toBe('en_GB');
  });

  it('has a picture of its own, kept for ever under its name', async () => {
    const { answer, body, url } = await picture(kolo, `/live/${match.id}`);
    expect(url).toMatch(/^https:\/\/kolo\.example\/api\/share\/match\/\d+\.png\?lang=hr&v=[\w-]+$/);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const known = await fetch(answer.url, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(known.status).toBe(304);
    const unnamed = await fetch(`${kolo.url}/api/share/match/${match.id}.png`);
    expect(unnamed.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('has another one after a goal', async () => {
    const before = (await picture(kolo, `/live/${match.id}`)).url;
    await kickOff(match);
    await match.must('POST', 'goals', { team: 'home', scorer: match.home[0] });
    const after = await picture(kolo, `/live/${match.id}`);
    expect(after.url).not.toBe(before);
    const found = await tags(kolo, `/live/${match.id}`);
    expect(found.get('og:title')).toBe('Adria 1:0 Bura');
    const { text } = await kolo.call('GET', `/live/${match.id}`);
    expect(titleOf(text)).toBe('1:0 Adria – Bura · Kolo');
    expect(found.get('og:description')).toMatch(/^Uživo · /);
  });
});

it('a page may open the socket of the address that visitors use', async () => {
  const { headers } = await kolo.call('GET', '/live');
  expect(headers.get('content-security-policy')).toContain(
    "connect-src 'self' wss://kolo.example;",
  );
});

it('a team and the table tell their own', async () => {
  const team = await tags(kolo, `/team/${teamId}`);
  expect(team.get('og:title')).toBe('Adria · Poslovna liga 2025/26');
  expect(team.get('og:description')).toBe('Odigrano: 0 · Bodovi: 0 · Golovi: 0');
  const table = await tags(kolo, '/league-table');
  expect(table.get('og:title')).toBe('Tablica · Poslovna liga 2025/26');
  expect(table.get('og:description')).toBe('1. Adria (0), 2. Bura (0)');
  for (const path of [`/team/${teamId}`, '/league-table', '/']) {
    const { answer, body } = await picture(kolo, path);
    expect([answer.status, (await sharp(body).metadata()).width]).toEqual([200, 1200]);
  }
});

it('the picture of a table leaves out a team that has withdrawn', async () => {
  const { leagueId, teams } = await createLeague(kolo.db, {
    ownerId: kolo.userIds.company,
    teams: 2,
    isActive: false,
  });
  const path = `/api/leagues/${leagueId}/withdrawals`;
  const body = { teamId: teams[0]?.id, mode: 'award-open' };
  expect((await kolo.call('POST', path, { as: 'admin', body })).status).toBe(200);
  const table = await tags(kolo, `/league-table?league=${leagueId}`);
  expect(table.get('og:description')).toBe('1. Bura (0)');
});

it('the table of the league that a link names tells that one’s, and one of no league the site', async () => {
  const { rows } = await kolo.db.query<{ id: number }>(
    `INSERT INTO leagues (name, season, start_date, end_date, is_active)
     VALUES ('Druga liga', '2025/26', now() - interval '60 days', now() + interval '9 days', true)
     RETURNING id`,
  );
  const id = rows[0]?.id;
  await kolo.db.query(`INSERT INTO teams (name, user_id, league_id) VALUES ('Zrmanja', $1, $2)`, [
    kolo.userIds.company,
    id,
  ]);
  const path = `/league-table?tab=x&league=${id}`;
  const found = await tags(kolo, path);
  expect(found.get('og:title')).toBe('Tablica · Druga liga 2025/26');
  expect(found.get('og:description')).toBe('1. Zrmanja (0)');
  expect(found.get('og:url')).toBe(`${origin}/league-table?league=${id}`);
  const { answer, url } = await picture(kolo, path);
  expect([answer.status, url]).toEqual([200, expect.stringContaining(`/share/table/${id}.png`)]);
  expect((await tags(kolo, '/league-table')).get('og:title')).toMatch('Poslovna liga');
  expect((await tags(kolo, '/league-table?league=987654')).get('og:url')).toBe(`${origin}/`);
  expect((await kolo.call('GET', '/api/share/table/987654.png')).status).toBe(404);
});

it.each([
  '/',
  '/auth',
  '/live/987654',
  '/team/987654',
  '/live/0',
  '/live/99999999999',
  '/live/1/x',
])('%s speaks for the site', async (path) => {
  expect((await tags(kolo, path)).get('og:title')).toBe('Kolo – futsal liga uživo');
  expect((await tags(kolo, path)).get('og:url')).toBe(`${origin}/`);
});

it('what people typed stays text', async () => {
  const name = '"><script>alert(1)</script> $& \' & č';
  const { rows } = await kolo.db.query(
    `INSERT INTO teams (name, user_id, league_id) VALUES ($1, $2, NULL) RETURNING id`,
    [name, kolo.userIds.company],
  );
  const { text } = await kolo.call('GET', `/team/${rows[0].id}`);
  expect(text).not.toContain('<script>');
  expect(text.match(/<title\b/g)).toHaveLength(1);
  expect((await tags(kolo, `/team/${rows[0].id}`)).get('og:title')).toBe(name);
  expect((await picture(kolo, `/team/${rows[0].id}`)).answer.status).toBe(200);
});

describe('pictures for stories', () => {
  const read = (path: string) => fetch(`${kolo.url}/api/share/stories/${path}`);
  const refused = async (path: string) => {
    const answer = await read(path);
    return [answer.status, ((await answer.json()) as { error: string }).error];
  };
  const none = [404, 'share.no-story'];
  const sizeOf = async (answer: Response) => {
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    return [width, height];
  };

  it('show the result and a scorer, upright or with equal sides, and have an ETag', async () => {
    const scorer = `match/${match.id}/scorer.png?playerId=${match.home[0]}`;
    for (const path of [`match/${match.id}/result.png?lang=en`, scorer]) {
      const answer = await read(path);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
      const etag = answer.headers.get('etag') ?? '';
      expect(await sizeOf(answer)).toEqual([1080, 1920]);
      const known = await fetch(answer.url, { headers: { 'if-none-match': etag } });
      expect(known.status).toBe(304);
      const named = await fetch(`${answer.url}&v=${etag.replaceAll('"', '')}`);
      expect(named.status).toBe(200);
    }
    expect(await sizeOf(await read(`${scorer}&shape=square`))).toEqual([1080, 1080]);
  });

  it('are drawn again when the name of the player is shown otherwise', async () => {
    const path = `match/${match.id}/scorer.png?playerId=${match.home[0]}`;
    const before = (await read(path)).headers.get('etag');
    const policy = { as: 'admin', body: { namePolicy: 'hidden' } } as const;
    await kolo.call('PATCH', `/api/leagues/${match.league.leagueId}`, policy);
    expect((await read(path)).headers.get('etag')).not.toBe(before);
  });

  it('are refused where there is nothing to show', async () => {
    expect(await refused(`match/${match.id}/scorer.png?playerId=${match.away[0]}`)).toEqual(none);
    expect(await refused(`match/${match.id}/scorer.png`)).toEqual(none);
    expect(await refused(`match/${match.id}/mvp.png`)).toEqual(none);
    expect(await refused(`match/${match.id}/biggest.png`)).toEqual(none);
    expect(await refused('match/987654/result.png')).toEqual(none);
    expect(await refused(`awards/${match.league.leagueId}/champion.png`)).toEqual(none);
    expect(await refused('awards/987654/champion.png')).toEqual(none);
    expect((await read(`match/${match.id}/result.png?shape=round`)).status).toBe(400);
    expect((await read(`match/${match.id}/scorer.png?playerId=x`)).status).toBe(400);
  });

  it('show an award, and none of a referee whom nobody named', async () => {
    const { leagueId } = match.league;
    const choose = (award: string, body: object) =>
      kolo.call('PUT', `/api/leagues/${leagueId}/awards/${award}`, { as: 'admin', body });
    await choose('mvp', { playerId: match.home[0] });
    expect(await sizeOf(await read(`awards/${leagueId}/mvp.png`))).toEqual([1080, 1920]);
    await choose('best-referee', { userId: kolo.userIds.referee });
    expect(await refused(`awards/${leagueId}/best-referee.png`)).toEqual(none);
  });
});

it('tells nothing of matches where live pages are not public', async () => {
  const closed = await startTestApp({
    siteFolder: folder,
    database: kolo.database,
    config: { livePublic: false, publicOrigin: origin },
  });
  try {
    const { status, text } = await closed.call('GET', `/live/${match.id}`);
    // Nor whether there is such a match.
    expect([status, titleOf(text)]).toEqual([200, 'Uživo · Kolo']);
    expect(text).not.toMatch(/Adria|Bura/);
    expect((await tags(closed, `/live/${match.id}`)).get('og:image')).toContain(
      '/api/share/site.png',
    );
    const refused = await closed.call('GET', `/api/share/match/${match.id}.png`);
    expect(refused.json).toMatchObject({ statusCode: 404, error: 'match.not-found' });
    const story = await closed.call('GET', `/api/share/stories/match/${match.id}/result.png`);
    expect(story.json).toMatchObject({ statusCode: 404, error: 'share.no-story' });
  } finally {
    await closed.close();
  }
});

it('finals have their scores and kicks, and neither where live pages are not public', async () => {
  const league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
  const path = `/api/leagues/${league.leagueId}/stages`;
  const send = async <Answer>(method: string, to: string, body: object): Promise<Answer> => {
    const { status, json, text } = await kolo.call(method, to, { as: 'admin', body });
    if (status !== 200) throw new Error(`${method} ${to} answered ${status}: ${text}`);
    return json as Answer;
  };
  const { decision } = await send<StageAnswer>('POST', path, {
    kind: 'knock-out',
    name: 'Doigravanje',
    entries: [1, 2].map((rank) => ({ source: 'table', rank })),
    legs: 1,
    decider: ['extra-time', 'kicks'],
    kickOffs: [{ tie: 'F', leg: 1, at: '2026-05-24T14:00:00.000Z' }],
  });
  const stage = `${path}/${decision.stageId}`;
  const teamIds = league.teams.map(({ id }) => id);
  await send('POST', `${stage}/seed`, { again: false, anyway: true, teamIds });
  const bracket = (await kolo.call('GET', `${stage}/bracket`)).json as Bracket;
  const matchId = bracket.rounds[0]?.ties[0]?.legs[0]?.matchId;
  const shootout = { home: 3, away: 4 };
  const result = { homeScore: 2, awayScore: 2, afterExtraTime: true, shootout };
  await send('PATCH', `/api/matches/${matchId}/result`, result);

  const page = { kind: 'bracket', id: league.leagueId } as const;
  const shown = (app: TestApp) => app.app.get(ShareSubjectsService).of(page);
  expect(await shown(kolo)).toMatchObject({
    rounds: [{ ties: [{ score: { home: 2, away: 2 }, kicks: shootout, winner: 'away' }] }],
  });
  const closed = await startTestApp({ database: kolo.database, config: { livePublic: false } });
  try {
    expect(await shown(closed)).toMatchObject({
      rounds: [{ ties: [{ score: null, kicks: null, winner: 'away' }] }],
    });
  } finally {
    await closed.close();
  }
});

it('what is not there has no picture', async () => {
  for (const path of ['match/987654.png', 'team/987654.png'])
    expect((await kolo.call('GET', `/api/share/${path}`)).status).toBe(404);
});

it('draws the same picture where no font is installed', async () => {
  const form: FormLetter[] = ['W', 'D', 'L'];
  const values = { played: 3, points: 7, goals: 11, form };
  const svg = cardOf({ kind: 'team', id: 1, name: 'Čćđšž', league: 'Žuta liga', ...values }, 'hr');
  expect(svg).not.toContain('<text');
  const [config, source, target] = ['fonts.conf', 'card.svg', 'card.png'].map((name) =>
    join(folder, name),
  );
  writeFileSync(config ?? '', '<?xml version="1.0"?><fontconfig></fontconfig>');
  writeFileSync(source ?? '', svg);
  const program = 'const [, sharp, from, to] = process.argv; require(sharp)(from).png().toFile(to)';
  execFileSync(
    process.execPath,
    ['-e', program, require.resolve('sharp'), source ?? '', target ?? ''],
    {
      env: { FONTCONFIG_FILE: config, FONTCONFIG_PATH: folder, HOME: folder },
    },
  );
  const here = await sharp(Buffer.from(svg)).png().toBuffer();
  const [one, other] = await Promise.all(
    [here, target].map((file) => sharp(file).raw().toBuffer()),
  );
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  expect((await sharp(here).stats()).entropy).toBeGreaterThan(0.5);
});

it('a match that kicks decide tells them beside its score', async () => {
  const cup = await scheduledMatch(kolo, new Date('2026-04-05T17:00:00.000Z'));
  await decideByKicks(kolo, cup);
  const found = await tags(kolo, `/live/${cup.id}`);
  expect(found.get('og:title')).toBe('Adria 0:0 Bura (raspucavanje 1:0)');
  const english = await tags(kolo, `/live/${cup.id}`, 'en');
  expect(english.get('og:title')).toBe('Adria 0:0 Bura (penalty shoot-out 1:0)');
});

it.each([
  ['postpone', { reason: 'hall', newDate: null }, 'Adria – Bura (odgođeno)'],
  ['award', { winner: 'home', cause: 'no-show' }, 'Adria 5:0 Bura (rezultat po odluci)'],
  ['annul', { reason: 'decision' }, 'Adria – Bura (poništeno)'],
])('a match has the word of a decision: %s', async (ruling, body, title) => {
  const decided = await scheduledMatch(kolo, new Date('2026-04-05T17:00:00.000Z'));
  await decided.must('POST', ruling, body);
  expect((await tags(kolo, `/live/${decided.id}`)).get('og:title')).toBe(title);
});

it('search engines read whether a match is on: as planned, moved with its old dates, postponed, cancelled', async () => {
  const planned = '2026-04-05T17:00:00.000Z';
  const moved = '2026-04-12T17:00:00.000Z';
  const later = '2026-05-10T17:00:00.000Z';
  const sunday = await scheduledMatch(kolo, new Date(planned));
  const event = async () => {
    const { text } = await kolo.call('GET', `/live/${sunday.id}`);
    const [, script = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    const { eventStatus, startDate, previousStartDate }: Record<string, unknown> =
      JSON.parse(script);
    return [String(eventStatus).replace('https://schema.org/', ''), startDate, previousStartDate];
  };
  expect(await event()).toEqual(['EventScheduled', planned, undefined]);
  await sunday.must('PATCH', 'schedule', { matchDate: planned, venue: 'Sutinska' });
  expect(await event()).toEqual(['EventScheduled', planned, undefined]);
  await sunday.must('PATCH', 'schedule', { matchDate: moved });
  expect(await event()).toEqual(['EventRescheduled', moved, [planned]]);
  await sunday.must('POST', 'postpone', { reason: 'hall', newDate: null });
  expect(await event()).toEqual(['EventPostponed', moved, [planned, moved]]);
  await sunday.must('POST', 'postpone', { reason: 'hall', newDate: later });
  expect(await event()).toEqual(['EventRescheduled', later, [planned, moved]]);
  await sunday.must('PATCH', 'state', { status: 'cancelled' });
  expect(await event()).toEqual(['EventCancelled', later, [planned, moved]]);
});
