import pg from 'pg';
import { DataSource } from 'typeorm';
import { appendStatement } from '../src/events/append-batch.js';
import { EventStore } from '../src/events/event-store.js';
import { PrinterService } from '../src/office/reports/printer.service.js';
import { matchesNaming } from '../src/operations/personal-data/forget-reports.js';
import { RefusalError } from '../src/platform/api/refusal.error.js';
import { JobsService } from '../src/platform/queue/jobs.service.js';
import { CommentaryJobsService } from '../src/site/commentary/commentary-jobs.service.js';
import { type Caller, callers, startTestApp, type TestApp } from './app.js';
import { inTime } from './in-time.js';
import { type LiveMatchUnderTest, runningMatch } from './live-match.js';
import { MatchLog } from './match-log.js';
import { type Read, routes } from './routes.js';
import { liveSocket, opened } from './spectator.js';

/** A scan of one of these costs more with every season. */
const growing = ['events', 'matches', 'player_stats'];
const noticed = [...growing, 'players'];

interface Statement {
  text: string;
  values: unknown[];
}

let kolo: TestApp;
let running: LiveMatchUnderTest;
const statements = new Map<string, Statement>();
const repeated = new Map<string, () => Promise<void>>();

beforeAll(async () => {
  jest
    .spyOn(JobsService.prototype, 'every')
    .mockImplementation((name, _everyMs, run) => void repeated.set(name, run));
  kolo = await startTestApp();
  running = await runningMatch(kolo);
  await fill();
});
afterAll(() => kolo.close());

/** A hundred leagues of earlier years, half of them played, beside the one under test. */
const fill = () =>
  kolo.db.query(`
    -- Autovacuum would look again a minute later, at a sample.
    ${noticed.map((table) => `ALTER TABLE ${table} SET (autovacuum_enabled = off);`).join('\n    ')}

    INSERT INTO leagues (id, name, season, start_date, end_date, is_active)
    SELECT 1000 + n, 'Liga ' || n, 'Sezona', now() - n * interval '30 days',
           now() - n * interval '30 days' + interval '200 days', n % 2 = 0
    FROM generate_series(1, 100) AS n;

    INSERT INTO teams (id, name, user_id, league_id)
    SELECT 1000 + n * 10, 'Tim ' || n, (SELECT min(id) FROM users), 1000 + n
    FROM generate_series(1, 100) AS n;

    INSERT INTO players (id, first_name, last_name, jersey_number, team_id, status)
    SELECT 10000 + n, 'Igrač', n::text, 1 + (n - 1) / 100, 1010 + n % 100 * 10, 'approved'
    FROM generate_series(1, 1000) AS n;

    INSERT INTO matches
    SELECT filled.* FROM matches m, generate_series(1, 9000) AS n,
      LATERAL jsonb_populate_record(m, jsonb_build_object(
        'id', 10000 + n, 'league_id', 1001 + n % 100, 'round', n / 500,
        'home_team_id', 1010 + n % 100 * 10, 'away_team_id', 1010 + n % 97 * 10,
        'home_score', 1, 'away_score', 0, 'version', 4, 'mvp_player_id', 10001 + n % 1000,
        'status', CASE WHEN n % 2 = 0 THEN 'completed' ELSE 'scheduled' END,
        'match_date', now() - (n - 4500) * interval '2 hours')) AS filled
    WHERE m.id = ${running.id};

    INSERT INTO player_stats (match_id, player_id, goals, id)
    SELECT m.id, 10001 + (m.id * 7 + n) % 1000, 1, m.id * 1000000::bigint + n
    FROM matches m, generate_series(1, 6) AS n WHERE m.id > 10000;

    INSERT INTO events (stream, version, type, schema_version, fact, metadata, command_id,
                        command_seq, occurred_at, recorded_at)
    SELECT m.id, n, (ARRAY['MatchScheduled', 'TimeoutTaken', 'ActionVoided', 'ResultRecorded'])[n], 1,
           json_build_object('leagueId', m.league_id, 'round', m.round, 'venue', m.venue, 'homeTeamId', m.home_team_id,
             'awayTeamId', m.away_team_id, 'matchDate', m.match_date,
             'actionId', 'filled-' || m.id || '-' || n - 1 || '.0'),
           jsonb_build_object('actor', jsonb_build_object('id', ${kolo.userIds.admin})),
           'filled-' || m.id || '-' || n, 0, now(), now() - (20000 - m.id) * interval '1 minute'
    FROM matches m, generate_series(1, 4) AS n WHERE m.id > 10000;

    INSERT INTO events (stream, version, type, schema_version, fact, metadata, command_id,
                        command_seq, occurred_at, recorded_at)
    -- One decision in four is a person's; the others follow from results by themselves.
    SELECT -1001 - n % 100, 1 + n / 100, 'PointsAdjusted', 1,
           json_build_object('teamId', 1010, 'points', -1, 'cause', 'other', 'on', '2026-03-14'),
           CASE n % 4 WHEN 0 THEN jsonb_build_object('actor', jsonb_build_object('id', ${kolo.userIds.admin}))
             ELSE '{"actor": null}' END,
           'decided-' || n, 0, now(), now() - n * interval '15 minutes'
    FROM generate_series(1, 12000) AS n;

    -- Of every row: a sample is another one each time, and so may the plan be.
    SET default_statistics_target = 1000;
    ANALYZE;
    RESET default_statistics_target;
  `);

