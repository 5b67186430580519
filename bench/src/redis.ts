import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@kolo/backend/platform/db/embedded/free-port.js';

/** The system's Redis on a free port, without persistence. */
export async function startRedis(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', args, { stdio: 'ignore' });
  let failure: Error | null = null;
  server.once('error', (error) => {
    failure = error;
  });
  while (!(await accepts(port))) {
    if (failure !== null || server.exitCode !== null)
      throw new Error('redis-server did not start. Install it: apt-get install redis-server');
    await delay(50);
  }
  return { url: `redis://127.0.0.1:${port}`, stop: () => void server.kill() };
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
