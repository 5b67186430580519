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
  seenMax: number;
  /** Deliveries that were still to come when the last tap was answered. */
  unseenAtEnd: number;
  /** From then until everybody was current, ms; NaN where somebody never was. */
  currentAfter: number;
  /** Time until the last watcher had a lone tap, median, ms. */
  lastWatcher: number;
  /** Server CPU per frame of a lone tap, µs; NaN where the system does not report it. */
  cpuPerFrame: number;
  /** The same per delivered tap while taps come steadily, µs: a frame may carry several. */
  cpuPerDelivery: number;
  /** CPU of the server while the taps came, as a share of one core; NaN where the system does not report it. */
  cpuShare: number;
  /** Deliveries that never came, though there was time for them after the last tap. */
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
    const from = performance.now();
    const taps = await steadyTaps(server.tap, load);
    const last = Math.max(...taps.map(({ version }) => version));
    const endedAt = Math.max(...taps.map(({ answeredAt }) => answeredAt));
    await watchers.reach(last, 30_000);
    const cpuShare = cpuPer((performance.now() - from) * 1000, cpuBefore, server.cpuMs());
    const cpuPerDelivery = cpuPer(taps.length * load.watchers, cpuBefore, server.cpuMs());
    const seen = watchers.latencies(taps);
    const acks = taps.map(({ sentAt, answeredAt }) => answeredAt - sentAt);
    const expected = taps.length * load.watchers;
    const isCurrent = watchers.slowest >= last;
    return {
      ackP50: percentile(acks, 0.5),
      ackP99: percentile(acks, 0.99),
      seenP50: percentile(seen, 0.5),
      seenP99: percentile(seen, 0.99),
      seenMax: percentile(seen, 1),
      unseenAtEnd: watchers.unseenAt(endedAt, taps),
      currentAfter: isCurrent ? Math.max(0, watchers.lastSeenAt(last) - endedAt) : Number.NaN,
      lastWatcher,
      cpuPerFrame,
      cpuPerDelivery,
      cpuShare,
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
    await watchers.reach(version, 20_000);
    took.push(watchers.lastSeenAt(version) - sentAt);
  }
  const cpuPerFrame = cpuPer(watchers.frames, cpuBefore, server.cpuMs());
  return { lastWatcher: percentile(took, 0.5), cpuPerFrame };
}

const cpuPer = (count: number, before: number | null, after: number | null): number =>
  before === null || after === null ? Number.NaN : ((after - before) * 1000) / count;