/** Notes every statement that the nodes send while something is done. */
async function noted(act: () => Promise<unknown>): Promise<void> {
  const send = pg.Client.prototype.query;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    note(given);
    return Reflect.apply(send, this, given);
  });
  try {
    await act();
  } finally {
    spy.mockRestore();
  }
}

function note([first, second]: unknown[]): void {
  const { text, values } =
    typeof first === 'string' ? { text: first, values: second } : (first as Statement);
  if (typeof text === 'string' && noticed.some((table) => text.includes(table)))
    statements.set(text, { text, values: Array.isArray(values) ? values : [] });
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

async function planOf({ text, values }: Statement): Promise<Plan[]> {
  const { rows } = await kolo.db.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `EXPLAIN (FORMAT JSON) ${text}`,
    values,
  );
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodes(Plan)));
}

/** The growing tables that a statement reads from end to end. */
async function scanned(statement: Statement): Promise<string[]> {
  return (await planOf(statement))
    .filter((node) => node['Node Type'].includes('Seq Scan'))
    .flatMap(({ 'Relation Name': table = '' }) => (growing.includes(table) ? [table] : []));
}

async function offences(): Promise<string[]> {
  const found: string[] = [];
  for (const statement of statements.values()) {
    if (!/^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)/i.test(statement.text)) continue;
    const tables = await scanned(statement);
    if (tables.length > 0) found.push(`${tables.join()}: ${statement.text.replace(/\s+/g, ' ')}`);
  }
  statements.clear();
  return found;
}

/** The indexes by which the recorded statements about these tables find their rows. */
async function indexesUsed(): Promise<string[]> {
  const plans = await Promise.all([...statements.values()].map(planOf));
  statements.clear();
  return plans.flat().flatMap(({ 'Index Name': name = [] }) => name);
}

function pathOf(route: string): string {
  const pattern = route.replace('GET ', '');
  const [team] = running.league.teams;
  const id = /matches|live\/:|match\/:/.test(pattern)
    ? pattern.includes('league')
      ? running.league.leagueId
      : running.id
    : pattern.includes('team') && !pattern.includes('league/')
      ? team?.id
      : running.league.leagueId;
  return pattern.replace(/:\w+?(?=\.|\/|$)/, String(id));
}

const reads = Object.entries(routes).filter(([route]) => route.startsWith('GET '));
const widest = ({ allowed }: Read): Caller =>
  callers.findLast((caller) => allowed.includes(caller)) ?? 'anonymous';

