import { setTimeout as delay } from 'node:timers/promises';
import { liveMatch } from '@kolo/domain';
import { Redis } from 'ioredis';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { testRedisUrl } from '../../../test/database.js';
import { type LiveMatchUnderTest, matchOn, runningMatch } from '../../../test/live-match.js';
import { usualSilenceLimits } from '../../../test/long-limits.js';
import { startRedis } from '../../../test/redis-server.js';
import { Spectator } from '../../../test/spectator.js';
import { eventually, until } from '../../../test/until.js';
import { silenceLimits } from '../../platform/async/silent-connection.js';
import { type LiveBus, liveBusToken } from './live-bus.js';

/** Two nodes on one database. */
async function twoNodes(redisUrl: string | null): Promise<[TestApp, TestApp]> {
  const one = await startTestApp({ config: { redisUrl } });
  return [one, await startTestApp({ config: { redisUrl }, database: one.database })];
}

const spectators: Spectator[] = [];
afterEach(() => {
  for (const spectator of spectators.splice(0)) spectator.close();
});

const tap = (match: LiveMatchUnderTest, headers?: Record<string, string>) =>
  match.must('POST', 'team-stats/increment', { team: 'home', statistic: 'shots', by: 1 }, headers);

async function watching(app: TestApp, match: LiveMatchUnderTest): Promise<Spectator> {
  const spectator = new Spectator(app.url, match.id);
  spectators.push(spectator);
  await spectator.connect();
  return spectator;
}

describe('two nodes that do not hear each other', () => {
  let nodes: [TestApp, TestApp];
  beforeAll(async () => {
    nodes = await twoNodes(null);
  });
  afterAll(async () => {
    await nodes[1].close();
    await nodes[0].close();
  });

  it('bring watchers of the other node up to date from the log', async () => {
    const here = await runningMatch(nodes[0]);
    const spectator = await watching(nodes[1], here);
    const { version } = await tap(here);
    await spectator.reaches(version);
    expect(spectator.match).toEqual(liveMatch(await here.state()));
  });

  it('count every command once, however often and over whichever node it is sent', async () => {
    const here = await runningMatch(nodes[0]);
    const there = matchOn(nodes[1], here.id, here.league);
    const both = [await watching(nodes[0], here), await watching(nodes[1], here)];
    const from = both[0]?.version ?? 0;
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const headers = { 'idempotency-key': `repeated-${here.id}-${n}` };
        return Promise.all(
          [here, there, here].map(async (match, attempt) => {
            await delay(attempt * (n % 7));
            return tap(match, headers);
          }),
        );
      }),
    );
    for (const [first, ...repeats] of answers)
      for (const repeat of repeats) {
        expect(repeat.events).toEqual(first?.events);
        expect(repeat.version).toBe(first?.version);
        expect(repeat.homeShots).toBe(first?.homeShots);
      }
    const state = await here.state();
    expect(state).toMatchObject({ version: from + 40, statistics: { home: { shots: 40 } } });
    expect(await there.state()).toEqual(state);
    for (const spectator of both) {
      await spectator.reaches(from + 40);
      expect(spectator.match).toEqual(liveMatch(state));
      expect(spectator.gaps).toBe(0);
      expect(spectator.snapshots).toBe(1);
    }
  });
});

describe('two nodes with Redis between them', () => {
  let nodes: [TestApp, TestApp];
  beforeAll(async () => {
    nodes = await twoNodes(testRedisUrl());
  });
  afterAll(async () => {
    await nodes[1].close();
    await nodes[0].close();
  });

  it('push at once, and fetch what the bus lost', async () => {
    const here = await runningMatch(nodes[0]);
    const spectator = await watching(nodes[1], here);
    // The first tap makes sure that the node has subscribed.
    await spectator.reaches((await tap(here)).version);
    const bus = nodes[0].app.get<LiveBus>(liveBusToken);
    const announce = bus.announce.bind(bus);
    let announced = 0;
    jest.spyOn(bus, 'announce').mockImplementation((announcement) => {
      announced += 1;
      if (announced % 5 !== 0) announce(announcement);
    });
    for (let n = 0; n < 30; n += 1) await tap(here);
    const { version } = await tap(here);
    await spectator.reaches(version);
    expect(announced).toBe(31);
    expect(spectator.match).toEqual(liveMatch(await here.state()));
    expect(spectator.gaps).toBe(0);
    expect(spectator.snapshots).toBe(1);
  });

  it('add up their viewers', async () => {
    const here = await runningMatch(nodes[0]);
    const both = [await watching(nodes[0], here), await watching(nodes[1], here)];
    await eventually(() => expect(both.map(({ viewers }) => viewers.at(-1))).toEqual([2, 2]));
  });
});

describe('two nodes whose Redis goes away', () => {
  it('take every tap, say that they are degraded, and hear each other again when it is back', async () => {
    let redis = await startRedis();
    const port = Number(new URL(redis.url).port);
    const nodes = await twoNodes(redis.url);
    try {
      const here = await runningMatch(nodes[0]);
      const spectator = await watching(nodes[1], here);
      const untilHealth = (expected: object) =>
        until(async () => {
          const { status, json } = await nodes[0].call('GET', '/api/health/ready');
          expect({ code: status, ...(json as object) }).toMatchObject(expected);
          return true;
        });
      await untilHealth({ code: 200 });
      await redis.stop();
      await until(async () => !nodes[0].app.get<LiveBus>(liveBusToken).connected);
      jest.replaceProperty(silenceLimits, 'lookMs', usualSilenceLimits.lookMs);
      await untilHealth({
        code: 200,
        status: 'degraded',
        ready: true,
        database: 'up',
        push: 'down',
      });
      for (let n = 0; n < 20; n += 1) await tap(here);
      const { version } = await tap(here);
      await spectator.reaches(version);
      expect(spectator.gaps).toBe(0);

      redis = await startRedis(port);
      const buses = nodes.map(({ app }) => app.get<LiveBus>(liveBusToken));
      await until(async () => buses.every(({ connected }) => connected));
      const listener = jest.fn();
      buses[1]?.onAnnouncement(listener);
      await until(async () => {
        await tap(here);
        return listener.mock.calls.length > 0;
      });
      await untilHealth({ code: 200, status: 'ok', push: 'up' });
      await spectator.reaches((await here.state()).version);
      expect(spectator.match).toEqual(liveMatch(await here.state()));
      expect(spectator.gaps).toBe(0);
    } finally {
      await nodes[1].close();
      await nodes[0].close();
      await redis.stop();
    }
  });

  it('survive what no node of theirs would say', async () => {
    const nodes = await twoNodes(testRedisUrl());
    const stranger = new Redis(testRedisUrl());
    try {
      const here = await runningMatch(nodes[0]);
      const spectator = await watching(nodes[1], here);
      const request = (data: unknown) => JSON.stringify({ uid: 'stranger', type: 6, data });
      const nonsense = [
        ...['', '{', '{"type":6}', '\u00ff\u00ff', request(null), request(['announcement', null])],
        ...[request(['announcement', { epoch: 1 }]), request(['viewers']), request([{}])],
      ];
      for (const said of nonsense) {
        await stranger.publish('kolo-request#/live#', said);
        await stranger.publish('kolo-response#/live#', said);
        await stranger.publish('kolo#/live#', said);
      }
      await spectator.reaches((await tap(here)).version);
      expect(spectator.gaps).toBe(0);
    } finally {
      stranger.disconnect();
      await nodes[1].close();
      await nodes[0].close();
    }
  });
});
