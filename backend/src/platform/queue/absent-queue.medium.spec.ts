import { startTestApp } from '../../../test/app.js';
import { inTime } from '../../../test/in-time.js';
import { startRedis } from '../../../test/redis-server.js';
import { until } from '../../../test/until.js';
import { silenceLimits } from '../async/silent-connection.js';
import { freePort } from '../db/embedded/free-port.js';
import { JobsService } from './jobs.service.js';

it('a node that starts while Redis is away says so to whoever asks for jobs, and does them later', async () => {
  jest.replaceProperty(silenceLimits, 'redisMs', 2_000);
  const port = await freePort();
  const kolo = await startTestApp({ config: { redisUrl: `redis://127.0.0.1:${port}` } });
  const jobs = kolo.app.get(JobsService, { strict: false });
  let done = false;
  jobs.handle('work', async () => {
    done = true;
  });
  const started = jobs.start();
  const refused = jobs.enqueue('work', {}).then(() => 'taken', String);
  const requests = Promise.all([
    kolo.call('GET', '/api/jobs', { as: 'admin' }),
    kolo.call('GET', '/api/jobs/failed', { as: 'admin' }),
    kolo.call('POST', '/api/jobs/1/retry', { as: 'admin' }),
    kolo.call('DELETE', '/api/jobs/1', { as: 'admin' }),
  ]);
  const answers = inTime(requests);
  expect(await inTime(refused)).toContain('the job queue is not reached');
  for (const answer of await answers)
    expect(answer).toMatchObject({ status: 503, json: { error: 'service.unavailable' } });

  const redis = await startRedis(port);
  try {
    await started;
    await until(() => jobs.enqueue('work', {}).then(() => true));
    await until(() => done);
  } finally {
    await kolo.close();
    await redis.stop();
  }
});
