import { startTestPostgres } from './test-postgres.js';
import { startTestRedis } from './test-redis.js';

declare global {
  var koloTestServices: { stop(): Promise<void> }[] | undefined;
}

/**
 * A PostgreSQL and a Redis for each of Jest's workers; each test file makes its own database there.
 * Not one for all: the log's horizon waits for every open transaction of a server.
 */
export async function startServices(workers: number): Promise<void> {
  for (const name of ['TEST_DATABASE_URL', 'TEST_REDIS_URL'])
    if (workers > 1 && process.env[name] !== undefined)
      throw new Error(`${name} names one server, which serves one worker: add --maxWorkers=1.`);
  const started: { stop(): Promise<void> }[] = [];
  try {
    for (let worker = 1; worker <= workers; worker += 1) {
      const redis = await startTestRedis();
      started.push(redis);
      const postgres = await startTestPostgres();
      started.push(postgres);
      process.env[`TEST_DATABASE_URL_${worker}`] = postgres.adminUrl;
      process.env[`TEST_APPLICATION_URL_${worker}`] = postgres.url;
      process.env[`TEST_REDIS_URL_${worker}`] = redis.url;
    }
  } catch (error) {
    // Jest ends without the teardown where the setup fails.
    await Promise.all(started.map((server) => server.stop()));
    throw error;
  }
  globalThis.koloTestServices = started;
}
