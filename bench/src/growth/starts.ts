import { freePort } from '@kolo/backend/platform/db/embedded/free-port.js';
import { type SharedServices, startNode } from '../push/kolo-server.js';
import { percentile, print } from '../report.js';
import { noMore } from './reads.js';

/** From the start of the process until the node is ready, by turns on both databases. */
export async function measureStarts(
  one: SharedServices,
  many: SharedServices,
  { events, samples }: { events: number; samples: number },
): Promise<void> {
  const times = new Map<SharedServices, number[]>([
    [one, []],
    [many, []],
  ]);
  for (let n = 0; n < samples; n += 1)
    for (const [services, ms] of times) {
      const port = await freePort();
      const began = performance.now();
      const node = await startNode(port, services);
      ms.push(performance.now() - began);
      await node.stop();
    }
  const typical = (services: SharedServices): number => percentile(times.get(services) ?? [], 0.5);
  print(`Start of a node with ${events.toLocaleString('en-GB')} events`, [
    {
      name: 'ready',
      value: typical(many),
      unit: 'ms',
      aim: noMore,
      baseline: { name: 'with the demo season', value: typical(one) },
    },
  ]);
}
