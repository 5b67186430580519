import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardOf } from '../src/site/share/cards.js';
import { ShareSubjectsService } from '../src/site/share/share-subjects.service.js';
import { wordsOf } from '../src/site/share/share-texts.js';
import { startTestApp, type TestApp } from './app.js';
import { kickOff, type LiveMatchUnderTest, matchOn, scheduledMatch } from './live-match.js';
import { liveSocket, opened } from './spectator.js';

/** Scores that stand in no answer by chance: of the match that was played, and of the one that is. */
const scores = { played: { home: 71, away: 58 }, running: { home: 67, away: 59 } } as const;
const score = /(?<!\d)(71|58|67|59)(?!\d)/;
/**
 * Instants, times of day, addresses and random keys have figures of their own; no score is a time
 * of day.
 */
const withoutOtherNumbers = (text: string): string =>
  text
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|\d{8}T\d{6}Z?|\?lang=\S+|http:\S+|[\w-]{36,}/g, '')
    .replace(/(?<!\d)([01]\d|2[0-3]):[0-5]\d(?!\d)/g, '');

let site: string;
let kolo: TestApp;
let match: LiveMatchUnderTest;
let running: number;
let teamId: number;

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'kolo-site-'));
  writeFileSync(
    join(site, 'index.html'),
    '<html><head><title>Kolo</title><meta name="description" content="" /></head></html>',
  );
  kolo = await startTestApp({ config: { livePublic: false }, siteFolder: site });
  match = await scheduledMatch(kolo);
  const [home, away] = match.league.teams;
  teamId = home?.id ?? 0;
  await match.must('PATCH', 'result', {
    homeScore: scores.played.home,
    awayScore: scores.played.away,
  });
  running = await fixture(home?.id, away?.id, new Date());
  const live = matchOn(kolo, running, match.league);
  await kickOff(live);
  for (const team of ['home', 'away'] as const)
    await live.must('PATCH', 'score', { team, score: scores.running[team] });
  const coming = await fixture(home?.id, away?.id, new Date(Date.now() + 7 * 86_400_000));
  // The last meeting in a preview, and the match in its report.
  const text = `Posljednji susret: ${scores.played.home}:${scores.played.away}.`;
  await kolo.db.query(
    `INSERT INTO match_commentaries (match_id, kind, language, text, source, log_version, facts_hash)
     SELECT id, kind, language, $3, 'template', 1000, ''
     FROM (VALUES ($1::integer, 'report'), ($2::integer, 'preview')) AS of (id, kind),
          unnest(ARRAY['hr', 'en']) AS language
     ON CONFLICT (match_id, kind, language) DO UPDATE SET text = excluded.text`,
    [match.id, coming, text],
  );
});
afterAll(async () => {
  await kolo.close();
  rmSync(site, { recursive: true });
});

async function fixture(homeTeamId = 0, awayTeamId = 0, at = new Date()): Promise<number> {
  const body = { homeTeamId, awayTeamId, matchDate: at.toISOString() };
  return ((await kolo.call('POST', '/api/matches', { as: 'admin', body })).json as { id: number })
    .id;
}

/** Every route that is read, for the played match, the running one, the team and the league. */
function paths(): string[] {
  const reads = kolo.routes.filter((route) => route.startsWith('GET '));
  return reads.flatMap((route) => {
    const path = route.slice(4);
    if (!/:\w+/.test(path)) return [path.replace('*', '')];
    const ids = /team/.test(path) ? [teamId] : [match.id, running, match.league.leagueId];
    return ids.map((id) => path.replace(/:\w+/, String(id)));
  });
}

const pages = (): string[] => [
  '/',
  '/matches',
  '/league-table',
  `/league-table?league=${match.league.leagueId}`,
  `/team/${teamId}`,
  `/embed/table/${match.league.leagueId}`,
  ...[match.id, running].flatMap((id) => [
    `/live/${id}`,
    `/embed/match/${id}`,
    `/overlay/${id}`,
    `/scoreboard/${id}`,
  ]),
];

describe('where results are not public', () => {
  it('no route and no page tells a stranger a score', async () => {
    const telling: string[] = [];
    for (const path of [...paths(), ...pages()]) {
      const { status, text, headers } = await kolo.call('GET', path);
      expect(status).toBeLessThan(500);
      // Pictures are looked at below.
      if (headers.get('content-type') !== 'image/png' && score.test(withoutOtherNumbers(text)))
        telling.push(path);
    }
    expect(telling).toEqual([]);
  });

  it('no shared preview and no picture shows one', async () => {
    const subjects = kolo.app.get(ShareSubjectsService);
    const shared = [
      ...[match.id, running].map((id) => ({ kind: 'match', id }) as const),
      { kind: 'team', id: teamId } as const,
      ...[null, match.league.leagueId].map((id) => ({ kind: 'table', id }) as const),
    ];
    for (const page of shared) {
      const subject = await subjects.of(page);
      if (subject === null) continue;
      expect(JSON.stringify(subject)).not.toMatch(score);
      for (const language of ['hr', 'en'] as const) {
        expect(JSON.stringify(wordsOf(subject, language))).not.toMatch(score);
        expect(cardOf(subject, language)).toContain('<svg');
      }
    }
  });

  it('no socket opens for a stranger', async () => {
    await expect(opened(liveSocket(kolo.url))).rejects.toThrow();
  });

  it('whoever is signed in sees them', async () => {
    const as = 'public';
    const seen = await Promise.all(
      [
        `/api/matches/${match.id}/commentary`,
        '/api/matches/commentary',
        `/api/teams/${teamId}/details`,
        '/api/matches/upcoming',
        '/api/league-table/real',
        `/api/live/${running}`,
        `/api/matches/${running}/replay`,
      ].map(async (path) => [path, score.test((await kolo.call('GET', path, { as })).text)]),
    );
    expect(seen).toEqual(seen.map(([path]) => [path, true]));
  });
});
