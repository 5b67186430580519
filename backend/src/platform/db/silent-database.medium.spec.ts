import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createMigratedDatabase, type TestDatabase } from '../../../test/database.js';
import { inTime } from '../../../test/in-time.js';
import { type LiveMatchUnderTest, runningMatch } from '../../../test/live-match.js';
import { MatchLog, newCommandId, shot } from '../../../test/match-log.js';
import { type Relay, startRelay } from '../../../test/relay.js';
import { until } from '../../../test/until.js';
import { EventStore } from '../../events/event-store.js';
import { sqlState } from '../../events/group-commit.js';
import { silenceLimits } from '../async/silent-connection.js';
import { ownClient } from './own-client.js';
import { poolOf } from './pool.js';

let database: TestDatabase;
let relay: Relay;
let kolo: TestApp;
let match: LiveMatchUnderTest;

beforeAll(async () => {
  database = await createMigratedDatabase();
  relay = await startRelay(database.url);
  kolo = await startTestApp({ database: { ...database, url: relay.url } });
  match = await runningMatch(kolo);
});
afterAll(async () => {
  await relay.stop();
  await kolo.close();
  await database.drop();
});

/** What comes of it while the network swallows answers. Only then the limit is short: a busy machine is as silent. */
async function whileSilent<T>(ask: () => Promise<T>): Promise<T | 'nothing'> {
  const limit = jest.replaceProperty(silenceLimits, 'databaseMs', 3_000);
  try {
    return await inTime(ask());
  } finally {
    limit.restore();
  }
}

const tap = (key: string) =>
  kolo.call('POST', `/api/matches/${match.id}/team-stats/increment`, {
    as: 'admin',
    body: { team: 'home', statistic: 'shots', by: 1 },
    headers: { 'idempotency-key': key },
  });

it('a tap whose answer the network swallows is not waited for, and counts once', async () => {
  const before = (await match.state()).version;
  relay.swallowAnswers();
  expect(await whileSilent(() => tap('swallowed'))).toMatchObject({ status: 503 });
  await relay.cut();
  expect(await inTime(tap('swallowed'))).toMatchObject({ status: 200 });
  expect((await match.state()).version).toBe(before + 1);
});

describe('when the network swallows an answer', () => {
  it('an append that was written, and whose answer was swallowed, is found again', async () => {
    const store = kolo.app.get(EventStore, { strict: false });
    const log = await new MatchLog(store, 90_001).started();
    const commandId = newCommandId();
    relay.swallowAnswers();
    const outcome = () => log.attempt(shot, { commandId }).catch(sqlState);
    expect(await whileSilent(outcome)).toBeNull();
    await relay.cut();
    expect(await inTime(store.findCommand(commandId))).toMatchObject({ events: [{ commandId }] });
  });

  it('what waits for a lock gives its place in the database back when nobody waits for it any more', async () => {
    const owner = ownClient(database.adminUrl);
    await owner.connect();
    await owner.query('BEGIN; LOCK TABLE matches IN ACCESS EXCLUSIVE MODE');
    const waiting = async (): Promise<number[]> =>
      (
        await owner.query(
          "SELECT pid FROM pg_locks WHERE NOT granted AND relation = 'matches'::regclass",
        )
      ).rows.map(({ pid }) => pid);
    let left: number[] = [];
    const answer = await whileSilent(async () => {
      const requested = kolo.call('GET', '/api/matches', { as: 'admin' });
      await until(async () => {
        left = await waiting();
        return left.length > 0;
      });
      return requested;
    });
    expect(answer).toMatchObject({ status: 503 });
    await until(async () => !(await waiting()).some((pid) => left.includes(pid)));
    await owner.end();
  });

  it('a transaction whose answer is swallowed ends, and its connection is not used again', async () => {
    const { manager } = kolo.app.get<DataSource>(getDataSourceToken());
    const pool = poolOf(manager.dataSource);
    const ended = await whileSilent(async () => {
      const begun = manager.transaction(async (inside) => {
        relay.swallowAnswers();
        await inside.query('SELECT 1');
      });
      const reason = await begun.catch(String);
      // Others of the node may hold a connection for a moment.
      await until(() => pool.totalCount === pool.idleCount);
      return reason;
    });
    expect(ended).toContain('The database is silent');
  });
});
