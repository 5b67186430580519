import { inContainers, startContainer } from './containers.js';
import { type RedisServer, startRedis } from './redis-server.js';

/** The server of `TEST_REDIS_URL`, or one in a container, or this machine's own program. */
export async function startTestRedis(): Promise<RedisServer> {
  const { TEST_REDIS_URL: url } = process.env;
  if (url !== undefined) return { url, stop: async () => {} };
  if (!inContainers()) return startRedis();
  const container = await startContainer('redis', {
    port: 6379,
    command: ['redis-server', '--save', '', '--appendonly', 'no'],
    isReady: 'redis-cli ping',
  });
  return { url: `redis://${container.address}`, stop: container.stop };
}
