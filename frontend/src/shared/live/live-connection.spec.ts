import { LiveConnection, type LiveMember } from './live-connection';
import { retryDelay } from './retry-delay';
import { FakeLiveServer } from './testing/fake-live-server';
import { FakeMatch } from './testing/fake-match';

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

/** Asks once a socket is open, as every part of a page. */
function aMember(connection: LiveConnection) {
  const ask = () => {
    connection.socket?.watch({ matchId: 7 }).catch(() => {});
  };
  return {
    opened: jest.fn(ask),
    closed: jest.fn(),
    message: jest.fn(),
    resumed: jest.fn(ask),
    statusChanged: jest.fn(),
  } satisfies LiveMember;
}

async function aPage(random = 0.5) {
  const server = new FakeLiveServer(new FakeMatch());
  const connection = new LiveConnection({
    createSocket: server.createSocket,
    random: () => random,
  });
  const member = aMember(connection);
  const joined = jest.spyOn(connection, 'join');
  pages.push({ server, joined });
  const leave = connection.join(member);
  await settle();
  return { server, connection, member, leave };
}

/** One that stays would wake up with the pages of the next test. */
const pages: { server: FakeLiveServer; joined: jest.SpyInstance<() => void> }[] = [];

const wakeUp = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  for (const { server, joined } of pages.splice(0)) {
    server.reachable = true;
    for (const { value: leave } of joined.mock.results) leave();
  }
  await settle(10_000);
  jest.clearAllTimers();
  jest.useRealTimers();
});

