import { until } from '../backend/test/until.js';
import { expectConsistency } from './consistency.js';
import { withinMs } from './limits.js';
import type { Health, KoloNode } from './node.js';
import { Topology } from './topology.js';
import { Withdrawal, whileLogIsHeld } from './withdrawal.js';

// A test waits for several things, each with its own limit.
jest.setTimeout(3 * withinMs);

const topology = new Topology();
let a: KoloNode;
let b: KoloNode;
let c: KoloNode;
beforeAll(async () => {
  await topology.start();
  [a, b, c] = topology.nodes as [KoloNode, KoloNode, KoloNode];
});
afterAll(() => topology.stop());

/** Taps flow through the proxy before, during and after the fault; then all views are consistent. */
async function whileTapping(happens: () => Promise<void>): Promise<void> {
  const { tablets } = topology;
  tablets.start();
  try {
    await tablets.more(10);
    await happens();
    await tablets.more(20);
  } finally {
    await tablets.stop();
  }
  await expectConsistency(topology);
}

/** A node that a busy machine keeps waiting for two seconds says that its database is away. */
const isSoon = (node: KoloNode, health: Partial<Health>): Promise<void> =>
  until(async () => {
    expect(await node.health()).toMatchObject(health);
    return true;
  });

/** How often the spectator at this node came back; also after a pause of a busy machine, which ends its connection. */
const returnsTo = ({ url }: KoloNode): number =>
  topology.spectators.find((spectator) => spectator.url === url)?.returns ?? 0;

it('a spectator at one node sees a tap that was sent to another', async () => {
  const [atA] = topology.spectators;
  for (const { url } of [b, c, a, b]) await topology.tablets.tap(url);
  const version = await topology.tablets.tap(b.url);
  await atA?.spectator.reaches(version);
  expect(atA?.spectator.version).toBeGreaterThanOrEqual(version);
  await expectConsistency(topology);
});

it('killing a node loses no acknowledged tap and no spectator', async () => {
  const before = returnsTo(a);
  await whileTapping(async () => {
    await a.end('SIGKILL');
    await topology.tablets.more(20);
    await a.start();
  });
  expect(returnsTo(a)).toBeGreaterThan(before);
});

it('a stopping node hands its spectators over and ends by itself', async () => {
  const before = returnsTo(b);
  await whileTapping(async () => {
    expect(await b.end('SIGTERM')).toBe(0);
  });
  expect(returnsTo(b)).toBeGreaterThan(before);
});

it('without Redis every tap is accepted and shown, and a node can start', async () => {
  await whileTapping(async () => {
    await topology.redis.stop();
    await b.start();
    await topology.allNodes('degraded');
    const health = { code: 200, ready: true, database: 'up', queue: 'down', push: 'down' };
    for (const node of topology.nodes) await isSoon(node, health);
    await topology.tablets.more(20);
    await topology.redisBack();
    await topology.allNodes('ok');
  });
});

it.each(['fast', 'immediate'] as const)(
  'a %s restart of PostgreSQL during play loses no tap, and all nodes recover by themselves',
  async (how) => {
    const before = topology.tablets.retries;
    await whileTapping(() => topology.database.restart(how));
    expect(topology.tablets.retries).toBeGreaterThan(before);
    await topology.allNodes('ok');
  },
);

it('cut connections reconnect and miss nothing', async () => {
  await whileTapping(async () => {
    for (const spectator of topology.spectators.slice(0, 3)) spectator.cut();
    await topology.proxy.stop();
    await topology.proxy.start();
    const areBack = () =>
      topology.spectators.every(({ spectator }) => spectator.connection?.connected === true);
    await until(areBack, { what: 'all spectators are back', withinMs });
  });
  for (const { returns } of topology.spectators.slice(0, 3)) expect(returns).toBeGreaterThan(0);
});

it('a node that is killed between leaves a whole withdrawal or none, and a repeat decides once', async () => {
  const withdrawal = await Withdrawal.prepare(topology);
  await whileLogIsHeld(topology.database.adminUrl, async (appendsWait) => {
    const sent = [withdrawal.withdraw(a), withdrawal.award(a)];
    const answers = Promise.allSettled(sent);
    await appendsWait(2);
    await a.end('SIGKILL');
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
  await a.start();
  const found = await withdrawal.logged();
  const isDecided = found.league.length > 0;
  expect(found.league).toEqual(isDecided ? ['TeamWithdrawn'] : []);
  for (const types of found.matches)
    expect(types.filter((type) => type === 'MatchAnnulled')).toHaveLength(isDecided ? 1 : 0);

  // Both come again under their keys, to the node that died and to another.
  const again = await Promise.all([a, b].map((node) => withdrawal.withdraw(node)));
  expect(again.map(({ status }) => status)).toEqual([200, 200]);
  const [first, second] = await Promise.all(again.map((answer) => answer.json()));
  expect(second).toEqual(first);
  const { status } = await withdrawal.award(b);
  const { league, matches } = await withdrawal.logged();
  expect(league).toEqual(['TeamWithdrawn']);
  // The award was written before the withdrawal, or is refused after it.
  expect(matches[0]).toEqual(
    status === 200 ? ['ResultAwarded', 'MatchAnnulled'] : ['MatchAnnulled'],
  );
  expect(matches.slice(1)).toEqual([['MatchAnnulled'], ['MatchAnnulled']]);
  await expectConsistency(topology);
});

it('a full disk refuses a file with a clear sentence, while taps and smaller files go on', async () => {
  await whileTapping(async () => {
    expect((await publishRules(9_000_000)).status).toBe(507);
    expect((await publishRules(9_000_000)).message).toMatch(/^\S.*\.$/);
    expect((await publishRules(100_000)).status).toBe(201);
    await isSoon(c, { code: 200 });
  });
});

it('all nodes stop by themselves, also without Redis', async () => {
  await topology.redis.stop();
  await topology.allNodes('degraded');
  expect(await Promise.all([a, b, c].map((node) => node.end('SIGTERM')))).toEqual([0, 0, 0]);
});

async function publishRules(bytes: number): Promise<{ status: number; message: string }> {
  const form = new FormData();
  form.set('title', 'Pravila natjecanja');
  const content = Buffer.alloc(bytes, ' ');
  content.write('%PDF-1.7\n');
  form.set('file', new Blob([content], { type: 'application/pdf' }), 'pravila.pdf');
  const answer = await fetch(`${c.url}/api/rules`, {
    method: 'POST',
    headers: { cookie: topology.cookie },
    body: form,
  });
  const { message = '' } = (await answer.json()) as { message?: string };
  return { status: answer.status, message };
}
