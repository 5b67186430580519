import { EventStore } from '@kolo/backend/events/event-store.js';
import type { DataSource } from 'typeorm';
import { print } from '../report.js';
import { bareInserts, emmett, throughput } from './baselines.js';
import { Writer } from './writer.js';

/** Appends with their projections, beside bare inserts and an event-store library, on the same server. */
export async function benchAppends(
  source: DataSource,
  ownerUrl: string,
  quick: boolean,
): Promise<void> {
  const ms = quick ? 1_500 : 6_000;
  for (const count of [1, 16]) {
    const bare = await bareInserts(ownerUrl, count, ms);
    const library = await emmett(ownerUrl, count, ms);
    const store = new EventStore(source);
    const first = count * 1_000_000;
    const writers = Array.from({ length: count }, (_, n) => new Writer(store, first + n, count));
    const { perSecond, p99 } = await throughput(count, ms, async (n) => writers[n]?.tap());
    const many = count > 1;
    print(`Appends with projections, ${count} ${many ? 'writers' : 'writer'}`, [
      {
        name: 'appends',
        value: perSecond,
        unit: 'per s',
        baseline: { name: 'pgbench, bare insert', value: bare },
        ...(many ? { aim: { ratio: 1.1, better: 'higher' } } : {}),
      },
      {
        name: 'appends',
        value: perSecond,
        unit: 'per s',
        baseline: { name: 'emmett-postgresql', value: library.perSecond },
        ...(many ? { aim: { ratio: 12, better: 'higher' } } : {}),
      },
      {
        name: 'p99',
        value: p99,
        unit: 'ms',
        baseline: { name: 'emmett-postgresql', value: library.p99 },
      },
    ]);
  }
}
