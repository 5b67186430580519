import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems choose for outgoing connections, one of which could take it before it is used. */
const lowest = 20_000;
const highest = 32_767;
const attempts = 50;

/** @throws Error when none of many was free */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = randomInt(lowest, highest + 1);
    if (await isFree(port)) return port;
  }
  throw new Error('no free port');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
