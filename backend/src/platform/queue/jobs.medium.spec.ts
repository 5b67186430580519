import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FailedJob } from '@kolo/domain';
import { getDataSourceToken } from '@nestjs/typeorm';
import { IsInt } from 'class-validator';
import type { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { testRedisUrl } from '../../../test/database.js';
import { runningMatch } from '../../../test/live-match.js';
import { usualSilenceLimits } from '../../../test/long-limits.js';
import { until } from '../../../test/until.js';
import { NightlyVerifyService } from '../../operations/jobs/nightly-verify.service.js';
import { silenceLimits } from '../async/silent-connection.js';
import { maintenanceRuns } from '../db/maintenance-runs.js';
import { JobsService } from './jobs.service.js';
import { type JobsBackend, jobsBackendToken } from './queue.js';

class Numbered {
  @IsInt()
  n!: number;
}

/** A node that stalls for longer loses its jobs to another. */
const lockMs = 10_000;

describe.each(['PostgreSQL', 'Redis'])('jobs on %s', (backend) => {
  let kolo: TestApp;
  let jobs: JobsService;
  let queue: JobsBackend['queue'];
  /** A database of its own in the suite's Redis. */
  const redisUrl = () => (backend === 'Redis' ? `${testRedisUrl()}/7` : null);
  const ran: number[] = [];
  let failures = 0;
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });

  beforeAll(async () => {
    kolo = await startTestApp({ config: { redisUrl: redisUrl(), jobLockMs: lockMs } });
    jobs = kolo.app.get(JobsService, { strict: false });
    queue = kolo.app.get<JobsBackend>(jobsBackendToken, { strict: false }).queue;
    await kolo.db.query('CREATE TABLE seed_probe (step text PRIMARY KEY)');
    await kolo.db.query('GRANT ALL ON seed_probe TO kolo_app');
    jobs.handle('count', async ({ n }: Numbered) => void ran.push(n), { shape: Numbered });
    jobs.handle(
      'stumble',
      async ({ times }: { times: number }) => {
        failures += 1;
        if (failures <= times) throw new Error(`not the ${failures}. time`);
      },
      { attempts: 3, backoffMs: 20 },
    );
    jobs.handle('half', async () => {
      await kolo.db.query("INSERT INTO seed_probe (step) VALUES ('done') ON CONFLICT DO NOTHING");
    });
    jobs.handle('slow', async ({ n }: Numbered) => {
      ran.push(n);
      await gate;
    });
  });
  afterAll(() => kolo.close());
  beforeEach(() => {
    ran.length = 0;
    failures = 0;
  });

  const failedJobs = async (): Promise<FailedJob[]> =>
    (await kolo.call('GET', '/api/jobs/failed', { as: 'admin' })).json as FailedJob[];
  const audited = async (action: string) => {
    const { rows } = await kolo.db.query<{ subject_name: string }>(
      'SELECT subject_name FROM audit_entries WHERE action = $1',
      [action],
    );
    return rows.map(({ subject_name }) => subject_name);
  };

  it('a node that is killed half-way leaves the job to another one, and it is done once', async () => {
    await jobs.enqueue('half', {});
    const child = spawn(
      process.execPath,
      [
        join(__dirname, '../../../test/typescript.cjs'),
        join(__dirname, '../../../test/job-hanger.ts'),
        ...[kolo.database.url, redisUrl() ?? '', String(lockMs)],
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const said = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    expect(String(said[0])).toBe('half-way\n');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await jobs.start();
    const steps = async () =>
      (await kolo.db.query<{ step: string }>('SELECT step FROM seed_probe')).rows.map(
        ({ step }) => step,
      );
    await until(async () => (await steps()).includes('done'));
    await until(async () => (await jobs.counts()).active === 0);
    expect((await steps()).sort()).toEqual(['done', 'taken']);
  });

  it('are there every night, in the time of the league, once over all starts', async () => {
    const { getJobSchedulers } = queue as unknown as {
      getJobSchedulers(): Promise<{ key: string; pattern?: string; tz?: string }[]>;
    };
    const schedulers = await getJobSchedulers.call(queue);
    expect(schedulers.filter(({ key }) => key === 'verify-projections')).toEqual([
      expect.objectContaining({ pattern: '30 4 * * *', tz: 'Europe/Zagreb' }),
    ]);
    expect(await queue.getJobScheduler('verify-projections')).toBeDefined();
    expect(await queue.getJobScheduler('what nobody wrote')).toBeUndefined();
  });

  it('while one of an id waits or runs there is one more at most, with the newest data', async () => {
    await jobs.enqueue('slow', { n: 1 }, { id: 'x' });
    await until(() => ran.length === 1);
    for (const n of [2, 3, 4]) await jobs.enqueue('slow', { n }, { id: 'x' });
    open();
    await until(() => ran.length === 2);
    expect(ran).toEqual([1, 4]);
    for (let times = 0; times < 2; times += 1)
      await jobs.enqueue('count', { n: 5 }, { id: 'y', delayMs: 3_600_000 });
    const delayed = await queue.getJobs(['delayed'], 0, -1);
    expect(delayed.flatMap((job) => (job?.name === 'count' ? [job.data] : []))).toEqual([{ n: 5 }]);
    await jobs.enqueue('count', { n: 6 }, { id: 'z', delayMs: 100 });
    await until(() => ran.includes(6));
    expect(ran).toEqual([1, 4, 6]);
  });

  it('are tried again, and one that never works waits for the administrator, who runs it again', async () => {
    await jobs.enqueue('stumble', { times: 2 });
    await until(() => failures === 3);
    expect(await failedJobs()).toEqual([]);

    failures = 0;
    await jobs.enqueue('stumble', { times: 3 });
    await until(async () => (await failedJobs()).length === 1);
    const [dead] = await failedJobs();
    expect(dead).toMatchObject({ name: 'stumble', data: { times: 3 }, attempts: 3 });
    expect(dead?.reason).toBe('not the 3. time');
    expect(await jobs.counts()).toMatchObject({ failed: 1 });
    // What repeats may run just now.
    await until(async () => (await jobs.counts()).active === 0);

    const path = `/api/jobs/${dead?.id}/retry`;
    const answers = await Promise.all([
      kolo.call('POST', path, { as: 'admin' }),
      kolo.call('POST', path, { as: 'admin' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    await until(() => failures === 4);
    expect(await failedJobs()).toEqual([]);
    expect(await audited('job.retry')).toEqual(['stumble']);
  });

  it('data that are not right and names that nobody knows are dead letters too, and can be dismissed', async () => {
    await jobs.enqueue('count', { n: 'one' });
    await queue.add(
      'from-a-newer-version',
      {},
      {
        attempts: 1,
        backoff: { type: 'exponential', delay: 1, jitter: 0 },
        removeOnComplete: 1,
        removeOnFail: 10,
      },
    );
    await until(async () => (await failedJobs()).length === 2);
    const dead = await failedJobs();
    expect(ran).toEqual([]);
    expect(dead.map(({ name, attempts }) => [name, attempts]).sort()).toEqual([
      ['count', 1],
      ['from-a-newer-version', 1],
    ]);
    for (const { id } of dead)
      expect((await kolo.call('DELETE', `/api/jobs/${id}`, { as: 'admin' })).status).toBe(204);
    const again = await kolo.call('DELETE', `/api/jobs/${dead[0]?.id}`, { as: 'admin' });
    expect([again.status, again.json]).toEqual([
      404,
      expect.objectContaining({ error: 'job.not-failed' }),
    ]);
    expect(await failedJobs()).toEqual([]);
    expect(await audited('job.dismiss')).toHaveLength(2);
  });

  it('a stop waits for what runs and still takes what is handed over; without its queue the product is degraded', async () => {
    expect((await kolo.call('GET', '/api/health')).json).toMatchObject({
      ready: true,
      queue: 'up',
    });
    let finish: () => void = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    jobs.handle('last', async () => {
      ran.push(1);
      await finished;
      ran.push(2);
    });
    await jobs.enqueue('last', {});
    await until(() => ran.length === 1);
    const stopped = jobs.stop();
    setTimeout(finish, 100);
    await stopped;
    await jobs.enqueue('last', {});
    expect(await jobs.counts()).toMatchObject({ waiting: 1, active: 0 });
    expect(ran).toEqual([1, 2]);
    await kolo.app.get<JobsBackend>(jobsBackendToken, { strict: false }).close();
    // A queue that is closed says nothing.
    jest.replaceProperty(silenceLimits, 'lookMs', usualSilenceLimits.lookMs);
    await until(async () => {
      const { status, json } = await kolo.call('GET', '/api/health/ready');
      expect(status).toBe(200);
      expect(json).toMatchObject({
        status: 'degraded',
        ready: true,
        database: 'up',
        queue: 'down',
      });
      return true;
    });
    expect((await kolo.call('GET', '/api/health/live')).status).toBe(200);
  });
});

describe('the nightly comparison with the log', () => {
  let kolo: TestApp;
  beforeAll(async () => {
    kolo = await startTestApp();
  });
  afterAll(() => kolo.close());

  it('is quiet while the read models are right, and fails when a row is not', async () => {
    const verify = kolo.app.get(NightlyVerifyService, { strict: false });
    const match = await runningMatch(kolo);
    await match.must('POST', 'stats/increment', { playerId: match.home[0], statField: 'goals' });
    const noted = () => maintenanceRuns(kolo.app.get<DataSource>(getDataSourceToken()));
    await expect(verify.run()).resolves.toBeUndefined();
    expect(await noted()).toMatchObject([{ task: 'verify', ok: true }]);
    await kolo.db.query('UPDATE matches SET home_score = 7');
    await expect(verify.run()).rejects.toThrow('Rows that differ from the log: 1');
    expect(await noted()).toMatchObject([{ task: 'verify', ok: false }]);
  });
});
