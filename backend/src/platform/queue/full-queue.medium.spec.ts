import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { type RedisServer, startRedis } from '../../../test/redis-server.js';
import { until } from '../../../test/until.js';
import { JobsService } from './jobs.service.js';

let redis: RedisServer;
let operator: Redis;
let kolo: TestApp;
let jobs: JobsService;
let ran = 0;
let tried = 0;

beforeAll(async () => {
  redis = await startRedis();
  operator = new Redis(redis.url);
  kolo = await startTestApp({ config: { redisUrl: redis.url } });
  jobs = kolo.app.get(JobsService, { strict: false });
  jobs.handle('work', async () => {
    ran += 1;
  });
  const broken = async () => {
    tried += 1;
    throw new Error('broken');
  };
  jobs.handle('broken', broken, { attempts: 1 });
  await jobs.start();
});
afterAll(async () => {
  await kolo.close();
  operator.disconnect();
  await redis.stop();
});

const health = async () => {
  const { status, json } = await kolo.call('GET', '/api/health/ready');
  return { code: status, ...(json as { status: string; ready: boolean; queue: string }) };
};
const failed = async () =>
  (await kolo.call('GET', '/api/jobs/failed', { as: 'admin' })).json as { id: string }[];

const full = {
  lame: ['CONFIG', 'SET', 'maxmemory', '1'],
  restore: ['CONFIG', 'SET', 'maxmemory', '0'],
};
const copy = { lame: ['REPLICAOF', '127.0.0.1', '1'], restore: ['REPLICAOF', 'NO', 'ONE'] };
const order = ([command = '', ...rest]: readonly string[]) => operator.call(command, ...rest);

it.each([
  ['is full', full, 'OOM'],
  ['may only be read', copy, 'READONLY'],
] as const)(
  'a Redis that %s is a queue that is down, told once, and jobs go on after it',
  async (_state, redisIs, why) => {
    const warned = jest.spyOn(Logger.prototype, 'warn');
    const refusals = () =>
      warned.mock.calls.filter(([about]: { err?: Error }[]) => about?.err?.message.startsWith(why));
    expect(await health()).toMatchObject({ status: 'ok', queue: 'up' });

    await order(redisIs.lame);
    const degraded = { code: 200, status: 'degraded', ready: true, queue: 'down' };
    for (let look = 0; look < 5; look += 1) expect(await health()).toMatchObject(degraded);
    await expect(jobs.enqueue('work', {})).rejects.toThrow(why);
    const sentences = refusals().map((call) => call.at(-1));
    expect(sentences.filter((said) => said === 'The job queue takes no work')).toHaveLength(1);

    await order(redisIs.restore);
    await until(async () => (await health()).status === 'ok');
    const before = ran;
    await jobs.enqueue('work', {});
    await until(() => ran > before);
  },
);

it('an administrator is asked to try again while Redis may only be read', async () => {
  await jobs.enqueue('broken', {});
  await until(async () => (await failed()).length === 1);
  const again = `/api/jobs/${(await failed())[0]?.id}/retry`;

  await order(copy.lame);
  const { status, json, headers } = await kolo.call('POST', again, { as: 'admin' });
  expect([status, headers.get('retry-after')]).toEqual([503, '1']);
  expect(json).toMatchObject({ error: 'service.unavailable' });
  await order(copy.restore);
  await until(async () => (await kolo.call('POST', again, { as: 'admin' })).status === 204);
  // It runs once more: the worker is back too.
  await until(() => tried === 2);
  await until(async () => (await failed()).length === 1);
});
