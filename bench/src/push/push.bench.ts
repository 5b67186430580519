import { freePort } from '@kolo/backend/platform/db/embedded/free-port.js';
import { type Aim, print, type Result } from '../report.js';
import { benchBehind } from './behind.bench.js';
import { startKolo } from './kolo-server.js';
import { measurePush, type PushLoad, type PushResult } from './measure.js';
import { type Baseline, type LiveServer, startBaseline } from './servers.js';

export async function benchPush(databaseUrl: string, quick: boolean): Promise<void> {
  const seconds = quick ? 3 : 10;
  for (const watchers of quick ? [1, 100] : [1, 100, 1_000]) {
    const load = { watchers, tapsPerSecond: 20, seconds };
    const stock = await withServer(() => startBaseline('socket.io', databaseUrl), load);
    const kolo = await withServer(async () => startKolo(await freePort()), load);
    print(`Tap to screen, ${watchers} watching, 20 taps/s`, tapToScreen(kolo, stock));
  }
  for (const watchers of quick ? [500] : [5_000, 10_000]) {
    const load = { watchers, tapsPerSecond: 20, seconds };
    const baseline = (name: Baseline) => withServer(() => startBaseline(name, databaseUrl), load);
    const stock = await baseline('socket.io');
    const ws = await baseline('ws');
    const ready = await baseline('ready frame');
    const kolo = await withServer(async () => startKolo(await freePort()), load);
    const within = watchers > 5_000 ? overload : few;
    print(`Fan-out, ${watchers} watching, 20 taps/s`, fanOut(kolo, { stock, ws, ready }, within));
  }
  for (const tapsPerSecond of [100, 200] as const) {
    const storm = { watchers: quick ? 500 : 10_000, tapsPerSecond, seconds };
    const kolo = await withServer(async () => startKolo(await freePort()), storm);
    print(
      `Overload, ${storm.watchers} watching, ${tapsPerSecond} taps/s`,
      overloaded(kolo, tapsPerSecond),
    );
  }
  await benchBehind();
}

/** p99 in ms */
interface Within {
  seen: number;
  answered: number;
}

const upTo = (limit: number, of: Aim['of']): Aim => ({ of, limit, better: 'lower' });

const overloads: Record<100 | 200, Record<'seen' | 'answered', Pick<Result, 'aim' | 'before'>>> = {
  100: {
    seen: { aim: upTo(400, 'value'), before: '0.74–6.5 s' },
    answered: { aim: upTo(60, 'value'), before: '69 ms' },
  },
  200: { seen: {}, answered: { aim: upTo(150, 'value') } },
};

function overloaded(kolo: PushResult, tapsPerSecond: 100 | 200): Result[] {
  const { seen, answered } = overloads[tapsPerSecond];
  return [
    { name: 'seen p99', value: kolo.seenP99, unit: 'ms', ...seen },
    { name: 'seen, last of all', value: kolo.seenMax, unit: 'ms', aim: upTo(2_000, 'value') },
    { name: 'answered p99', value: kolo.ackP99, unit: 'ms', ...answered },
    { name: 'not seen yet at the end', value: kolo.unseenAtEnd, unit: 'taps' },
    { name: 'everybody current after it', value: kolo.currentAfter, unit: 'ms' },
    { name: "server's share of a core", value: kolo.cpuShare, unit: '' },
    ...losses(kolo),
  ];
}

const few: Within = { seen: 150, answered: 25 };
const overload: Within = { seen: 250, answered: 20 };

async function withServer(start: () => Promise<LiveServer>, load: PushLoad): Promise<PushResult> {
  const server = await start();
  try {
    return await measurePush(server, load);
  } finally {
    await server.stop();
  }
}

const ms = (name: string, value: number, stock: number, aim?: Aim): Result => ({
  name,
  value,
  unit: 'ms',
  baseline: { name: 'stock socket.io', value: stock },
  ...(aim === undefined ? {} : { aim }),
});

const tapToScreen = (kolo: PushResult, stock: PushResult, within?: Within): Result[] => [
  ms('seen p50', kolo.seenP50, stock.seenP50),
  ms('seen p99', kolo.seenP99, stock.seenP99, within && upTo(within.seen, 'value')),
  ms('answered p50', kolo.ackP50, stock.ackP50),
  ms('answered p99', kolo.ackP99, stock.ackP99, within && upTo(within.answered, 'value')),
  ...losses(kolo),
];

const losses = (kolo: PushResult): Result[] => [
  { name: 'lost', value: kolo.lost, unit: 'deltas', mustBe: 0 },
  { name: 'doubled', value: kolo.duplicates, unit: 'deltas', mustBe: 0 },
];

function fanOut(
  kolo: PushResult,
  { stock, ws, ready }: Record<'stock' | 'ws' | 'ready', PushResult>,
  within: Within,
): Result[] {
  const cpu =
    (name: string, of: 'cpuPerFrame' | 'cpuPerDelivery') =>
    (baseline: string, than: PushResult, aim?: Aim): Result => ({
      name,
      value: kolo[of],
      unit: 'µs',
      baseline: { name: baseline, value: than[of] },
      ...(aim === undefined ? {} : { aim }),
    });
  const frame = cpu('CPU per frame, lone taps', 'cpuPerFrame');
  const delivery = cpu('CPU per delivered tap', 'cpuPerDelivery');
  return [
    ...tapToScreen(kolo, stock, within),
    ms('lone tap, last watcher', kolo.lastWatcher, stock.lastWatcher),
    frame('stock socket.io', stock, upTo(0.59, 'ratio')),
    frame('bare ws', ws, upTo(1.05, 'ratio')),
    frame('one ready frame on bare sockets', ready),
    delivery('stock socket.io', stock, upTo(0.59, 'ratio')),
    delivery('bare ws', ws, upTo(1.05, 'ratio')),
  ];
}
