import { Redis } from 'ioredis';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { type RedisServer, startRedis } from '../../../test/redis-server.js';
import { eventually, until } from '../../../test/until.js';
import { JobsService } from './jobs.service.js';

let redis: RedisServer;
let operator: Redis;
let kolo: TestApp;

beforeAll(async () => {
  redis = await startRedis();
  operator = new Redis(redis.url);
  kolo = await startTestApp({ config: { redisUrl: redis.url, jobLockMs: 1_000 } });
});
afterAll(async () => {
  await kolo.close();
  operator.disconnect();
  await redis.stop();
});

it('what repeats goes on after Redis was full, and after it came back empty', async () => {
  const jobs = kolo.app.get(JobsService, { strict: false });
  let ticks = 0;
  jobs.every('tick', 500, async () => {
    ticks += 1;
  });
  const expectMoreTicks = async () => {
    const before = ticks;
    await eventually(() => expect(ticks).toBeGreaterThan(before + 1));
  };
  await jobs.start();
  await expectMoreTicks();

  await operator.config('SET', 'maxmemory', '1');
  // It is full while a job is due.
  await until(async () => (await operator.info('errorstats')).includes('OOM'));
  await operator.config('SET', 'maxmemory', '0');
  await expectMoreTicks();

  await operator.flushall();
  await expectMoreTicks();
});
