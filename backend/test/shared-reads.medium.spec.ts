import type { Server } from 'node:http';
import { usualSeasonRules } from '@kolo/domain';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { forTaps } from '../src/platform/db/data-source.js';
import { poolOf } from '../src/platform/db/pool.js';
import { JobsService } from '../src/platform/queue/jobs.service.js';
import { startTestApp, type TestApp } from './app.js';
import { kickOff, type LiveMatchUnderTest, matchOn, scheduledMatch } from './live-match.js';
import { until } from './until.js';

/**
 * Costs of each page that is open to everybody. `shared`: one query of the database for all who ask at a time,
 * and computed once for each change; `looked`: a few times a second at most; `memory`: of what the node holds; `file`: read as it is sent, and kept by
 * browsers for good; `personal`: read for the one person who has its address. A route that is not here fails.
 */
const costs: Record<string, 'shared' | 'looked' | 'memory' | 'file' | 'personal'> = {
  'GET /api/health': 'looked',
  'GET /api/health/live': 'memory',
  'GET /api/health/ready': 'looked',
  'GET /api/memberships': 'shared',
  'GET /api/sponsors': 'shared',
  'GET /api/sponsorships/logos/:name': 'file',
  'GET /api/contact': 'memory',
  'GET /api/leagues/names': 'shared',
  'GET /api/leagues/facts': 'shared',
  'GET /api/leagues/:id/match-rules': 'shared',
  'GET /api/leagues/:id/season-rules': 'shared',
  'GET /api/leagues/:id/slots': 'shared',
  'GET /api/leagues/:id/suspensions': 'shared',
  'GET /api/leagues/:id/records': 'shared',
  'GET /api/leagues/:id/progress': 'shared',
  'GET /api/leagues/:id/rounds/:round/team': 'shared',
  'GET /api/leagues/:id/stages': 'shared',
  'GET /api/leagues/:id/stages/:stageId/bracket': 'shared',
  'GET /api/leagues/:id/stages/:stageId/tables': 'shared',
  'GET /api/leagues/:id/fair-play': 'shared',
  'GET /api/leagues/:id/awards': 'shared',
  'GET /api/leagues/:id/schedule/fairness': 'shared',
  'GET /api/players/:id': 'shared',
  'GET /api/teams/:id/details': 'shared',
  'GET /api/teams/:id/head-to-head/:otherId': 'shared',
  'GET /api/search': 'shared',
  'GET /api/gallery': 'shared',
  'GET /api/gallery/images/:name': 'file',
  'GET /api/league-table': 'shared',
  'GET /api/league-table/live': 'shared',
  'GET /api/league-table/:id/live/top': 'shared',
  'GET /api/statistics/top-scorers': 'shared',
  'GET /api/statistics/top-assists': 'shared',
  'GET /api/statistics/top-mvp': 'shared',
  'GET /api/matches/upcoming': 'shared',
  'GET /api/matches/commentary': 'shared',
  'GET /api/matches/:id/commentary': 'shared',
  'GET /api/matches/:id/replay': 'shared',
  'GET /api/matches/:id/mvp-votes': 'shared',
  'GET /api/matches/:id/meaning': 'shared',
  'GET /api/matches/:id/photo': 'shared',
  'GET /api/match-photos/:name': 'file',
  'GET /api/push/key': 'memory',
  'GET /api/calendar/league/:id.ics': 'shared',
  'GET /api/calendar/team/:id.ics': 'shared',
  'GET /api/calendar/referee/:feed.ics': 'personal',
  'GET /api/matches/:id/report.pdf': 'shared',
  'GET /api/matches/:id/lineup.pdf': 'shared',
  'GET /api/leagues/:id/rounds/:round.pdf': 'shared',
  'GET /api/share/match/:id.png': 'shared',
  'GET /api/share/team/:id.png': 'shared',
  'GET /api/share/table.png': 'shared',
  'GET /api/share/table/:id.png': 'shared',
  'GET /api/share/bracket/:id.png': 'shared',
  'GET /api/share/awards/:id.png': 'shared',
  'GET /api/share/stories/match/:id/:story.png': 'shared',
  'GET /api/share/stories/awards/:id/:award.png': 'shared',
  'GET /api/share/site.png': 'memory',
  'GET /api/live': 'looked',
  'GET /robots.txt': 'memory',
  'GET /sitemap.xml': 'shared',
  'GET /api/live/:matchId': 'memory',
};

