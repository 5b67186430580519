import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../src/platform/db/embedded/free-port.js';

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A real Redis on a free port or a given one, that stores nothing on disk. */
export async function startRedis(wanted?: number): Promise<RedisServer> {
  const port = wanted ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'kolo-redis-'));
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = new Promise<string>((resolve) => {
    server.once('error', (error) => resolve(error.message));
    server.once('exit', (code) => resolve(`exit code ${code}`));
  });
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let waited = 0; waited < 300_000; waited += 50) {
    const failed = await Promise.race([ended, delay(50, null)]);
    if (failed !== null) {
      throw new Error(
        `The tests need a real Redis, and redis-server did not start (${failed}). Install it: apt-get install redis-server, or brew install redis.`,
      );
    }
    if (await accepts(port)) return { url: `redis://127.0.0.1:${port}`, stop };
  }
  await stop();
  throw new Error('redis-server started but does not answer');
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
