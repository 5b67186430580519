import type pg from 'pg';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { LeagueLog } from '../../../test/league-log.js';
import { type LiveMatchUnderTest, runningMatch, scheduledMatch } from '../../../test/live-match.js';
import { EventStore } from '../../events/event-store.js';
import { rebuild } from '../../projections/rebuild.js';
import { type DataVersions, DataVersionsService } from './data-versions.service.js';

/** Tables that no page shows beyond their own account, and those that the log's triggers on `matches` cover. */
const unseenTables = [
  ...['matches', 'events', 'player_stats', 'standings'],
  ...['blackouts', 'move_proposals', 'team_preferences'],
  ...['account_writes', 'audit_details', 'audit_log', 'change_marks', 'commentary_attempts'],
  'commentary_names',
  ...['email_confirmations', 'erasures', 'grant_devices', 'log_texts', 'maintenance_runs'],
  'match_consoles',
  ...['import_batches', 'match_grants', 'match_presence', 'migrations', 'mvp_votes'],
  ...['prediction_groups', 'prediction_members', 'predictions'],
  ...['referee_absences', 'referee_assignments', 'referee_claims', 'referee_feeds'],
  ...['referee_profiles', 'referee_rules', 'referee_statement_lines', 'referee_statements'],
  'match_reports',
  ...['noticed_moves', 'notices', 'password_resets', 'recovery_codes', 'running_plans'],
  ...['push_cursor', 'push_deliveries', 'push_keys', 'push_matches', 'push_messages'],
  ...['push_subscriptions', 'push_topics'],
  ...['seed_runs', 'sessions'],
  'setup_links',
  ...['sign_in_failures', 'spent_uploads'],
  'team_pins',
  ...['league_digests', 'weekly_mails'],
  ...['company_channels', 'channel_messages'],
];

let one: TestApp;
/** Another node of the same database. */
let two: TestApp;
let running: LiveMatchUnderTest;

beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ database: one.database });
  running = await runningMatch(one);
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const marksOf = ({ app }: TestApp): Promise<DataVersions> => app.get(DataVersionsService).now();

/** Which of the other node's marks a change renews. */
async function renewedBy(change: () => Promise<unknown>): Promise<string[]> {
  const before = await marksOf(two);
  await change();
  const after = await marksOf(two);
  return (['staticData', 'running'] as const).filter(
    (version) => before[version] !== after[version],
  );
}

async function tables(condition: string): Promise<string[]> {
  const { rows } = await one.db.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class c
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND ${condition} ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

const isCounted = `EXISTS (SELECT FROM pg_trigger WHERE tgrelid = c.oid AND tgname = 'raise_change_mark')`;
const mayBeRead = `has_table_privilege('kolo_app', c.oid, 'SELECT')`;

async function transaction(): Promise<pg.PoolClient> {
  const client = await one.db.connect();
  await client.query('BEGIN');
  return client;
}

const touchTeams = 'UPDATE teams SET name = name';
const tap = () => running.must('POST', 'team-stats/increment', shot);
const shot = { team: 'home', statistic: 'shots', by: 1 };

async function changeStates(...states: string[]): Promise<void> {
  for (const matchState of states) await running.must('PATCH', 'state', { matchState });
}

describe('the static version', () => {
  it('is renewed by writes to each table that the application reads, unless no page shows it', async () => {
    expect(await tables(`${mayBeRead} AND NOT ${isCounted}`)).toEqual(unseenTables.toSorted());
    for (const table of await tables(isCounted))
      expect([
        table,
        await renewedBy(() => one.db.query(`DELETE FROM ${table} WHERE false`)),
      ]).toEqual([table, ['staticData']]);
  });

  it('is renewed when a change is committed, and by no change that is rolled back', async () => {
    const changing = await transaction();
    expect(await renewedBy(() => changing.query(touchTeams))).toEqual([]);
    expect(await renewedBy(() => changing.query('ROLLBACK'))).toEqual([]);
    await changing.query('BEGIN');
    await changing.query(touchTeams);
    await changing.query('SAVEPOINT s; UPDATE leagues SET name = name; ROLLBACK TO s');
    expect(await renewedBy(() => changing.query('COMMIT'))).toEqual(['staticData']);
    changing.release();
  });

  it('is renewed by each of two transactions that change something at once, and neither waits', async () => {
    const [first, second] = [await transaction(), await transaction()];
    for (const client of [first, second]) await client.query(`SET LOCAL lock_timeout = '1s'`);
    await first.query('UPDATE leagues SET name = name');
    await second.query(touchTeams);
    expect(await renewedBy(() => second.query('COMMIT'))).toEqual(['staticData']);
    expect(await renewedBy(() => first.query('COMMIT'))).toEqual(['staticData']);
    for (const client of [first, second]) client.release();
  });
});

it('a decision of a league renews the version of static data', async () => {
  const league = new LeagueLog(one.app.get(EventStore), 1);
  expect(await renewedBy(() => league.attempt())).toEqual(['staticData']);
});

describe('matches', () => {
  it('that run change only the running version when somebody taps, even while all other data changes', async () => {
    expect(await renewedBy(tap)).toEqual(['running']);
    const changing = await transaction();
    await changing.query(`${touchTeams}; SELECT FROM change_marks FOR UPDATE`);
    await tap();
    await changing.query('ROLLBACK');
    changing.release();
  });

  it('change the static version when they are scheduled, start, end, are corrected and deleted', async () => {
    const steps: [string, () => Promise<unknown>][] = [
      ['start', () => runningMatch(one)],
      ['end', () => changeStates('half-time', 'second-half', 'completed')],
      ['undo', () => running.must('POST', 'undo', {})],
      ['delete', () => one.call('DELETE', '/api/matches', { as: 'admin' })],
      ['schedule', () => scheduledMatch(one)],
    ];
    for (const [step, change] of steps)
      expect([step, await renewedBy(change)]).toEqual([
        step,
        expect.arrayContaining(['staticData']),
      ]);
  });

  it('are still counted after a rebuild, which changes the version once', async () => {
    const { must } = await scheduledMatch(one);
    const versions = () => one.db.query('SELECT * FROM change_marks ORDER BY slot');
    const { rows } = await versions();
    const rebuilt = () => rebuild(one.database.adminUrl, () => undefined);
    expect(await renewedBy(rebuilt)).toEqual(['staticData']);
    expect((await versions()).rows).toEqual(rows);
    const moved = () => must('PATCH', 'schedule', { matchDate: '2030-01-05T18:00:00.000Z' });
    expect(await renewedBy(moved)).toEqual(['staticData']);
  });
});