describe('the one connection of a page', () => {
  it('opens with the first member and serves all', async () => {
    const { server, connection, member } = await aPage();
    const second = aMember(connection);
    connection.join(second);
    expect(server.connects).toBe(1);
    expect(member.opened).toHaveBeenCalledTimes(1);
    expect(second.opened).toHaveBeenCalledTimes(1);
  });

  it('stays a moment for the next page, then closes', async () => {
    const { server, connection, leave } = await aPage();
    leave();
    await settle(3000);
    const next = connection.join(aMember(connection));
    await settle(10_000);
    expect(server.connects).toBe(1);
    expect(connection.socket).not.toBeNull();
    next();
    await settle(5000);
    expect(connection.socket).toBeNull();
    connection.join(aMember(connection));
    await settle();
    expect(server.connects).toBe(2);
  });

  it('stays open while anybody is there, however often another one leaves', async () => {
    const { connection, leave } = await aPage();
    connection.join(aMember(connection));
    leave();
    leave();
    await settle(10_000);
    expect(connection.socket).not.toBeNull();
  });

  it('neither tries nor moves any more once everybody has left', async () => {
    const away = await aPage(0.999);
    away.server.reachable = false;
    away.server.cut();
    away.leave();
    await settle(5_000);
    const tried = away.server.connects;
    const drained = await aPage(0.999);
    drained.server.send({ type: 'drain', payload: { windowMs: 20_000 } });
    drained.leave();
    await settle(60_000);
    expect(away.server.connects).toBe(tried);
    expect(drained.server.connects).toBe(1);
  });

  it('starts again with the next member after that', async () => {
    const { server, connection, leave } = await aPage(0.999);
    server.reachable = false;
    server.cut();
    await settle(30_000);
    expect(connection.blocked).toBe(true);
    leave();
    await settle(5_000);
    const tried = server.connects;
    connection.join(aMember(connection));
    expect(connection.blocked).toBe(false);
    await settle(1_500);
    // After half a second and a whole one, as on a fresh page.
    expect(server.connects).toBe(tried + 3);
  });

  it('says live for as long as the server is heard', async () => {
    const { server, connection } = await aPage();
    await settle(10_000);
    server.heartbeat();
    expect(connection.status.state).toBe('live');
    server.cut();
    expect(connection.socket).toBeNull();
    expect(connection.status.state).toBe('connecting');
  });

  it('has sockets for blocked after three that never opened, a lost one not counted', async () => {
    const { server, connection } = await aPage(0);
    server.reachable = false;
    const blockedAt: number[] = [];
    const member = aMember(connection);
    member.statusChanged.mockImplementation(() => {
      if (connection.blocked) blockedAt.push(server.connects);
    });
    connection.join(member);
    server.cut();
    await settle(100);
    expect(Math.min(...blockedAt)).toBe(4);
  });

  it('has sockets for blocked soon where a proxy keeps them, and not any more once one was answered', async () => {
    const { server, connection } = await aPage();
    server.openMs = 6_000;
    server.cut();
    await settle(3_500);
    expect(connection.blocked).toBe(false);
    await settle(500);
    expect(connection.blocked).toBe(true);
    expect(server.connects).toBe(2);
    server.auto = false;
    await settle(4_000);
    expect(connection.socket).not.toBeNull();
    expect(connection.blocked).toBe(true);
    server.deliverAll();
    expect(connection).toMatchObject({ blocked: false, status: { state: 'live' } });
  });

  it('has sockets for blocked where they open and close without an answer', async () => {
    const { server, connection, member } = await aPage(0);
    member.opened.mockImplementation(() => queueMicrotask(() => server.cut()));
    server.cut();
    await settle(500);
    expect(connection).toMatchObject({ blocked: true, status: { state: 'connecting' } });
  });

  it('has them for lost at a random moment, so that not everybody asks over HTTP at once', async () => {
    for (const [random, ms] of [
      [0, 3_000],
      [0.5, 4_000],
      [0.98, 5_000],
    ] as const) {
      const { server, connection } = await aPage(random);
      server.openMs = 60_000;
      server.cut();
      await settle(ms - 500);
      expect(connection.status.state).toBe('connecting');
      await settle(500);
      expect(connection.status.state).toBe('lost');
    }
  });

  it('tries less often where sockets open and close at once', async () => {
    const { server, member } = await aPage(0.999);
    member.opened.mockImplementation(() => queueMicrotask(() => server.cut()));
    server.cut();
    await settle(60_000);
    expect(server.connects).toBeLessThan(13);
  });

  it('reports a dead socket once and closes it', async () => {
    const { server, connection, member } = await aPage();
    const { socket } = connection;
    if (socket === null) throw new Error('no socket');
    const hangUp = jest.spyOn(socket, 'disconnect');
    connection.abandon(socket);
    expect(hangUp).toHaveBeenCalledTimes(1);
    connection.abandon(socket);
    expect(member.closed).toHaveBeenCalledTimes(1);
    expect(hangUp).toHaveBeenCalledTimes(1);
    await settle(3_000);
    expect(server.connects).toBe(2);
  });

  it('comes back at a random moment within 3 s after a crash', async () => {
    const { server, member } = await aPage(0.5);
    await settle(6000);
    server.cut();
    expect(member.closed).toHaveBeenCalledTimes(1);
    await settle(1499);
    expect(server.connects).toBe(1);
    await settle(1);
    expect(server.connects).toBe(2);
    expect(member.opened).toHaveBeenCalledTimes(2);
  });

  it('tries less and less often, and says when sockets do not get through', async () => {
    const { server, connection, member } = await aPage(0.999);
    server.reachable = false;
    server.cut();
    await settle(60_000);
    expect(connection.blocked).toBe(true);
    expect(server.connects).toBeGreaterThan(6);
    expect(server.connects).toBeLessThan(13);
    expect(member.statusChanged).toHaveBeenCalled();
    server.reachable = true;
    await settle(10_000);
    expect(connection.blocked).toBe(false);
  });

  it('tries at once when somebody opens another page', async () => {
    const { server, connection } = await aPage(0.999);
    server.reachable = false;
    server.cut();
    await settle(20_000);
    expect(connection.status.state).toBe('lost');
    server.reachable = true;
    connection.join(aMember(connection));
    expect(connection.status.state).toBe('connecting');
    await settle();
    expect(connection.status.state).toBe('live');
  });

  it('leaves a draining server at a random moment of its window', async () => {
    const { server, member } = await aPage(0.5);
    server.send({ type: 'drain', payload: { windowMs: 8000 } });
    await settle(3999);
    expect(server.connects).toBe(1);
    await settle(1);
    expect(server.connects).toBe(2);
    expect(member.closed).toHaveBeenCalledTimes(1);
    expect(member.opened).toHaveBeenCalledTimes(2);
  });

  it('keeps that moment when the draining server closes first', async () => {
    const { server } = await aPage(0.5);
    await settle(6000);
    server.send({ type: 'drain', payload: { windowMs: 8000 } });
    server.cut();
    await settle(3999);
    expect(server.connects).toBe(1);
    await settle(1);
    expect(server.connects).toBe(2);
  });

  it('comes back from a draining server also when the next one is not there yet', async () => {
    const { server, connection } = await aPage(0.5);
    server.send({ type: 'drain', payload: { windowMs: 2_000 } });
    server.reachable = false;
    await settle(5_000);
    server.reachable = true;
    await settle(10_000);
    expect(connection.status.state).toBe('live');
  });

  it('leaves a draining server once, however often it says so', async () => {
    const { server } = await aPage(0.5);
    server.send({ type: 'drain', payload: { windowMs: 2_000 } });
    server.send({ type: 'drain', payload: { windowMs: 8_000 } });
    await settle(20_000);
    expect(server.connects).toBe(2);
  });

  it('comes back after the next cut too where it woke up while the server drained', async () => {
    const { server } = await aPage(0.5);
    await settle(6_000);
    server.send({ type: 'drain', payload: { windowMs: 8_000 } });
    server.cut();
    wakeUp();
    await settle(6_000);
    expect(server.connects).toBe(2);
    server.cut();
    await settle(3_000);
    expect(server.connects).toBe(3);
  });

  it.each([
    [0, 12_500],
    [0.8, 15_000],
  ])('asks on a socket whose heartbeat is overdue, at a random moment: %d', async (random, ms) => {
    const { member } = await aPage(random);
    await settle(ms - 1);
    expect(member.resumed).not.toHaveBeenCalled();
    await settle(1);
    expect(member.resumed).toHaveBeenCalledTimes(1);
  });

  it('has a socket for lost soon where nothing answers once its heartbeat is overdue', async () => {
    const { server, connection, member } = await aPage(0);
    await settle(12_500);
    await settle(5_000);
    expect(connection.status.state).toBe('live');
    server.mute = true;
    await settle(7_500);
    expect(member.resumed).toHaveBeenCalledTimes(2);
    await settle(4_000);
    expect(connection).toMatchObject({ blocked: true, status: { state: 'lost' } });
    expect(connection.socket).not.toBeNull();
  });

  it('does not have it for lost where the heartbeat was only late', async () => {
    const { server, connection } = await aPage(0);
    server.mute = true;
    await settle(13_500);
    server.heartbeat();
    await settle(4_000);
    expect(connection.status.state).toBe('live');
  });

  it('has a new one for lost where heartbeats come but no answers', async () => {
    const { server, connection } = await aPage(0);
    server.mute = true;
    server.cut();
    await settle(1_000);
    server.heartbeat();
    await settle(2_000);
    expect(connection.status.state).toBe('lost');
  });

  it('takes a socket for dead on which never anything comes', async () => {
    const { server, member } = await aPage(0);
    server.mute = true;
    await settle(24_999);
    expect(member.closed).not.toHaveBeenCalled();
    await settle(1);
    expect(member.closed).toHaveBeenCalledTimes(1);
    await settle(3_000);
    expect(server.connects).toBe(2);
  });

  it('takes a silent socket for dead', async () => {
    const { server, member } = await aPage();
    server.mute = true;
    await settle(20_000);
    server.heartbeat();
    await settle(20_000);
    expect(member.closed).not.toHaveBeenCalled();
    await settle(10_000);
    expect(member.closed).toHaveBeenCalledTimes(1);
    expect(server.connects).toBe(2);
  });

  it('comes back at once when the page wakes up or the network returns', async () => {
    const { server } = await aPage(0.999);
    await settle(6000);
    server.cut();
    wakeUp();
    await settle();
    expect(server.connects).toBe(2);
    server.cut();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(server.connects).toBe(3);
  });

  it('lets members ask what they missed when the page wakes up on a live socket', async () => {
    const { server, member } = await aPage();
    wakeUp();
    expect(member.resumed).toHaveBeenCalledTimes(1);
    server.mute = true;
    await settle(16_000);
    expect(server.connects).toBe(1);
    wakeUp();
    await settle();
    expect(server.connects).toBe(2);
  });
});

describe('the delay before an attempt', () => {
  it.each([
    [0, 3000],
    [1, 500],
    [2, 1000],
    [4, 4000],
    [6, 10_000],
    [40, 10_000],
  ])('attempt %i comes within %i ms', (attempt, window) => {
    expect(retryDelay(attempt, 0)).toBe(0);
    expect(retryDelay(attempt, 0.5)).toBe(window / 2);
  });
});
