import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../report.js';
import type { LiveServer } from './servers.js';
import { Watchers } from './watchers.js';

export interface PushResult {
  ackP50: number;
  ackP99: number;
  seenP50: number;
  seenP99: number;
  /** Time until the last watcher had a lone tap, median, ms. */
  lastWatcher: number;
  /** Server CPU per frame while one tap at a time goes to everybody, µs; NaN where the system does not tell. */
  cpuPerFrame: number;
  lost: number;
  duplicates: number;
}

/** So many people watch, the scorekeeper taps so often for so long. */
export interface PushLoad {
  watchers: number;
  tapsPerSecond: number;
  seconds: number;
}

export async function measurePush(server: LiveServer, load: PushLoad): Promise<PushResult> {
  const watchers = new Watchers(server.port, server.dialect, server.matchId, load.watchers);
  await watchers.open();
  try {
    const { lastWatcher, cpuPerFrame } = await loneTaps(server, watchers);
    const { tappedAt, acks } = await steadyTaps(server, load);
    await everybodyHas(watchers, Math.max(...tappedAt.keys()), 30_000);
    const seen = watchers.latencies(tappedAt);
    const expected = tappedAt.size * load.watchers;
    return {
      ackP50: percentile(acks, 0.5),
      ackP99: percentile(acks, 0.99),
      seenP50: percentile(seen, 0.5),
      seenP99: percentile(seen, 0.99),
      lastWatcher,
      cpuPerFrame,
      lost: Math.max(expected - seen.length, watchers.gaps),
      duplicates: watchers.duplicates,
    };
  } finally {
    watchers.close();
    await delay(500);
  }
}

/** A goal out of silence: how long until the last watcher has it. */
async function loneTaps(
  server: LiveServer,
  watchers: Watchers,
): Promise<Pick<PushResult, 'lastWatcher' | 'cpuPerFrame'>> {
  const took: number[] = [];
  watchers.frames = 0;
  const cpuBefore = server.cpuMs();
  for (let n = 0; n < 15; n += 1) {
    await delay(200);
    const start = performance.now();
    const version = await server.tap();
    await everybodyHas(watchers, version, 20_000);
    const times = watchers.delivered.get(version);
    if (times !== undefined) took.push(times.reduce((last, time) => Math.max(last, time)) - start);
  }
  const cpuAfter = server.cpuMs();
  const cpuPerFrame =
    cpuBefore === null || cpuAfter === null
      ? Number.NaN
      : ((cpuAfter - cpuBefore) * 1000) / watchers.frames;
  return { lastWatcher: percentile(took, 0.5), cpuPerFrame };
}

/** Taps at a steady pace, whether or not the last one is answered: as people tap. */
async function steadyTaps(server: LiveServer, { tapsPerSecond, seconds }: PushLoad) {
  const tappedAt = new Map<number, number>();
  const acks: number[] = [];
  const answers: Promise<void>[] = [];
  const begin = performance.now();
  for (let n = 0; n < tapsPerSecond * seconds; n += 1) {
    const due = begin + (n * 1000) / tapsPerSecond;
    await delay(Math.max(0, due - performance.now()));
    const start = performance.now();
    answers.push(
      server.tap().then((version) => {
        tappedAt.set(version, start);
        acks.push(performance.now() - start);
      }),
    );
  }
  await Promise.all(answers);
  return { tappedAt, acks };
}

async function everybodyHas(watchers: Watchers, version: number, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs;
  while (watchers.slowest < version && performance.now() < end) await delay(5);
}
