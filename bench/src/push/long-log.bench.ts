import { setTimeout as delay } from 'node:timers/promises';
import { EventStore } from '@kolo/backend/events/event-store.js';
import { clockHolderIn } from '@kolo/backend/live/commands/clock-holder.js';
import { Mailbox } from '@kolo/backend/live/commands/mailbox.js';
import { dataSourceOptions } from '@kolo/backend/platform/db/data-source.js';
import { DataSource } from 'typeorm';
import { originOf } from '../log/writer.js';
import { print, type Result } from '../report.js';
import type { RunningMatch } from './kolo-server.js';
import type { LiveServer } from './servers.js';
import { steadyTaps } from './taps.js';
import { Watchers } from './watchers.js';

const watching = 8;
/** A match takes 5,000 entries, the taps that are measured included. */
const lengths = { short: 100, long: 4_000 };
const tapsPerSecond = 50;
const settleMs = 1_000;
const currentWithinMs = 120_000;

/** CPU time of a tap on a node in ms, while the match's log is short and when it is long. */
export async function benchLongLog(
  databaseUrl: string,
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
      const version = await fill(databaseUrl, tapped, length);
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

/** Appends cards, each with its entry in the timeline, until the log is so long; nodes limit an account's taps. */
async function fill(
  databaseUrl: string,
  { matchId, playerIds: [playerId = 0] }: RunningMatch,
  length: number,
): Promise<number> {
  const source = await new DataSource(dataSourceOptions(databaseUrl)).initialize();
  try {
    const mailbox = new Mailbox(matchId, new EventStore(source), clockHolderIn(source), () => {});
    const { version } = await mailbox.read();
    const card = { type: 'RaisePlayerCounter', playerId, counter: 'yellowCards' } as const;
    const at = new Date().toISOString();
    const missing = Array.from({ length: Math.max(0, length - version) }, (_, n) => version + n);
    await Promise.all(missing.map((n) => mailbox.post(card, originOf(`card-${matchId}-${n}`, at))));
    return Math.max(version, length);
  } finally {
    await source.destroy();
  }
}
