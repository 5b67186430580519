import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@kolo/backend/platform/db/embedded/free-port.js';
import { inDatabase, prepareDatabase } from '@kolo/backend/platform/db/embedded/roles.js';
import { type TapTimes, tapTimes } from '../http/tap-times.js';
import { type KoloServer, startKolo } from '../push/kolo-server.js';
import { print, type Result } from '../report.js';
import { benchBatches } from './batches.bench.js';
import { type PushService, startPushService } from './push-service.js';
import { addSubscriptions } from './subscriptions.js';

interface Postgres {
  url: string;
  adminUrl: string;
}

const database = 'bench_notices';
/** A goal is sent when it can no longer be undone, by the next run. */
const maxWaitMs = 120_000;

/** A goal reaches many devices through a node that takes taps meanwhile, compared with taps alone. */
export async function benchNotices(postgres: Postgres, quick: boolean): Promise<void> {
  const subscriptions = quick ? 20_000 : 1_000_000;
  const seconds = quick ? 4 : 30;
  const adminUrl = await prepareDatabase(postgres.adminUrl, database);
  const services = { databaseUrl: inDatabase(postgres.url, database), adminUrl };
  const service = await startPushService();
  try {
    const kolo = await startKolo(await freePort(), { services, env: service.env });
    try {
      await addSubscriptions(adminUrl, kolo.matchId, subscriptions);
      await tapTimes(kolo, seconds);
      const alone = await tapTimes(kolo, seconds);
      await goal(kolo);
      await firstMessage(service);
      const { taps, perSecond } = await duringFanOut(kolo, service, { subscriptions, seconds });
      print(
        `A tap while a goal goes to ${subscriptions.toLocaleString('en-GB')} devices`,
        results(taps, alone, { subscriptions, perSecond }),
      );
    } finally {
      await kolo.stop();
    }
    await benchBatches(services, subscriptions);
  } finally {
    await service.stop();
  }
}

async function goal({ port, matchId, tap }: KoloServer): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/matches/${matchId}/goals`, {
    method: 'POST',
    headers: tap.headers,
    body: JSON.stringify({ team: 'home' }),
  });
  if (!answer.ok) throw new Error(`The goal was refused: ${await answer.text()}`);
}

async function firstMessage({ first }: PushService): Promise<void> {
  const late = new AbortController();
  const tooLate = delay(maxWaitMs, null, { signal: late.signal }).then(() => {
    throw new Error('No device heard of the goal');
  });
  await Promise.race([first, tooLate]).finally(() => {
    tooLate.catch(() => {});
    late.abort();
  });
}

/** @throws when all had the message before the last tap: taps without a fan-out would count */
async function duringFanOut(
  kolo: KoloServer,
  service: PushService,
  { subscriptions, seconds }: { subscriptions: number; seconds: number },
): Promise<{ taps: TapTimes; perSecond: number }> {
  const before = service.received;
  const began = performance.now();
  const taps = await tapTimes(kolo, seconds);
  const perSecond = ((service.received - before) * 1_000) / (performance.now() - began);
  if (service.received >= subscriptions) throw new Error('The fan-out ended before the taps');
  return { taps, perSecond };
}

const results = (
  taps: TapTimes,
  alone: TapTimes,
  { subscriptions, perSecond }: { subscriptions: number; perSecond: number },
): Result[] => [
  { name: 'tap p50', value: taps.p50, unit: 'ms', baseline: { name: 'alone', value: alone.p50 } },
  {
    name: 'tap p99',
    value: taps.p99,
    unit: 'ms',
    baseline: { name: 'alone', value: alone.p99 },
    aim: { of: 'ratio', limit: 2, better: 'lower' },
  },
  { name: 'messages of a node', value: perSecond, unit: 'per s' },
  { name: 'all devices, at this rate', value: subscriptions / perSecond / 60, unit: 'min' },
];