let one: TestApp;
/** Another node of the same database. */
let two: TestApp;
let live: LiveMatchUnderTest;
let ended: LiveMatchUnderTest;
let coming: LiveMatchUnderTest;

beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ database: one.database });
  // Jobs would ask the database beside the readers.
  await one.app.get(JobsService).stop();
  countStatementsAndArrivals();
  live = await scheduledMatch(one);
  await kickOff(live);
  await live.must('POST', 'goals', { team: 'home', scorer: live.home[0] });
  const { league } = live;
  await one.call('POST', `/api/leagues/${league.leagueId}/stages`, {
    as: 'admin',
    body: {
      kind: 'knock-out',
      name: 'Doigravanje',
      entries: [1, 2].map((rank) => ({ source: 'table', rank })),
      legs: 1,
    },
  });
  await one.call('PUT', `/api/leagues/${league.leagueId}/awards/champion`, {
    as: 'admin',
    body: { teamId: league.teams[0]?.id },
  });
  [ended, coming] = [await fixture(), await fixture()];
  await kickOff(ended);
  await ended.must('POST', 'goals', { team: 'home', scorer: ended.home[0], assist: ended.home[1] });
  await ended.must('PATCH', 'state', { matchState: 'half-time' });
  await ended.must('PATCH', 'state', { matchState: 'second-half' });
  await ended.must('POST', 'mvp', { playerId: ended.home[0] });
  await ended.must('PATCH', 'state', { status: 'completed', matchState: 'completed' });
  await sql(
    `INSERT INTO sponsorships (user_id, package_id, logo_url)
     SELECT user_id, 1, '/logo?v=1' FROM teams WHERE id = $1`,
    league.teams[0]?.id,
  );
  for (const [match, kind] of [
    [ended, 'report'],
    [coming, 'preview'],
  ] as const)
    await sql(
      `INSERT INTO match_commentaries (match_id, kind, language, text, source, log_version, facts_hash)
       VALUES ($1, $2, 'hr', 'Kako je bilo.', 'template', 1, '-')`,
      match.id,
      kind,
    );
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const sql = (text: string, ...values: unknown[]) => one.db.query(text, values);

async function fixture(): Promise<LiveMatchUnderTest> {
  const [home, away] = live.league.teams;
  const body = {
    homeTeamId: home?.id,
    awayTeamId: away?.id,
    round: 1,
    matchDate: new Date(Date.now() + 86_400_000).toISOString(),
  };
  const { json } = await one.call('POST', '/api/matches', { as: 'admin', body });
  return matchOn(one, (json as { id: number }).id, live.league);
}

/** The path of a route with something behind it. */
function pathOf(route: string): string {
  if (route === 'GET /api/search') return '/api/search?q=adria';
  const pattern = route
    .replace('GET ', '')
    .replace(/:round|:stageId/, '1')
    .replace(':story', 'result')
    .replace(':award', 'champion')
    .replace(':otherId', String(live.league.teams[1]?.id));
  if (/live\/:matchId|:id\/replay|match\/:id/.test(pattern)) return filled(pattern, live.id);
  if (pattern.includes('matches')) return filled(pattern, ended.id);
  if (pattern.includes('players')) return filled(pattern, ended.home[0]);
  if (pattern.includes('leagues')) return filled(pattern, live.league.leagueId);
  if (pattern.includes('team')) return filled(pattern, live.league.teams[0]?.id);
  return filled(pattern, live.league.leagueId);
}

const filled = (pattern: string, id: number | undefined): string =>
  pattern.replace(/:\w+?(?=\.|\/|$)/, String(id));

it('each page that is open to everybody is decided on', async () => {
  const open: string[] = [];
  for (const route of one.routes.filter((each) => each.startsWith('GET '))) {
    const { status } = await one.call('GET', pathOf(route));
    if (status !== 401 && status !== 403) open.push(route);
  }
  expect(Object.keys(costs).sort()).toEqual(open.sort());
});

