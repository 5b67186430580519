import { startTestApp, type TestApp } from '../../test/app.js';
import { testRedisUrl } from '../../test/database.js';
import { runningMatch } from '../../test/live-match.js';
import { JobsService } from './jobs.service.js';
import { NightlyVerify } from './nightly-verify.service.js';

interface Schedulers {
  getJobSchedulers(): Promise<{ key: string; pattern?: string; tz?: string }[]>;
  add(name: string, data: object): Promise<unknown>;
}

const queueOf = (jobs: JobsService): Schedulers =>
  (jobs as unknown as { backend: { queue: Schedulers } }).backend.queue;

describe.each(['PostgreSQL', 'Redis'])('jobs on %s', (backend) => {
  let kolo: TestApp;
  let jobs: JobsService;

  beforeAll(async () => {
    const redisUrl = backend === 'Redis' ? testRedisUrl() : null;
    kolo = await startTestApp({ config: { redisUrl } });
    jobs = kolo.app.get(JobsService, { strict: false });
  });
  afterAll(() => kolo.close());

  it('are there every night, in the time of the league, once over all starts', async () => {
    await jobs.start();
    const schedulers = await queueOf(jobs).getJobSchedulers();
    expect(schedulers.filter(({ key }) => key === 'verify-projections')).toEqual([
      expect.objectContaining({ pattern: '30 4 * * *', tz: 'Europe/Zagreb' }),
    ]);
  });

  it('are carried out', async () => {
    let done: (value: string) => void = () => {};
    const ran = new Promise<string>((resolve) => {
      done = resolve;
    });
    jobs.nightly('probe', '0 3 * * *', async () => done('ran'));
    await queueOf(jobs).add('probe', {});
    expect(await ran).toBe('ran');
  });

  it('the product says that the queue is up, and that it is degraded once it is gone', async () => {
    expect((await kolo.call('GET', '/api/health')).json).toEqual({
      status: 'ok',
      live: true,
      ready: true,
      database: 'up',
      queue: 'up',
      push: 'up',
    });
    await jobs.stop();
    const { status, json } = await kolo.call('GET', '/api/health/ready');
    expect(status).toBe(200);
    expect(json).toMatchObject({ status: 'degraded', ready: true, database: 'up', queue: 'down' });
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
    const verify = kolo.app.get(NightlyVerify, { strict: false });
    const match = await runningMatch(kolo);
    await match.must('POST', 'stats/increment', { playerId: match.home[0], statField: 'goals' });
    await expect(verify.run()).resolves.toBeUndefined();
    await kolo.db.query('UPDATE matches SET home_score = 7');
    await expect(verify.run()).rejects.toThrow('Rows that differ from the log: 1');
  });
});
