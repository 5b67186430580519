import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@kolo/backend/platform/db/embedded/free-port.js';
import { type KoloServer, startKolo } from '../push/kolo-server.js';
import { print, type Result } from '../report.js';
import { type Flood, floodsOf } from './floods.js';
import { type TapTimes, tapTimes } from './tap-times.js';

const leadSeconds = 1;
const sampleMs = 100;
/** Memory that a node may take while it is attacked. */
const maxMegabytes = 700;
/** As in the container of 1 GB that `docker-compose.yml` describes; V8 collects less on a larger machine. */
const heapOfContainer = '--max-old-space-size=512';
/** The supervisor of `docker-compose.yml` takes a node that is silent for longer for dead. */
const maxSilentMs = 3_000;

interface Watched {
  megabytes: number;
  /** How long the health check waited for its slowest answer. */
  silentMs: number;
}

/** How long a tap takes while somebody asks for a page on 400 connections, 20 times each, at once. */
export async function benchFloods(quick: boolean): Promise<void> {
  const seconds = quick ? 4 : 10;
  const port = await freePort();
  const kolo = await startKolo(port, { env: { NODE_OPTIONS: heapOfContainer } });
  try {
    await tapTimes(kolo, seconds);
    for (const flood of floodsOf(port, kolo.matchId)) {
      const alone = await tapTimes(kolo, seconds);
      const { taps, watched } = await attacked(kolo, flood, seconds);
      print(
        `A tap during 400 × 20 requests for a page: ${flood.name}`,
        results(taps, alone, watched),
      );
    }
  } finally {
    await kolo.stop();
  }
}

async function attacked(
  kolo: KoloServer,
  flood: Flood,
  seconds: number,
): Promise<{ taps: TapTimes; watched: Watched }> {
  const script = join(import.meta.dirname, 'page-flood.js');
  const attacker = spawn(process.execPath, [script, JSON.stringify(flood)], { stdio: 'inherit' });
  const ended = once(attacker, 'exit');
  const watching = new AbortController();
  const watched = watch(kolo, watching.signal);
  try {
    await delay(leadSeconds * 1_000);
    const taps = await tapTimes(kolo, seconds);
    if (attacker.exitCode !== null) throw new Error('The attacker ended by itself');
    watching.abort();
    return { taps, watched: await watched };
  } finally {
    watching.abort();
    attacker.kill();
    await ended;
  }
}

async function watch({ port, memoryBytes }: KoloServer, signal: AbortSignal): Promise<Watched> {
  const watched: Watched = { megabytes: Number.NaN, silentMs: 0 };
  while (!signal.aborted) {
    const from = performance.now();
    const { status } = await fetch(`http://127.0.0.1:${port}/api/health/live`);
    if (status !== 200) throw new Error(`The health check was answered with ${status}`);
    watched.silentMs = Math.max(watched.silentMs, performance.now() - from);
    const bytes = memoryBytes();
    if (bytes !== null) {
      const megabytes = bytes / 2 ** 20;
      if (!(megabytes <= watched.megabytes)) watched.megabytes = megabytes;
    }
    await delay(sampleMs);
  }
  return watched;
}

const results = (taps: TapTimes, alone: TapTimes, { megabytes, silentMs }: Watched): Result[] => [
  {
    name: 'tap p50',
    value: taps.p50,
    unit: 'ms',
    baseline: { name: 'no attack', value: alone.p50 },
  },
  {
    name: 'tap p99',
    value: taps.p99,
    unit: 'ms',
    baseline: { name: 'no attack', value: alone.p99 },
    aim: { of: 'ratio', limit: 3, better: 'lower' },
  },
  {
    name: 'memory',
    value: megabytes,
    unit: 'MB',
    aim: { of: 'value', limit: maxMegabytes, better: 'lower' },
  },
  {
    name: 'slowest health check',
    value: silentMs,
    unit: 'ms',
    aim: { of: 'value', limit: maxSilentMs, better: 'lower' },
  },
];
