import { freePort } from '@kolo/backend/platform/db/embedded/free-port.js';
import { inDatabase, prepareDatabase } from '@kolo/backend/platform/db/embedded/roles.js';
import { startRedis } from '../redis.js';
import { print, type Result } from '../report.js';
import { kickOff, startKolo, startNode } from './kolo-server.js';
import { benchLongLog } from './long-log.bench.js';
import { measurePush, type PushResult } from './measure.js';

const database = 'bench_nodes';

export async function benchNodes(
  postgres: { url: string; adminUrl: string },
  quick: boolean,
): Promise<void> {
  const redis = await startRedis();
  const stops: (() => Promise<void> | void)[] = [redis.stop];
  try {
    const services = {
      databaseUrl: inDatabase(postgres.url, database),
      adminUrl: await prepareDatabase(postgres.adminUrl, database),
      redisUrl: redis.url,
    };
    const one = await startKolo(await freePort(), { services });
    stops.push(one.stop);
    const two = await startNode(await freePort(), services);
    stops.push(two.stop);
    // A first run compiles the code, so neither measurement has that advantage.
    for (const port of [one.port, two.port])
      await measurePush({ ...one, port }, { watchers: 20, tapsPerSecond: 20, seconds: 2 });
    for (const watchers of quick ? [100] : [100, 1_000]) {
      const load = { watchers, tapsPerSecond: 20, seconds: quick ? 3 : 10 };
      const same = await measurePush(one, load);
      const other = await measurePush({ ...one, port: two.port }, load);
      print(
        `Tapped at one node, ${watchers} watching at another, 20 taps/s`,
        resultsOf(other, same),
      );
    }
    await benchLongLog(services.databaseUrl, { ...one, ...(await kickOff(one)) }, two, quick);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

const resultsOf = (other: PushResult, same: PushResult): Result[] => [
  ...(['seenP50', 'seenP99', 'lastWatcher'] as const).map((name) => ({
    name: names[name],
    value: other[name],
    unit: 'ms',
    baseline: { name: 'watching at the same node', value: same[name] },
  })),
  { name: 'lost', value: other.lost, unit: 'deltas', mustBe: 0 },
  { name: 'doubled', value: other.duplicates, unit: 'deltas', mustBe: 0 },
];

const names = { seenP50: 'seen p50', seenP99: 'seen p99', lastWatcher: 'lone tap, last watcher' };
