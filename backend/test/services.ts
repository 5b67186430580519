import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/embedded-postgres.js';
import { startRedis } from './redis-server.js';

declare global {
  var koloTestServices: { stop(): Promise<void> }[] | undefined;
}

/**
 * A PostgreSQL and a Redis for each of Jest's workers; each test file makes its own database there.
 * Not one for all: the log's horizon waits for every open transaction of a server.
 */
export async function startServices(workers: number): Promise<void> {
  globalThis.koloTestServices = [];
  for (let worker = 1; worker <= workers; worker += 1)
    globalThis.koloTestServices.push(await startServicesOf(worker));
}

async function startServicesOf(worker: number): Promise<{ stop(): Promise<void> }> {
  const redis = await startRedis();
  const dataDir = mkdtempSync(join(tmpdir(), 'kolo-medium-'));
  const removeData = (): void => rmSync(dataDir, { recursive: true, force: true });
  try {
    const holder = { name: 'npm run test:medium' };
    const postgres = await startEmbeddedPostgres({ dataDir, fsync: false, holder });
    process.env[`TEST_DATABASE_URL_${worker}`] = postgres.adminUrl;
    process.env[`TEST_APPLICATION_URL_${worker}`] = postgres.url;
    process.env[`TEST_REDIS_URL_${worker}`] = redis.url;
    return {
      stop: async () => {
        await Promise.all([postgres.stop(), redis.stop()]);
        removeData();
      },
    };
  } catch (error) {
    await redis.stop();
    removeData();
    throw error;
  }
}
