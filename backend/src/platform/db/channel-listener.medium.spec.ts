import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { startRelay } from '../../../test/relay.js';
import { until } from '../../../test/until.js';
import { ChannelListener } from './channel-listener.js';

const limits = { provenForMs: 600_000, proveEveryMs: 20, pauseMs: 10 };

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  db = new pg.Pool({ connectionString: database.adminUrl, max: 1 });
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

async function listening(url: string, own: Partial<typeof limits> = {}) {
  const received: string[] = [];
  const listener = new ChannelListener(
    url,
    {
      channel: 'news',
      onMessage: (message) => received.push(message),
      onReconnect: () => received.push('reconnected'),
    },
    { ...limits, ...own },
  );
  listener.start();
  await until(() => listener.isProven);
  return { listener, received };
}

it('has heard whatever was announced before it is asked to prove it', async () => {
  const { listener, received } = await listening(database.url);
  for (let n = 1; n <= 20; n += 1) {
    await db.query(`SELECT pg_notify('news', $1)`, [`message ${n}`]);
    await listener.untilCaughtUp();
    expect(received.at(-1)).toBe(`message ${n}`);
  }
  await listener.stop();
  expect(listener.isProven).toBe(false);
});

it('has heard it also where its last proof was long ago, as on a busy machine', async () => {
  const { listener, received } = await listening(database.url);
  const late = performance.now() + limits.provenForMs + 1_000;
  jest.spyOn(performance, 'now').mockReturnValue(late);
  await db.query(`SELECT pg_notify('news', 'late')`);
  await listener.untilCaughtUp();
  expect(received.at(-1)).toBe('late');
  expect(listener.isProven).toBe(true);
  await listener.stop();
});

it('is not proven while its connection is silent, and is proven again through another', async () => {
  const relay = await startRelay(database.url);
  const { listener, received } = await listening(relay.url, { provenForMs: 400 });
  // A busy machine may be as silent, and then the connection is another one already.
  await until(async () => {
    received.length = 0;
    relay.swallowAnswers();
    await listener.untilCaughtUp();
    return !listener.isProven;
  });
  await until(() => listener.isProven);
  expect(new Set(received)).toEqual(new Set(['reconnected']));
  await listener.stop();
  await relay.stop();
});

it('is not proven from the moment that its connection is lost', async () => {
  const { listener, received } = await listening(database.url);
  // Its own role may end it.
  const same = new pg.Client({ connectionString: database.url });
  await same.connect();
  await same.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'kolo listener'`,
  );
  await same.end();
  await until(() => received.length >= 2);
  await until(() => listener.isProven);
  await listener.stop();
});

it('is not proven where the channel brings nothing back, as through a pooler', async () => {
  const { listener } = await listening(database.url);
  const [client] = [Reflect.get(listener, 'client') as pg.Client];
  await client.query('UNLISTEN news');
  await listener.untilCaughtUp();
  expect(listener.isProven).toBe(false);
  await listener.stop();
});
