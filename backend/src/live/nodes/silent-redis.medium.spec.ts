import { startTestApp } from '../../../test/app.js';
import { runningMatch } from '../../../test/live-match.js';
import { startRedis } from '../../../test/redis-server.js';
import { startRelay } from '../../../test/relay.js';
import { until } from '../../../test/until.js';
import { silenceLimits } from '../../platform/async/silent-connection.js';
import { JobsService } from '../../platform/queue/jobs.service.js';

it('connections to Redis whose answers are swallowed are cut and made again; taps do not notice', async () => {
  const redis = await startRedis();
  const relay = await startRelay(redis.url);
  jest.replaceProperty(silenceLimits, 'redisMs', 1_500);
  const kolo = await startTestApp({ config: { redisUrl: relay.url } });
  const health = async () => {
    const { json } = await kolo.call('GET', '/api/health/ready');
    return json as { status: string };
  };
  const shot = { team: 'home', statistic: 'shots', by: 1 };
  try {
    const match = await runningMatch(kolo);
    await until(async () => (await health()).status === 'ok');
    relay.swallowAnswers();
    const { version } = await match.must('POST', 'team-stats/increment', shot);
    // A busy machine may be silent for as long, and then the connections are others already.
    await until(async () => {
      relay.swallowAnswers();
      expect(await health()).toMatchObject({ status: 'degraded', ready: true, queue: 'down' });
      return true;
    });

    await until(async () => (await health()).status === 'ok');
    const jobs = kolo.app.get(JobsService, { strict: false });
    await until(() => jobs.enqueue('work', {}).then(() => true));
    const after = await match.must('POST', 'team-stats/increment', shot);
    expect(after.version).toBe(version + 1);
  } finally {
    await relay.cut();
    await kolo.close();
    await relay.stop();
    await redis.stop();
  }
});
