import { EventStore } from '@kolo/backend/events/event-store.js';
import type { DataSource } from 'typeorm';
import { type Aim, print, type Result } from '../report.js';
import { bareInserts, emmett, type Throughput, throughput } from './baselines.js';
import { readyStatements } from './ready-statements.js';
import { burst, lockedBurst } from './tap-burst.js';
import { Writer } from './writer.js';

/** Before the first measurement, so that all code is compiled. */
const warmUpMs = 1_500;

export async function benchAppends(
  source: DataSource,
  ownerUrl: string,
  quick: boolean,
): Promise<void> {
  const ms = quick ? 1_500 : 6_000;
  const one = await measure(source, ownerUrl, 1, ms);
  print('Appends with projections, 1 writer', [
    rate(one.own, 'pgbench, bare insert', one.bare),
    rate(one.own, 'emmett-postgresql', one.library.perSecond),
    slowest(one.own, one.library),
  ]);
  const many = await measure(source, ownerUrl, 16, ms);
  const ready = await readyStatements(ownerUrl, quick ? 300 : 1_500);
  print('Appends with projections, 16 writers', [
    rate(many.own, 'pgbench, bare insert', many.bare, atOrAbove(1.1)),
    rate(many.own, 'emmett-postgresql', many.library.perSecond, atOrAbove(12)),
    rate(many.own, 'the same statements, made beforehand', ready),
    {
      name: 'the same statements, made beforehand',
      value: ready,
      unit: 'per s',
      baseline: { name: 'pgbench, bare insert', value: many.bare },
    },
    { ...slowest(many.own, many.library), aim: { of: 'value', limit: 4, better: 'lower' } },
  ]);
  const taps = 300;
  print(`${taps} taps at once on one match`, [
    {
      name: 'all answered',
      value: await burst(source, taps),
      unit: 'ms',
      baseline: { name: 'a row lock for each tap', value: await lockedBurst(ownerUrl, taps) },
      aim: { of: 'value', limit: 100, better: 'lower' },
    },
  ]);
}

interface Measured {
  own: Throughput;
  library: Throughput;
  bare: number;
}

async function measure(
  source: DataSource,
  ownerUrl: string,
  count: number,
  ms: number,
): Promise<Measured> {
  const bare = await bareInserts(ownerUrl, count, ms);
  const library = await emmett(ownerUrl, count, ms, warmUpMs);
  const store = new EventStore(source);
  const writers = Array.from({ length: count }, (_, n) => new Writer(count * 1_000_000 + n, count));
  const tap = async (n: number) => writers[n]?.tap(store);
  await throughput(count, warmUpMs, tap);
  return { own: await throughput(count, ms, tap), library, bare };
}

const rate = (own: Throughput, name: string, value: number, aim?: Aim): Result => ({
  name: 'appends',
  value: own.perSecond,
  unit: 'per s',
  baseline: { name, value },
  ...(aim === undefined ? {} : { aim }),
});

const slowest = (own: Throughput, library: Throughput): Result => ({
  name: 'p99',
  value: own.p99,
  unit: 'ms',
  baseline: { name: 'emmett-postgresql', value: library.p99 },
});

const atOrAbove = (limit: number): Aim => ({ of: 'ratio', limit, better: 'higher' });