const readers = 100;
const checked = Object.entries(costs).filter(([, cost]) => cost !== 'file' && cost !== 'personal');

it.each(checked)('%s asked by a hundred at once costs what one costs (%s)', async (route, cost) => {
  const path = pathOf(route);
  expect((await one.call('GET', path)).status).toBe(200);
  Object.assign(counted, { statements: 0, arrivals: 0 });
  const beganAt = performance.now();
  // Whatever a shared page asks first waits here until all have come.
  const owner = await one.db.connect();
  await owner.query('BEGIN; LOCK TABLE sponsorship_packages IN ACCESS EXCLUSIVE MODE');
  const asking = Array.from({ length: readers }, () => one.call('GET', path));
  await until(() => counted.arrivals === readers);
  await owner.query('COMMIT');
  owner.release();
  const answers = await Promise.all(asking);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // Requests that arrived while a statement was open share the next one; a hundred that share nothing need
  // a hundred statements at least. The node's own work asks too: beacons four times a second, followers and jobs now
  // and then.
  const ofNode = 9 + 4 * Math.ceil((performance.now() - beganAt) / 1_000);
  expect(counted.statements).toBeLessThanOrEqual((cost === 'memory' ? 2 : 15) + ofNode);
});

/** How often a connection of the node was taken, and how many requests it has begun to work on. */
const counted = { statements: 0, arrivals: 0 };

function countStatementsAndArrivals(): void {
  for (const token of [getDataSourceToken(), getDataSourceToken(forTaps)])
    poolOf(one.app.get<DataSource>(token)).on('acquire', () => {
      counted.statements += 1;
    });
  const server: Server = one.app.getHttpServer();
  const begun = () => {
    counted.arrivals += 1;
  };
  server.on('request', () => setImmediate(begun));
}

const team = () => live.league.teams[0]?.id;
const shown = {
  tables: [
    'GET /api/league-table',
    'GET /api/league-table/live',
    'GET /api/league-table/:id/live/top',
  ],
  lists: [
    'GET /api/statistics/top-scorers',
    'GET /api/statistics/top-assists',
    'GET /api/statistics/top-mvp',
  ],
  calendars: ['GET /api/calendar/league/:id.ics', 'GET /api/calendar/team/:id.ics'],
};

