import { Logger } from '@nestjs/common';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { type RedisServer, startRedis } from '../../../test/redis-server.js';
import { type Relay, startRelay } from '../../../test/relay.js';
import { until } from '../../../test/until.js';
import { silenceLimits } from '../async/silent-connection.js';
import { JobsService } from './jobs.service.js';

let redis: RedisServer;
let relay: Relay;
let kolo: TestApp;

beforeAll(async () => {
  redis = await startRedis();
  relay = await startRelay(redis.url);
  silenceLimits.redisMs = 5_000;
  kolo = await startTestApp({ config: { redisUrl: relay.url, jobLockMs: 10_000 } });
});
afterAll(async () => {
  await kolo.close();
  await relay.stop();
  await redis.stop();
});

it('jobs go on when the network swallows the answers of Redis, and what ran through does not run again', async () => {
  const jobs = kolo.app.get(JobsService, { strict: false });
  const warned = jest.spyOn(Logger.prototype, 'warn');
  const begun: string[] = [];
  const done: string[] = [];
  let finish: () => void = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  jobs.handle('work', async ({ what }: { what: string }) => {
    begun.push(what);
    if (what === 'in hand') await finished;
    done.push(what);
  });
  await jobs.start();
  await jobs.enqueue('work', { what: 'in hand' });
  await until(async () => begun.length === 1 && (await jobs.counts()).active === 1);

  relay.swallowAnswers();
  finish();
  await jobs.enqueue('work', { what: 'later' }).catch(() => {});
  await until(() => done.includes('later'));
  // Also what Redis gave to this node while nothing reached it.
  await until(async () => (await jobs.counts()).active === 0);
  expect(begun.filter((what) => what === 'in hand')).toHaveLength(1);
  const sentences = warned.mock.calls.map((call) => call.at(-1));
  expect(sentences).toContain('A job ended without its lock: it counts already, or runs once more');
});
