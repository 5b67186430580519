import { freePort } from '../free-port.js';
import { type Figure, print } from '../report.js';
import { startKolo } from './kolo-server.js';
import { measurePush, type PushLoad, type PushResult } from './measure.js';
import { type LiveServer, startBaseline } from './servers.js';

/** Tap to screen and fan-out, beside stock socket.io and bare `ws` on the same machine in the same run. */
export async function benchPush(databaseUrl: string, quick: boolean): Promise<void> {
  const seconds = quick ? 3 : 10;
  for (const watchers of quick ? [1, 100] : [1, 100, 1_000]) {
    const load = { watchers, tapsPerSecond: 20, seconds };
    const stock = await withServer(() => startBaseline('socket.io', databaseUrl), load);
    const kolo = await withServer(async () => startKolo(await freePort()), load);
    print(`Tap to screen, ${watchers} watching, 20 taps/s`, tapToScreen(kolo, stock));
  }
  for (const watchers of quick ? [500] : [5_000, 10_000]) {
    const load = { watchers, tapsPerSecond: 20, seconds };
    const stock = await withServer(() => startBaseline('socket.io', databaseUrl), load);
    const ws = await withServer(() => startBaseline('ws', databaseUrl), load);
    const kolo = await withServer(async () => startKolo(await freePort()), load);
    print(`Fan-out, ${watchers} watching, 20 taps/s`, fanOut(kolo, stock, ws));
  }
}

async function withServer(start: () => Promise<LiveServer>, load: PushLoad): Promise<PushResult> {
  const server = await start();
  try {
    return await measurePush(server, load);
  } finally {
    await server.stop();
  }
}

const ms = (name: string, value: number, stock: number): Figure => ({
  name,
  value,
  unit: 'ms',
  baseline: { name: 'stock socket.io', value: stock },
});

const tapToScreen = (kolo: PushResult, stock: PushResult): Figure[] => [
  ms('seen p50', kolo.seenP50, stock.seenP50),
  ms('seen p99', kolo.seenP99, stock.seenP99),
  ms('answered p50', kolo.ackP50, stock.ackP50),
  ms('answered p99', kolo.ackP99, stock.ackP99),
  ...losses(kolo),
];

const losses = (kolo: PushResult): Figure[] => [
  { name: 'lost', value: kolo.lost, unit: 'deltas' },
  { name: 'doubled', value: kolo.duplicates, unit: 'deltas' },
];

const fanOut = (kolo: PushResult, stock: PushResult, ws: PushResult): Figure[] => [
  ...tapToScreen(kolo, stock),
  ms('lone tap, last watcher', kolo.lastWatcher, stock.lastWatcher),
  {
    name: 'CPU per frame',
    value: kolo.cpuPerFrame,
    unit: 'µs',
    baseline: { name: 'stock socket.io', value: stock.cpuPerFrame },
    aim: { ratio: 0.59, better: 'lower' },
  },
  {
    name: 'CPU per frame',
    value: kolo.cpuPerFrame,
    unit: 'µs',
    baseline: { name: 'bare ws', value: ws.cpuPerFrame },
    aim: { ratio: 1.05, better: 'lower' },
  },
  {
    name: 'seen p99',
    value: kolo.seenP99,
    unit: 'ms',
    baseline: { name: 'bare ws', value: ws.seenP99 },
  },
];
