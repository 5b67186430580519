import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type CallOptions, startTestApp, type TestAnswer, type TestApp } from '../../test/app.js';
import { inTime } from '../../test/in-time.js';
import { type LiveMatchUnderTest, runningMatch, scheduledMatch } from '../../test/live-match.js';
import { until } from '../../test/until.js';
import { forTaps } from '../platform/db/data-source.js';
import { poolOf } from '../platform/db/pool.js';

let kolo: TestApp;
let match: LiveMatchUnderTest;
beforeAll(async () => {
  kolo = await startTestApp();
  match = await runningMatch(kolo);
});
afterAll(() => kolo.close());

const aLock = 4_711;

/** Holds every connection of a pool with a statement that waits, until what comes back is called. */
async function allHeld(token: Parameters<typeof kolo.app.get>[0]): Promise<() => Promise<void>> {
  const pool = poolOf(kolo.app.get<DataSource>(token));
  const owner = await kolo.db.connect();
  await owner.query('SELECT pg_advisory_lock($1)', [aLock]);
  const statements = Array.from({ length: pool.options.max }, () =>
    pool.query('SELECT pg_advisory_xact_lock_shared($1)', [aLock]),
  );
  await until(() => pool.totalCount === pool.options.max && pool.idleCount === 0);
  return async () => {
    await owner.query('SELECT pg_advisory_unlock($1)', [aLock]);
    owner.release();
    await Promise.all(statements);
  };
}

async function call(method: string, path: string, options?: CallOptions): Promise<TestAnswer> {
  const answer = await inTime(kolo.call(method, path, options));
  if (answer === 'nothing') throw new Error(`${method} ${path} is not answered`);
  return answer;
}

it('taps are answered while readers hold every connection that is not theirs', async () => {
  const { id, home, away } = await scheduledMatch(kolo);
  // It is noted again that the session is used.
  await kolo.db.query(`UPDATE sessions SET last_used_at = now() - interval '1 hour'`);
  const release = await allHeld(getDataSourceToken());
  const post = async (path: string, body: object) =>
    (await call('POST', `/api/matches/${path}`, { as: 'admin', body })).status;
  const shot = { team: 'home', statistic: 'shots', by: 1 };
  expect([
    await post(`${match.id}/team-stats/increment`, shot),
    await post(`${match.id}/goals`, { team: 'home' }),
    await post(`${match.id}/undo`, {}),
    await post(`${id}/attendance`, { team: 'home', playerIds: [home[0]] }),
    await post(`${id}/initialize`, { playerIds: [home[0], away[0]] }),
  ]).toEqual([200, 200, 200, 200, 200]);
  expect((await call('GET', '/api/health/ready')).status).toBe(200);
  await release();
});

it('whoever makes up a cookie gets no connection of the taps', async () => {
  const release = await allHeld(getDataSourceToken(forTaps));
  const headers = { cookie: 'kolo.sid=made-up' };
  expect((await call('GET', '/api/user', { headers })).status).toBe(401);
  expect((await call('POST', `/api/matches/${match.id}/undo`, { headers })).status).toBe(401);
  await release();
});

it('pages are answered while taps hold every connection of theirs', async () => {
  const release = await allHeld(getDataSourceToken(forTaps));
  for (const path of ['/api/matches/upcoming', '/api/league-table/live', '/api/sponsors'])
    expect((await call('GET', path)).status).toBe(200);
  await release();
});
