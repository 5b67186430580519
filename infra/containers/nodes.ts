import type { SessionView } from '@kolo/domain';
import { until } from '../../backend/test/until.js';
import { expectShown, expectStored } from '../../faults/consistency.js';
import { withinMs } from '../../faults/limits.js';
import { addressesOf, compose, docker } from './compose.js';
import { Site } from './site.js';

const site = new Site();

describe('a match in the containers', () => {
  beforeAll(async () => {
    await site.isReady();
    await site.signIn();
    await site.startMatch();
    await site.invite();
  });
  afterAll(() => site.leave());

  it('a spectator at one node sees what is tapped at the other', async () => {
    const [one, other] = await site.nodes();
    if (one === undefined || other === undefined) throw new Error('There are not two nodes');
    await site.invite([one.url]);
    for (let taps = 0; taps < 5; taps += 1) await site.tablets.tap(other.url);
    await expectConsistency();
  });

  it('a visitor is known by the address that the proxy saw, not by the proxy', async () => {
    const sessions = await site.read<SessionView[]>('/user/sessions');
    const session = sessions.find(({ isCurrent }) => isCurrent);
    expect(session?.network).toMatch(/^\d+\./);
    expect(await addressesOf('proxy')).not.toContain(session?.network);
  });

  it('a node that is killed takes no acknowledged tap with it', async () => {
    await site.invite();
    const [node] = await site.nodes();
    await whileTapping(async () => {
      await docker('kill', node?.container ?? '');
      await site.tablets.more(40);
      await docker('start', node?.container ?? '');
      await expectNodes(2);
    });
  });

  it('Redis restarts in the middle of taps', async () => {
    await whileTapping(() => compose('restart', 'redis'));
  });

  it('PostgreSQL restarts in the middle of taps', async () => {
    await whileTapping(() => compose('restart', 'postgres'));
  });

  it('four nodes serve where two did, without a break', async () => {
    await whileTapping(async () => {
      await compose('up', '-d', '--no-recreate', '--scale', 'kolo=4');
      await expectNodes(4);
    });
  });
});

/** Taps flow through the proxy before, during and after; then everything that was acknowledged is there. */
async function whileTapping(happens: () => Promise<unknown>): Promise<void> {
  const { tablets } = site;
  tablets.start();
  try {
    await tablets.more(10);
    await happens();
    await tablets.more(20);
  } finally {
    await tablets.stop();
  }
  await expectConsistency();
}

async function expectConsistency(): Promise<void> {
  const version = await expectStored(site);
  const states = await Promise.all((await site.nodes()).map(({ url }) => site.manage(url)));
  for (const { state } of states) {
    expect(state).toEqual(states[0]?.state);
    expect(state.version).toBe(version);
  }
  await expectShown(site.spectators, await site.manage());
}

async function expectNodes(count: number): Promise<void> {
  const isReady = async (url: string) => (await fetch(`${url}/api/health/ready`)).ok;
  const areReady = async () => {
    const ready = await Promise.all((await site.nodes()).map(({ url }) => isReady(url)));
    return ready.length === count && !ready.includes(false);
  };
  await until(areReady, { what: `${count} nodes are ready`, withinMs });
}
