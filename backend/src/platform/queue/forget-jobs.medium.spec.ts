import { Redis } from 'ioredis';
import { createMigratedDatabase, type TestDatabase, testRedisUrl } from '../../../test/database.js';
import { tracesIn, tracesInDatabase } from '../../../test/traces.js';
import { until } from '../../../test/until.js';
import { forgetJobs } from './forget-jobs.js';
import { jobOptions } from './job-kinds.js';
import { type JobsBackend, jobsBackend } from './queue.js';

const address = 'tajni.kontakt@zvrk.example';
let database: TestDatabase;
beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database.drop());

async function tracesInRedis(): Promise<string[]> {
  const redis = new Redis(testRedisUrl());
  try {
    const found: string[] = [];
    for (const key of await redis.keys('bull:kolo:*')) {
      const read = {
        // Expired, or removed by a worker, since the keys were listed.
        none: async () => null,
        string: () => redis.get(key),
        hash: () => redis.hgetall(key),
        list: () => redis.lrange(key, 0, -1),
        set: () => redis.smembers(key),
        zset: () => redis.zrange(key, '0', '-1'),
        stream: () => redis.xrange(key, '-', '+'),
      };
      const kind = (await redis.type(key)) as keyof typeof read;
      found.push(...tracesIn([address], key, `${key} ${JSON.stringify(await read[kind]())}`));
    }
    return found;
  } finally {
    redis.disconnect();
  }
}

describe.each([
  ['PostgreSQL', null, () => tracesInDatabase(database.adminUrl, [address])],
  ['Redis', testRedisUrl, tracesInRedis],
] as const)('forgetting jobs on %s', (_, redisUrl, traces) => {
  let backend: JobsBackend;
  beforeAll(async () => {
    const url = redisUrl === null ? null : redisUrl();
    backend = jobsBackend({ databaseUrl: database.url, redisUrl: url, lockMs: 600_000 });
    await backend.queue.waitUntilReady();
  });
  afterAll(() => backend.close());

  const about = (words: unknown): boolean => JSON.stringify(words).includes(address);
  const add = (name: string, delay?: number) =>
    backend.queue.add(
      name,
      { to: address },
      {
        ...jobOptions(1),
        ...(delay === undefined ? {} : { delay }),
        deduplication: { id: `${name}/${address}`, keepLastIfActive: true as const },
      },
    );

  it('takes them whatever their state is, and what the queue remembers of them', async () => {
    const states: string[] = [];
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const worker = backend.startWorker(async ({ name }) => {
      states.push(name);
      if (name === 'stumble') throw new Error(`not to ${address}`);
      if (name === 'held') await held;
    });
    await add('stumble');
    await add('quick');
    await add('later', 3_600_000);
    await add('held');
    await until(() => states.includes('held') && states.length === 3);
    expect(await traces()).not.toEqual([]);
    expect(await forgetJobs(backend, about)).toBe(false);
    release();
    await until(() => forgetJobs(backend, about));
    await worker.close();
    expect(await forgetJobs(backend, about)).toBe(true);
    expect(await traces()).toEqual([]);
  });
});
