import { setTimeout as delay } from 'node:timers/promises';
import { print, type Result } from '../report.js';
import type { RunningMatch } from './kolo-server.js';
import type { LiveServer } from './servers.js';
import { sendTap, steadyTaps } from './taps.js';
import { Watchers } from './watchers.js';

const watching = 8;
const lengths = { short: 100, long: 10_000 };
const tapsPerSecond = 50;
const atOnce = 40;
const settleMs = 1_000;
const currentWithinMs = 120_000;

/** What a tap costs a node, CPU in ms, while the match's log is short and when it is long. */
export async function benchLongLog(
  tapped: LiveServer & RunningMatch,
  other: Pick<LiveServer, 'port' | 'cpuMs'>,
  quick: boolean,
): Promise<void> {
  const long = quick ? 2_000 : lengths.long;
  const seconds = quick ? 3 : 10;
  const nodes = [tapped, other].map(({ port, cpuMs }) => ({
    cpuMs,
    watchers: new Watchers(port, 'socket.io', tapped.matchId, watching),
  }));
  for (const { watchers } of nodes) await watchers.open();
  try {
    const costs = async (length: number): Promise<number[]> => {
      const version = await fill(tapped, length);
      for (const { watchers } of nodes) await watchers.reach(version, currentWithinMs);
      await delay(settleMs);
      const before = nodes.map(({ cpuMs }) => cpuMs() ?? Number.NaN);
      await steadyTaps(tapped.tap, { tapsPerSecond, seconds });
      return nodes.map(
        ({ cpuMs }, n) =>
          ((cpuMs() ?? Number.NaN) - (before[n] ?? Number.NaN)) / (tapsPerSecond * seconds),
      );
    };
    const atShort = await costs(lengths.short);
    const atLong = await costs(long);
    const result = (name: string, n: number, before?: string): Result => ({
      name,
      value: atLong[n] ?? Number.NaN,
      unit: 'ms',
      baseline: { name: `at ${lengths.short}`, value: atShort[n] ?? Number.NaN },
      aim: { of: 'ratio', limit: 1.5, better: 'lower' },
      ...(before === undefined ? {} : { before }),
    });
    print(`CPU per tap with ${long} events in the match, ${watching} watching at each node`, [
      result('the node that is tapped', 0),
      result('another node', 1, '40–60 s of CPU for all taps'),
    ]);
  } finally {
    for (const { watchers } of nodes) watchers.close();
  }
}

/** Taps of which each has its entry in the timeline, until the log is so long. */
async function fill({ card }: RunningMatch, length: number): Promise<number> {
  let version = 0;
  while (version < length) {
    const taps = await Promise.all(Array.from({ length: atOnce }, () => sendTap(card)));
    version = Math.max(...taps.map((tap) => tap.version));
  }
  return version;
}
