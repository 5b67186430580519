import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/embedded-postgres.js';
import { startRedis } from './redis-server.js';

declare global {
  var koloTestServices: { stop(): Promise<void> } | undefined;
}

/** One PostgreSQL and one Redis for all files; each file makes its own database in it. */
export async function startServices(): Promise<void> {
  const redis = await startRedis();
  const dataDir = mkdtempSync(join(tmpdir(), 'kolo-medium-'));
  try {
    const holder = { name: 'npm run test:medium' };
    const postgres = await startEmbeddedPostgres({ dataDir, fsync: false, holder });
    process.env.TEST_DATABASE_URL = postgres.adminUrl;
    process.env.TEST_APPLICATION_URL = postgres.url;
    process.env.TEST_REDIS_URL = redis.url;
    const stop = async (): Promise<void> => {
      await Promise.all([postgres.stop(), redis.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    };
    globalThis.koloTestServices = { stop };
  } catch (error) {
    await redis.stop();
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}
