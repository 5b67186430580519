import { startTestApp, type TestApp } from '../../../test/app.js';
import { createMigratedDatabase, type TestDatabase } from '../../../test/database.js';
import { inTime } from '../../../test/in-time.js';
import { type Relay, startRelay } from '../../../test/relay.js';
import { until } from '../../../test/until.js';
import { silenceLimits } from '../async/silent-connection.js';
import { JobsService } from './jobs.service.js';

let database: TestDatabase;
let relay: Relay;
let kolo: TestApp;

beforeAll(async () => {
  database = await createMigratedDatabase();
  relay = await startRelay(database.url);
  // A job that was handed out in a swallowed answer is free again when its lock is over.
  const config = { jobLockMs: 2_000 };
  kolo = await startTestApp({ config, database: { ...database, url: relay.url } });
});
afterAll(async () => {
  // The connection that listens for jobs is silent by right, and still waits.
  await relay.cut();
  await kolo.close();
  await relay.stop();
  await database.drop();
});

it('nobody waits long to hand over a job when the network swallows answers, and jobs go on', async () => {
  const jobs = kolo.app.get(JobsService, { strict: false });
  const done: number[] = [];
  jobs.handle('work', async ({ n }: { n: number }) => void done.push(n));
  // The worker too is patient with what it asked before.
  jest.replaceProperty(silenceLimits, 'databaseMs', 5_000);
  await jobs.start();
  await until(() => jobs.enqueue('work', { n: 1 }).then(() => true));
  await until(() => done.includes(1));

  relay.swallowAnswers();
  const refused = jobs.enqueue('work', { n: 2 }).then(() => 'taken', String);
  expect(await inTime(refused)).toContain('The database is silent');

  await until(() => jobs.enqueue('work', { n: 3 }).then(() => true));
  await until(() => done.includes(3));
});
