import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createTestDatabase } from '../../../test/database.js';
import { type LiveMatchUnderTest, matchOn, runningMatch } from '../../../test/live-match.js';
import { liveSocket, opened, Spectator } from '../../../test/spectator.js';
import { until } from '../../../test/until.js';
import { verify } from '../../projections/verify.js';
import { migrateTo } from './data-source.js';
import { firstRelease, migrations } from './migrations/index.js';

/** A change that the next version might bring: the table under every tap gets a column. */
class NextVersion1900000000000 implements MigrationInterface {
  name = 'NextVersion1900000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events ADD COLUMN weather text;
      CREATE TABLE IF NOT EXISTS weather_reports (run integer GENERATED ALWAYS AS IDENTITY);
      INSERT INTO weather_reports DEFAULT VALUES;
    `);
  }

  async down(): Promise<void> {}
}

const nextVersion = [...migrations, NextVersion1900000000000];

let old: TestApp;
let match: LiveMatchUnderTest;
let goals = 0;

async function tap(): Promise<void> {
  await match.must('POST', 'stats/increment', { playerId: match.home[0], statField: 'goals' });
  goals += 1;
}

beforeAll(async () => {
  old = await startTestApp();
  match = await runningMatch(old);
});
afterAll(() => old.close());

describe('a newer version starts beside the old one', () => {
  it('two of its nodes migrate once, and taps on the old node go on while a long reader is in the way', async () => {
    const { adminUrl } = old.database;
    const reader = new pg.Client({ connectionString: adminUrl });
    await reader.connect();
    await reader.query('BEGIN; SELECT count(*) FROM events');
    let migrated = false;
    const upgrade = Promise.all([
      migrateTo(adminUrl, nextVersion),
      migrateTo(adminUrl, nextVersion),
    ]).finally(() => {
      migrated = true;
    });
    const waiting = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'events'::regclass`;
    let waits = false;
    const look = until(async () => {
      waits = (await old.db.query(waiting)).rowCount !== 0;
      return waits || migrated;
    });
    while (!waits && !migrated) await tap();
    await look;
    // The migration waits for the reader; the tap behind it does not wait for the migration's end.
    await tap();
    await tap();
    expect(migrated).toBe(false);
    await reader.query('COMMIT');
    await reader.end();
    while (!migrated) await tap();
    await upgrade;
    await tap();
    const { rows } = await old.db.query('SELECT count(*)::integer AS runs FROM weather_reports');
    expect(rows).toEqual([{ runs: 1 }]);
    const { goals: shown } = await match.state();
    expect(shown).toHaveLength(goals);
  });

  it('an old node that starts now leaves what it does not know alone, and serves', async () => {
    const another = await startTestApp({ database: old.database });
    try {
      const same = matchOn(another, match.id, match.league);
      await same.must('POST', 'stats/increment', { playerId: match.away[0], statField: 'goals' });
      goals += 1;
      expect((await match.state()).goals).toHaveLength(goals);
    } finally {
      await another.close();
    }
  });
});

it('two nodes that come upon 1.0.0 make its indexes once, also one that was left unfinished', async () => {
  const { adminUrl, drop } = await createTestDatabase();
  await migrateTo(adminUrl, firstRelease);
  const [reader, owner] = [0, 1].map(() => new pg.Client({ connectionString: adminUrl }));
  if (reader === undefined || owner === undefined) throw new Error('unreachable');
  await Promise.all([reader.connect(), owner.connect()]);
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM events');
  await owner.query(`SET lock_timeout = '50ms'`);
  const cutShort = owner.query(
    'CREATE INDEX CONCURRENTLY events_of_league ON events (recorded_at)',
  );
  await expect(cutShort).rejects.toThrow('lock timeout');
  await reader.query('COMMIT');
  await Promise.all([migrateTo(adminUrl, migrations), migrateTo(adminUrl, migrations)]);
  const { rows } = await owner.query(
    `SELECT indexrelid::regclass::text AS name FROM pg_index
     WHERE indrelid = 'events'::regclass AND NOT indisvalid`,
  );
  expect(rows).toEqual([]);
  await Promise.all([reader.end(), owner.end()]);
  await drop();
});

describe('an event that only a newer version knows', () => {
  let other: LiveMatchUnderTest;
  let spectator: Spectator | null = null;
  let before: number;

  beforeAll(async () => {
    other = await runningMatch(old);
    spectator = new Spectator(old.url, match.id);
    await spectator.connect();
    before = (await match.state()).version;
    await old.db.query(
      `INSERT INTO events (stream, version, type, schema_version, fact, metadata, command_id, command_seq, occurred_at)
       VALUES ($1, $2, 'PitchWatered', 1, '{}', '{"actor":null,"device":null,"requestId":null}', 'of-a-newer-node', 0, now())`,
      [match.id, before + 1],
    );
  });
  afterAll(() => spectator?.close());

  it('makes its match unavailable here for a while: the old node neither guesses nor writes', async () => {
    const read = await old.call('GET', `/api/matches/${match.id}/manage`, { as: 'admin' });
    expect(read).toMatchObject({ status: 503, json: { error: 'service.unavailable' } });
    expect(read.headers.get('retry-after')).toBe('1');
    const body = { playerId: match.home[0], statField: 'goals' };
    const write = await old.call('POST', `/api/matches/${match.id}/stats/increment`, {
      as: 'admin',
      body,
    });
    expect(write).toMatchObject({ status: 503, json: { error: 'service.unavailable' } });
    const { rows } = await old.db.query(
      'SELECT max(version) AS version FROM events WHERE stream = $1',
      [match.id],
    );
    expect(rows).toEqual([{ version: before + 1 }]);
  });

  it('touches nothing else: lists, other matches, their taps and watchers', async () => {
    expect((await old.call('GET', '/api/matches', { as: 'public' })).status).toBe(200);
    await other.must('POST', 'stats/increment', { playerId: other.home[0], statField: 'goals' });
    expect((await other.state()).goals).toHaveLength(1);
    expect(spectator).toMatchObject({ version: before, gaps: 0 });
  });

  it('leaves it on the board as its row says, among all the others', async () => {
    const socket = await opened(liveSocket(old.url));
    const board = await socket.emitWithAck('watchBoard', {});
    globalThis.checkMessage?.('watchBoardAnswer', board);
    socket.disconnect();
    if (!board.ok) throw new Error(board.message);
    const shown = new Map(board.matches.map((line) => [line.matchId, line]));
    expect(shown.get(match.id)).toMatchObject({ status: 'in_progress', homeScore: goals - 1 });
    expect(shown.get(other.id)).toMatchObject({ homeScore: 1, clock: { half: 1 } });
  });

  it('stops a comparison with the log and names what it does not know', async () => {
    await expect(
      verify(
        old.database.adminUrl,
        () => {},
        () => {},
      ),
    ).rejects.toThrow('PitchWatered of schema version 1, which only a newer Kolo knows');
  });
});
