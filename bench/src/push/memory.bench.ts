import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@kolo/backend/platform/db/embedded/free-port.js';
import { print } from '../report.js';
import { startKolo } from './kolo-server.js';
import { type LiveServer, startBaseline } from './servers.js';
import { Watchers } from './watchers.js';

const warmUp = 200;
const settleMs = 2_000;

export async function benchMemory(databaseUrl: string, quick: boolean): Promise<void> {
  const watchers = quick ? 500 : 5_000;
  const stock = await perWatcher(await startBaseline('socket.io', databaseUrl), watchers);
  const kolo = await perWatcher(await startKolo(await freePort()), watchers);
  print(`Memory, ${watchers} watching`, [
    {
      name: 'per watcher',
      value: kolo,
      unit: 'KiB',
      baseline: { name: 'stock socket.io', value: stock },
    },
  ]);
}

/** Growth of resident memory per watcher, KiB; NaN where the system does not report it. */
async function perWatcher(server: LiveServer, count: number): Promise<number> {
  try {
    // The first sockets load code and buffers that later ones share.
    await watched(server, warmUp, async () => {});
    const before = server.memoryBytes() ?? Number.NaN;
    let after = Number.NaN;
    await watched(server, count, async () => {
      after = server.memoryBytes() ?? Number.NaN;
    });
    return (after - before) / count / 1024;
  } finally {
    await server.stop();
  }
}

async function watched(
  { port, dialect, matchId }: LiveServer,
  count: number,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const watchers = new Watchers(port, dialect, matchId, count);
  await watchers.open();
  await delay(settleMs);
  try {
    await meanwhile();
  } finally {
    watchers.close();
    await delay(settleMs);
  }
}
