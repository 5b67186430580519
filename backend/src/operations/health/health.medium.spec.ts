import fs from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { type Caller, callers, startTestApp, type TestApp } from '../../../test/app.js';
import { createMigratedDatabase, type TestDatabase } from '../../../test/database.js';
import { until } from '../../../test/until.js';
import { ownClient } from '../../platform/db/own-client.js';
import { ReadinessService } from './readiness.service.js';

/** A cable to the database that can be pulled out and put back. */
class Cable {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private port = 0;

  constructor(private readonly url: string) {}

  async plugIn(): Promise<string> {
    const { hostname, port } = new URL(this.url);
    this.server = createServer((here) => {
      const there = connect(Number(port), hostname);
      here.pipe(there).pipe(here);
      for (const socket of [here, there]) {
        this.sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => {
          this.sockets.delete(socket);
          here.destroy();
          there.destroy();
        });
      }
    });
    const { server } = this;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    const through = new URL(this.url);
    through.host = `127.0.0.1:${this.port}`;
    return through.href;
  }

  async pullOut(): Promise<void> {
    const { server } = this;
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => (server === null ? resolve(null) : server.close(resolve)));
    this.server = null;
  }
}

let database: TestDatabase;
let cable: Cable;
let kolo: TestApp;

beforeAll(async () => {
  database = await createMigratedDatabase();
  cable = new Cable(database.url);
  kolo = await startTestApp({ database: { ...database, url: await cable.plugIn() } });
});
afterAll(async () => {
  await kolo.close();
  await cable.pullOut();
  await database.drop();
});

/** As the owner; the product's next session begins with it. */
async function inFreshSessions(alter: string): Promise<void> {
  await cable.pullOut();
  const owner = ownClient(database.adminUrl);
  await owner.connect();
  await owner.query('SET default_transaction_read_only = off');
  await owner.query(`DO $$ BEGIN EXECUTE format('${alter}', current_database()); END $$`);
  await owner.end();
  await cable.plugIn();
  await until(async () => (await ready()).status === 200);
}

const ready = () => kolo.call('GET', '/api/health/ready');

it('an administrator reads the version of the database server, and nobody else does', async () => {
  const { rows } = await kolo.db.query('SHOW server_version');
  const health = (path: string, as: Caller) => kolo.call('GET', path, { as });
  expect((await health('/api/health', 'admin')).json).toMatchObject({
    status: 'ok',
    postgres: rows[0].server_version,
  });
  expect((await health('/api/health/ready', 'admin')).json).not.toHaveProperty('postgres');
  for (const caller of callers.filter((one) => one !== 'admin'))
    expect((await health('/api/health', caller)).json).not.toHaveProperty('postgres');
});

it('without its database the product lives, is not ready, and says so instead of failing', async () => {
  expect((await ready()).status).toBe(200);
  await cable.pullOut();
  const health = await ready();
  expect(health.status).toBe(503);
  expect(health.json).toMatchObject({ status: 'degraded', live: true, database: 'down' });
  expect((await kolo.call('GET', '/api/health/live')).json).toEqual({ live: true });

  for (const [method, path, body] of [
    ['GET', '/api/matches/upcoming'],
    ['GET', '/api/user'],
    ['GET', '/api/live/1'],
    ['POST', '/api/login', { username: 'admin', password: 'x' }],
    ['POST', '/api/matches/1/undo', {}],
  ] as const) {
    const { status, json, headers } = await kolo.call(method, path, { as: 'admin', body });
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '1']);
    expect(json).toEqual({
      statusCode: 503,
      error: 'service.unavailable',
      message: expect.stringMatching(/\S/),
      details: { requestId: headers.get('x-request-id') },
    });
  }

  await cable.plugIn();
  await until(async () => (await ready()).status === 200);
  expect((await kolo.call('GET', '/api/user', { as: 'admin' })).status).toBe(200);
});

it('with a database that may only be read it is sent requests, as pages work, and says what it lacks', async () => {
  await inFreshSessions('ALTER DATABASE %I SET default_transaction_read_only = on');
  const health = await ready();
  expect([health.status, health.json]).toEqual([
    200,
    expect.objectContaining({ status: 'degraded', ready: true, database: 'read-only' }),
  ]);
  for (const path of ['/api/user', '/api/matches/upcoming', '/api/league-table', '/api/audit'])
    expect([path, (await kolo.call('GET', path, { as: 'admin' })).status]).toEqual([path, 200]);
  const from = { startDate: '2026-10-18T14:00:00.000Z', endDate: '2027-05-23T18:00:00.000Z' };
  const body = { name: 'Poslovna liga', season: '2026/27', ...from };
  const written = await kolo.call('POST', '/api/leagues', { as: 'admin', body });
  expect(written).toMatchObject({ status: 503, json: { error: 'service.unavailable' } });

  await inFreshSessions('ALTER DATABASE %I RESET default_transaction_read_only');
  expect((await ready()).json).toMatchObject({ status: 'ok', database: 'up' });
});

it('with a full disk it says so, and is sent requests all the same', async () => {
  const { statfs } = fs;
  const spied = jest.spyOn(fs, 'statfs').mockImplementation(async (path) => {
    const found = await statfs(path);
    found.bavail = 0;
    return found;
  });
  await until(async () => ((await ready()).json as { disk: string }).disk === 'full');
  const full = await ready();
  expect([full.status, full.json]).toEqual([
    200,
    expect.objectContaining({ status: 'degraded', ready: true, disk: 'full' }),
  ]);
  spied.mockRestore();
  await until(async () => ((await ready()).json as { disk: string }).disk === 'ok');
  expect((await ready()).json).toMatchObject({ status: 'ok' });
});

it('a node that is told to stop is not ready, so that nobody new is sent to it', async () => {
  const readiness = kolo.app.get(ReadinessService, { strict: false });
  readiness.draining = true;
  expect((await ready()).json).toMatchObject({ ready: false, database: 'up', queue: 'up' });
  expect((await ready()).status).toBe(503);
  readiness.draining = false;
  expect((await ready()).status).toBe(200);
});