const changes: { what: string; change: () => Promise<unknown>; on: string[] }[] = [
  {
    what: 'a renamed team',
    change: () => sql(`UPDATE teams SET name = 'Nova Adria' WHERE id = $1`, team()),
    on: [
      ...[...shown.tables, ...shown.lists, ...shown.calendars, 'GET /api/sponsors'],
      ...['GET /api/teams/:id/details', 'GET /api/matches/upcoming', 'GET /api/matches/commentary'],
      ...['GET /api/share/match/:id.png', 'GET /api/share/team/:id.png'],
      ...['GET /api/share/table.png', 'GET /api/share/table/:id.png'],
    ],
  },
  {
    what: 'a renamed player',
    change: () => sql(`UPDATE players SET last_name = 'Novak' WHERE team_id = $1`, team()),
    on: [...shown.lists, 'GET /api/teams/:id/details'],
  },
  {
    what: 'an approved player',
    change: () =>
      sql(
        `INSERT INTO players (first_name, last_name, jersey_number, team_id, status)
         VALUES ('Novi', 'Igrač', 77, $1, 'approved')`,
        team(),
      ),
    on: ['GET /api/teams/:id/details'],
  },
  {
    what: 'another logo',
    change: () => sql(`UPDATE sponsorships SET logo_url = '/logo?v=2'`),
    on: ['GET /api/sponsors', 'GET /api/teams/:id/details'],
  },
  {
    what: 'a sponsor without an account',
    change: () => sql(`UPDATE users SET deactivated_at = now() WHERE role = 'company'`),
    on: ['GET /api/sponsors', 'GET /api/teams/:id/details'],
  },
  {
    what: 'another package',
    change: () => sql(`UPDATE sponsorship_packages SET price = price + 1`),
    on: ['GET /api/memberships'],
  },
  {
    what: 'a renamed league',
    change: () => sql(`UPDATE leagues SET name = 'Prva liga'`),
    on: [
      ...['GET /api/leagues/names', 'GET /api/leagues/facts', 'GET /api/league-table/live'],
      ...['GET /api/teams/:id/details', ...shown.calendars],
      ...['GET /api/share/table.png', 'GET /api/share/match/:id.png'],
    ],
  },
  {
    what: 'another rule sheet',
    change: () =>
      one.call('PUT', `/api/leagues/${live.league.leagueId}/match-rules`, {
        as: 'admin',
        body: { preset: 'tournament' },
      }),
    on: ['GET /api/leagues/:id/match-rules'],
  },
  {
    what: 'other season rules',
    change: () =>
      one.call('PUT', `/api/leagues/${live.league.leagueId}/season-rules`, {
        as: 'admin',
        body: { ...usualSeasonRules, noShowLimit: usualSeasonRules.noShowLimit + 1 },
      }),
    on: ['GET /api/leagues/:id/season-rules'],
  },
  {
    what: 'a text that is hidden',
    change: () => sql('UPDATE match_commentaries SET hidden = true'),
    on: [
      ...['GET /api/matches/commentary', 'GET /api/matches/:id/commentary'],
      ...['GET /api/matches/upcoming', 'GET /api/teams/:id/details'],
    ],
  },
  {
    what: 'a new picture',
    change: () =>
      sql(
        `INSERT INTO gallery_images (title, filename, original_filename, mime_type, file_size, width, height, upload_id, uploaded_by)
         VALUES ('Slika', gen_random_uuid() || '.jpg', 'slika.jpg', 'image/jpeg', 1, 1, 1, gen_random_uuid(), $1)`,
        one.userIds.admin,
      ),
    on: ['GET /api/gallery'],
  },
  {
    what: 'a goal of a running match',
    change: () => live.must('POST', 'goals', { team: 'away', scorer: live.away[0] }),
    on: [
      ...['GET /api/league-table/live', 'GET /api/league-table/:id/live/top'],
      ...['GET /api/matches/:id/replay', 'GET /api/share/match/:id.png'],
    ],
  },
  {
    what: 'a goal that is undone after the final whistle',
    change: async () => {
      const { goals } = await ended.state();
      const [goal] = goals as { id?: string; actionId?: string }[];
      await ended.must('POST', 'undo', { eventId: goal?.actionId ?? goal?.id });
    },
    on: [
      ...[...shown.tables, ...shown.calendars, 'GET /api/teams/:id/details'],
      ...['GET /api/statistics/top-scorers', 'GET /api/statistics/top-assists'],
    ],
  },
  {
    what: 'a match that is moved',
    change: () => coming.must('PATCH', 'schedule', { matchDate: '2030-01-05T18:00:00.000Z' }),
    on: [...shown.calendars, 'GET /api/matches/upcoming', 'GET /api/teams/:id/details'],
  },
  {
    what: 'matches that are deleted',
    change: () => one.call('DELETE', '/api/matches', { as: 'admin' }),
    on: [
      ...[...shown.calendars, ...shown.tables, 'GET /api/statistics/top-mvp'],
      ...['GET /api/matches/upcoming', 'GET /api/teams/:id/details'],
      ...['GET /api/matches/:id/replay', 'GET /api/share/match/:id.png'],
    ],
  },
];

it.each(changes)('$what is seen by the next who asks, on every node', async ({ change, on }) => {
  const read = (app: TestApp) =>
    Promise.all(
      on.map(async (route) => {
        const { status, headers, text } = await app.call('GET', pathOf(route));
        return `${route} ${status} ${route.endsWith('.png') ? headers.get('etag') : text}`;
      }),
    );
  const before = await read(one);
  const beforeThere = await read(two);
  await change();
  const [there, here] = [await read(two), await read(one)];
  for (const [index] of on.entries()) {
    expect(here[index]).not.toBe(before[index]);
    expect(there[index]).not.toBe(beforeThere[index]);
  }
});