describe('no sequential scan of the log or its read models', () => {
  it('in any page or list', async () => {
    await noted(async () => {
      for (const [route, row] of reads) {
        const path = pathOf(route);
        await kolo.call('GET', path === '/api/people' ? `${path}?search=Ana` : path, {
          as: widest(row),
        });
      }
    });
    expect(statements.size).toBeGreaterThan(20);
    expect(await offences()).toEqual([]);
  });

  it('in any question about matches', async () => {
    const { leagueId } = running.league;
    const questions = [
      ...['leagueId=all', 'leagueId=none', `leagueId=${leagueId}`, 'round=3', 'limit=5'],
      ...[`leagueId=${leagueId}&round=0`, 'leagueId=all&from=2026-11-01&to=2026-11-02'],
      ...['leagueId=all&limit=5&after=1795419060000_10050', 'after=1795419060000_10050'],
    ];
    await noted(async () => {
      for (const list of ['', '/upcoming', '/upcoming/user', '/bookings'])
        for (const question of questions) {
          const path = `/api/matches${list}?${question}`;
          expect((await kolo.call('GET', path, { as: 'admin' })).status).toBe(200);
        }
    });
    expect(statements.size).toBeGreaterThan(20);
    expect(await offences()).toEqual([]);
  });

  it('in looking for clashes of bookings, which an index on the folded name of a venue finds', async () => {
    await noted(() => kolo.call('GET', '/api/matches/bookings', { as: 'admin' }));
    const { rows } = await kolo.db.query<{ name: string }>(
      `SELECT indexname AS name FROM pg_indexes
       WHERE tablename = 'matches' AND indexdef LIKE '%folded_name%'`,
    );
    expect(rows).toHaveLength(1);
    expect(await indexesUsed()).toContain(rows[0]?.name);
  });

  it('in the audit, which finds what leagues decided by its time', async () => {
    await noted(() => kolo.call('GET', '/api/audit?limit=10', { as: 'admin' }));
    expect(await indexesUsed()).toEqual(
      expect.arrayContaining(['events_audited_leagues', 'events_audited_sign_off']),
    );
    const { rows } = await kolo.db.query<{ indexname: string }>(
      `SELECT indexname FROM pg_indexes WHERE indexname LIKE 'events_audited%' ORDER BY 1`,
    );
    expect(rows.map(({ indexname }) => indexname)).toEqual([
      'events_audited_leagues',
      'events_audited_sign_off',
    ]);
  });

  it('in looking for who was replaced before a match, for an export and for an erasure', async () => {
    await noted(() => kolo.call('POST', '/api/people/player-10001/export', { as: 'admin' }));
    const { manager } = kolo.app.get(DataSource);
    await noted(() => matchesNaming(manager, { kind: 'player', id: 10001, teamNames: false }));
    const looks = [...statements.values()].filter(({ text }) => text.includes('PlayerReplaced'));
    statements.clear();
    expect(looks).toHaveLength(2);
    expect((await Promise.all(looks.map(scanned))).flat()).toEqual([]);
  });

  it('in a search for people, whose names an index of trigrams knows', async () => {
    await noted(() => kolo.call('GET', '/api/people?search=Ana', { as: 'admin' }));
    expect(await indexesUsed()).toEqual(expect.arrayContaining(['players_folded']));
  });

  it('in a search of visitors, which an index of words answers', async () => {
    for (const q of ['ana', '77', 'tim 7']) {
      await noted(() => kolo.call('GET', `/api/search?q=${encodeURIComponent(q)}`));
      const read = await Promise.all([...statements.values()].map(scanned));
      expect(read.flat()).toEqual([]);
      expect(await indexesUsed()).toContain('players_by_words');
    }
  });

  it('in looking for texts that are due: near today, with changed names, and some others in turn', async () => {
    await kolo.db.query(`
      UPDATE players SET names_changed_at = now() - interval '30 days' WHERE id > 10000;
      UPDATE commentary_names SET followed_to = now();
      INSERT INTO match_commentaries (match_id, kind, language, text, source, log_version, facts_hash, names_as_of)
      SELECT id, CASE status WHEN 'completed' THEN 'report' ELSE 'preview' END, language, 'Tekst.',
             'template', version, '', now()
      FROM matches, unnest(ARRAY['hr', 'en']) AS language WHERE id > 10000;
      ANALYZE players, match_commentaries;
    `);
    const jobs = kolo.app.get(CommentaryJobsService, { strict: false });
    const enqueued = jest.spyOn(JobsService.prototype, 'enqueue').mockResolvedValue();
    await noted(() => jobs.follow());
    enqueued.mockRestore();
    const looks = [...statements.values()];
    const [look] = looks.filter(({ text }) => text.includes('looked_at'));
    if (look === undefined) throw new Error('Nothing looked for texts');
    expect(looks.length).toBeGreaterThan(1);
    const ofPlayers = (await planOf(look)).filter((node) => node['Relation Name'] === 'players');
    expect(ofPlayers.map((node) => node['Index Name'])).toEqual([
      'players_names_changed_at',
      'players_names_changed_at',
    ]);
    expect(await offences()).toEqual([]);
  });

  it('in a job that is repeated', async () => {
    jest.spyOn(JobsService.prototype, 'enqueue').mockResolvedValue();
    jest
      .spyOn(PrinterService.prototype, 'print')
      .mockRejectedValue(RefusalError.of('service.unavailable'));
    const found: string[] = [];
    for (const [name, run] of repeated) {
      await noted(run);
      found.push(...(await offences()).map((offence) => `${name}: ${offence}`));
    }
    expect(found).toEqual([]);
    expect([...repeated.keys()]).toEqual(
      expect.arrayContaining(['archive-reports', 'close-fans-votes', 'send-notices']),
    );
  });

  it('when a node starts, and when its first reader looks at the live board and a match', async () => {
    await noted(async () => {
      const another = await startTestApp({ database: kolo.database });
      const socket = await opened(liveSocket(another.url));
      expect(await inTime(socket.emitWithAck('watchBoard', {}))).toMatchObject({ ok: true });
      expect(await inTime(socket.emitWithAck('watch', { matchId: running.id }))).toMatchObject({
        ok: true,
      });
      socket.disconnect();
      await another.close();
    });
    expect(statements.size).toBeGreaterThan(1);
    expect(await offences()).toEqual([]);
  });

  it('in a tap, whose statements are inside a function', async () => {
    const log = await new MatchLog(kolo.app.get(EventStore), 50_000).started();
    const goal = { type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' } as const;
    const client = await kolo.db.connect();
    try {
      for (const careful of [false, true]) {
        const decided = log.decided(goal);
        if (decided === null) throw new Error('A goal was refused');
        const { text, values } = appendStatement([decided.append], careful);
        await client.query('BEGIN');
        await client.query(text, values);
        const { rows } = await client.query<{ name: string; scans: number; found: boolean }>(
          `SELECT relname AS name, seq_scan::integer AS scans, idx_scan > 0 AS found
           FROM pg_stat_xact_user_tables WHERE relname = ANY ($1) ORDER BY 1`,
          [growing],
        );
        await client.query('ROLLBACK');
        expect(rows).toEqual(growing.map((name) => ({ name, scans: 0, found: true })));
      }
    } finally {
      client.release();
    }
  });
});
