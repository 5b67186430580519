import { jobOptions } from '@kolo/backend/platform/queue/job-kinds.js';
import { type JobsBackend, jobsBackend } from '@kolo/backend/platform/queue/queue.js';
import { startRedis } from '../redis.js';
import { print } from '../report.js';

const lockMs = 30_000;
const atOnce = 50;

export async function benchJobs(databaseUrl: string, quick: boolean): Promise<void> {
  const jobs = quick ? 300 : 3_000;
  const redis = await startRedis();
  try {
    const onRedis = await throughput(
      jobsBackend({ databaseUrl, redisUrl: redis.url, lockMs }),
      jobs,
    );
    const onPostgres = await throughput(jobsBackend({ databaseUrl, redisUrl: null, lockMs }), jobs);
    const baseline = (value: number) => ({ name: 'BullMQ on Redis', value });
    print(`Jobs, ${jobs} on each backend`, [
      { name: 'Redis: put in', value: onRedis.added, unit: 'jobs/s' },
      { name: 'Redis: done', value: onRedis.done, unit: 'jobs/s' },
      {
        name: 'PostgreSQL: put in',
        value: onPostgres.added,
        unit: 'jobs/s',
        baseline: baseline(onRedis.added),
      },
      {
        name: 'PostgreSQL: done',
        value: onPostgres.done,
        unit: 'jobs/s',
        baseline: baseline(onRedis.done),
      },
    ]);
  } finally {
    redis.stop();
  }
}

async function throughput(
  { queue, startWorker, close }: JobsBackend,
  jobs: number,
): Promise<{ added: number; done: number }> {
  await queue.waitUntilReady();
  queue.on('error', (error) => console.error(error.message));
  const putIn = performance.now();
  for (let n = 0; n < jobs; n += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, jobs - n) }, () =>
        queue.add('bench', {}, jobOptions()),
      ),
    );
  const added = (jobs * 1_000) / (performance.now() - putIn);

  const begun = performance.now();
  let done = 0;
  let finish: () => void = () => {};
  const all = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const worker = startWorker(async () => {
    done += 1;
    if (done === jobs) finish();
  });
  worker.on('error', (error) => console.error(error.message));
  await all;
  const rate = (jobs * 1_000) / (performance.now() - begun);
  await worker.close();
  await close();
  return { added, done: rate };
}
