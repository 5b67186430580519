import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../report.js';
import type { LiveServer } from './servers.js';
import { type Pace, sendTap, steadyTaps } from './taps.js';
import { Watchers } from './watchers.js';

export interface PushResult {
  ackP50: number;
  ackP99: number;
  seenP50: number;
  seenP99: number;
  /** Time until the last watcher had a lone tap, median, ms. */
  lastWatcher: number;
  /** Server CPU per frame of a lone tap, µs; NaN where the system does not report it. */
  cpuPerFrame: number;
  /** The same per delivered tap while taps come steadily, µs: a frame may carry several. */
  cpuPerDelivery: number;
  lost: number;
  duplicates: number;
}

export interface PushLoad extends Pace {
  watchers: number;
}

export async function measurePush(server: LiveServer, load: PushLoad): Promise<PushResult> {
  const watchers = new Watchers(server.port, server.dialect, server.matchId, load.watchers);
  await watchers.open();
  try {
    const { lastWatcher, cpuPerFrame } = await loneTaps(server, watchers);
    const cpuBefore = server.cpuMs();
    const taps = await steadyTaps(server.tap, load);
    await everybodyHas(watchers, Math.max(...taps.map(({ version }) => version)), 30_000);
    const cpuPerDelivery = cpuPer(taps.length * load.watchers, cpuBefore, server.cpuMs());
    const seen = watchers.latencies(taps);
    const acks = taps.map(({ sentAt, answeredAt }) => answeredAt - sentAt);
    const expected = taps.length * load.watchers;
    return {
      ackP50: percentile(acks, 0.5),
      ackP99: percentile(acks, 0.99),
      seenP50: percentile(seen, 0.5),
      seenP99: percentile(seen, 0.99),
      lastWatcher,
      cpuPerFrame,
      cpuPerDelivery,
      lost: Math.max(expected - seen.length, watchers.gaps),
      duplicates: watchers.duplicates,
    };
  } finally {
    watchers.close();
    await delay(500);
  }
}

/** How long until the last watcher has a goal after silence. */
async function loneTaps(
  server: LiveServer,
  watchers: Watchers,
): Promise<Pick<PushResult, 'lastWatcher' | 'cpuPerFrame'>> {
  const took: number[] = [];
  watchers.frames = 0;
  const cpuBefore = server.cpuMs();
  for (let n = 0; n < 15; n += 1) {
    await delay(200);
    const { version, sentAt } = await sendTap(server.tap);
    await everybodyHas(watchers, version, 20_000);
    const times = watchers.delivered.get(version);
    if (times !== undefined) took.push(times.reduce((last, time) => Math.max(last, time)) - sentAt);
  }
  const cpuPerFrame = cpuPer(watchers.frames, cpuBefore, server.cpuMs());
  return { lastWatcher: percentile(took, 0.5), cpuPerFrame };
}

const cpuPer = (count: number, before: number | null, after: number | null): number =>
  before === null || after === null ? Number.NaN : ((after - before) * 1000) / count;

async function everybodyHas(watchers: Watchers, version: number, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs;
  while (watchers.slowest < version && performance.now() < end) await delay(5);
}
