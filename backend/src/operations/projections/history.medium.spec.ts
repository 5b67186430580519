import { LogDatabase, type Node } from '../../../test/log-database.js';
import { MatchLog } from '../../../test/match-log.js';
import { until } from '../../../test/until.js';
import { verify } from '../../projections/verify.js';
import { deletedMatches, leaguesInUse, restoreMatches } from './history.js';

let database: LogDatabase;
let node: Node;
const at = '2026-05-01T10:00:00.000Z';

beforeAll(async () => {
  database = await LogDatabase.create();
  node = await database.node();
  const owner = await database.owner();
  await owner.source.query(
    `INSERT INTO leagues (id, name, season, start_date, end_date)
     VALUES (1, 'Kolo', '2025/26', '2025-10-19', '2026-05-24')`,
  );
});
afterAll(() => database.drop());

const tables = async () => ({
  matches: await node.source.query<{ id: number; version: number }[]>(
    'SELECT * FROM matches ORDER BY id',
  ),
  players: await node.source.query('SELECT * FROM player_stats ORDER BY match_id, player_id'),
  standings: await node.source.query('SELECT * FROM standings ORDER BY league_id, team_id'),
});

describe('history', () => {
  it('brings a deleted season back as it was, by new events', async () => {
    const season: MatchLog[] = [];
    for (let id = 1; id <= 12; id += 1) season.push(await new MatchLog(node.store, id).finished());
    const elsewhere = await new MatchLog(node.store, 90).scheduled(2);
    const before = await tables();
    for (const match of [...season, elsewhere]) await match.when({ type: 'DeleteMatch' });
    expect(await tables()).toEqual({ matches: [], players: [], standings: [] });

    const deleted = await deletedMatches(node.source, node.store, { season: '2025/26' });
    expect(deleted.map(({ matchId }) => matchId).toSorted((a, b) => a - b)).toEqual(
      season.map(({ id }) => id),
    );
    expect(deleted[0]).toMatchObject({
      league: 'Kolo',
      homeTeam: 'team 100',
      status: 'completed',
      deletedAt: expect.stringMatching(/Z$/),
    });
    expect(await leaguesInUse(node.source, deleted)).toEqual([]);

    const seen: number[] = [];
    const ids = deleted.map(({ matchId }) => matchId);
    expect(await restoreMatches(node.store, ids, at, (done) => seen.push(done))).toBe(12);
    expect(seen.at(-1)).toBe(12);
    const after = await tables();
    expect({ ...after, matches: after.matches.map(({ version, ...row }) => row) }).toEqual({
      ...before,
      matches: before.matches.filter(({ id }) => id !== 90).map(({ version, ...row }) => row),
    });
    const log = await node.store.readStream(1);
    expect(log.slice(-2).map(({ event }) => event.type)).toEqual(['MatchDeleted', 'MatchRestored']);
    expect(log.at(-1)).toMatchObject({ actorId: null, device: 'command line', event: { at } });
    expect(await leaguesInUse(node.source, deleted)).toEqual([1]);
  });

  it('restores what is deleted and leaves the rest', async () => {
    const deleted = await deletedMatches(node.source, node.store);
    expect(deleted.map(({ matchId }) => matchId)).toEqual([90]);
    expect(await deletedMatches(node.source, node.store, { leagueId: 1 })).toEqual([]);
    expect(await restoreMatches(node.store, [1, 90, 7777], at, () => undefined)).toBe(1);
    expect(await deletedMatches(node.source, node.store, { matchId: 90 })).toEqual([]);
    const { differences } = await verify(
      database.database.adminUrl,
      () => undefined,
      () => undefined,
    );
    expect(differences).toBe(0);
  });

  it('begins a new epoch on request, also for a log from another server', async () => {
    const owner = await database.owner();
    const epoch = async (): Promise<string> => (await database.node()).store.epoch();
    const before = await epoch();
    await expect(node.source.query('SELECT begin_log_epoch()')).rejects.toThrow();
    await owner.source.query(
      `INSERT INTO events (xid, stream, version, type, schema_version, fact, metadata, command_id,
                           command_seq, occurred_at)
       SELECT '900000000000', 700, 1, type, schema_version, data, metadata, 'from-elsewhere', 0, occurred_at
       FROM events WHERE stream = 90 AND version = 1`,
    );
    const everything = () => node.store.readAll({ xid: '0', position: '0' }, 100_000);
    expect((await everything()).events.some(({ stream }) => stream === 700)).toBe(false);
    await owner.source.query('SELECT begin_log_epoch()');
    expect(await epoch()).not.toBe(before);
    // Readers wait for every open transaction of the server.
    await until(async () => (await everything()).events.at(-1)?.stream === 700);
    await expect(owner.source.query('DELETE FROM events')).rejects.toThrow('append-only');
  });
});
