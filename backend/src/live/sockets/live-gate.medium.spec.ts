import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { runningMatch, scheduledMatch } from '../../../test/live-match.js';
import { type LiveSocket, liveSocket, opened, Spectator } from '../../../test/spectator.js';
import { until } from '../../../test/until.js';
import { EventStore } from '../../events/event-store.js';
import { LiveGateway } from './live.gateway.js';
import { LiveClientsService } from './live-clients.service.js';
import { drainLimits, handshakeLimits, networkLimits, socketLimits } from './live-limits.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The code that the server closed a socket with. */
const closed = (socket: LiveSocket): Promise<number | undefined> =>
  new Promise((resolve) => {
    socket.io.engine.on('close', (_, details) => {
      const context = details instanceof Error ? undefined : details?.context;
      resolve((context as { code?: number } | undefined)?.code);
    });
  });

const rawSocketOf = (socket: LiveSocket): Socket => {
  const { transport } = socket.io.engine;
  return (transport as unknown as { ws: { _socket: Socket } }).ws._socket;
};

async function stillServes(): Promise<void> {
  const match = await runningMatch(app);
  const spectator = new Spectator(app.url, match.id, { localAddress: '127.0.0.99' });
  expect(await spectator.connect()).toMatchObject({ ok: true });
  const { version } = await match.must('POST', 'timeouts', { team: 'home' });
  await spectator.reaches(version);
  spectator.close();
}

describe('the gate', () => {
  it('lets only our own pages in, and programs that are no browsers', async () => {
    await expect(opened(liveSocket(app.url, { origin: 'https://evil.example' }))).rejects.toThrow();
    (await opened(liveSocket(app.url, { origin: app.url }))).disconnect();
    (await opened(liveSocket(app.url))).disconnect();
  });

  it('limits the sockets of one network, and lets it in again', async () => {
    const max = 8;
    jest.replaceProperty(networkLimits as { sockets: number }, 'sockets', max);
    const from = { localAddress: '127.0.0.7' };
    const all = Array.from({ length: max }, () => liveSocket(app.url, from));
    const sockets = await Promise.all(all.map(opened));
    await expect(opened(liveSocket(app.url, from))).rejects.toThrow();
    (await opened(liveSocket(app.url, { localAddress: '127.0.0.8' }))).disconnect();
    for (const socket of sockets) socket.disconnect();
    const again = () => opened(liveSocket(app.url, from));
    await until(async () => (await again()).disconnect().disconnected);
  });

  it('has nothing outside its namespace', async () => {
    const polled = await fetch(`${app.url}/socket.io/?EIO=4&transport=polling`);
    expect(polled.status).toBe(400);
    const root = liveSocket(app.url).io.socket('/');
    await expect(
      new Promise((resolve, reject) => {
        root.once('connect', () => resolve(null));
        root.once('connect_error', reject);
        root.connect();
      }),
    ).rejects.toThrow('There is nothing here.');
    root.disconnect();
  });
});

describe('a hostile socket', () => {
  it('that asks too much is refused, then closed with a reason', async () => {
    const match = await runningMatch(app);
    const socket = await opened(liveSocket(app.url));
    const code = closed(socket);
    const answers: unknown[] = [];
    // Too few to be a flood of packets: while the machine is busy, tokens are refilled.
    for (let n = 0; n < socketLimits.packets.burst - 10; n += 1)
      socket.emit('watch', { matchId: match.id }, (answer) => answers.push(answer));
    expect(await code).toBe(1008);
    expect(answers).toContainEqual(expect.objectContaining({ error: 'request.too-many' }));
    await stillServes();
  });

  it('cannot watch any number of matches', async () => {
    const { league } = await scheduledMatch(app);
    const [home, away] = league.teams;
    const socket = await opened(liveSocket(app.url));
    const watch = (matchId: number) => socket.emitWithAck('watch', { matchId });
    const ids: number[] = [];
    for (let n = 0; n <= socketLimits.watches; n += 1) {
      const { json } = await app.call('POST', '/api/matches', {
        as: 'admin',
        body: { homeTeamId: home?.id, awayTeamId: away?.id, matchDate: new Date().toISOString() },
      });
      ids.push((json as { id: number }).id);
    }
    const last = ids.pop() ?? 0;
    for (const id of ids) expect(await watch(id)).toMatchObject({ ok: true });
    // Long enough for the tokens to be back: it is the number of matches that is refused.
    await delay(600);
    expect(await watch(last)).toMatchObject({ ok: false, error: 'request.too-many' });
    socket.emit('unwatch', { matchId: ids[0] ?? 0 });
    expect(await watch(last)).toMatchObject({ ok: true });
    socket.disconnect();
  });

  it('that asks and does not read is cut off before its answers fill the memory', async () => {
    const match = await runningMatch(app);
    const socket = await opened(liveSocket(app.url, { localAddress: '127.0.4.1' }));
    const client = app.app
      .get(LiveClientsService)
      .all.find(({ socket: { id } }) => id === socket.id);
    if (client === undefined) throw new Error('The server does not know the socket');
    rawSocketOf(socket).pause();
    // More than the kernel takes of what nobody reads.
    client.socket.emit('noise', 'x'.repeat(16 * 1024 * 1024));
    const ask = () => socket.emit('watch', { matchId: match.id }, () => {});
    for (let n = 0; n < socketLimits.watch.burst; n += 1) ask();
    const asking = setInterval(ask, 1_050 / socketLimits.watch.perSecond);
    await until(() => client.closed);
    clearInterval(asking);
    socket.disconnect();
    await stillServes();
  });

  it('that sends anything at all harms nobody', async () => {
    const name = fc.oneof(
      fc.constantFrom('watch', 'watchBoard', 'unwatch', 'unwatchBoard', 'seen', 'deltas', ''),
      fc.string(),
    );
    const nasty = fc.oneof(
      fc.constantFrom(
        { matchId: '1' },
        { matchId: -1 },
        { matchId: 1e99 },
        { matchId: 1, since: 'x' },
        { matchId: 1, since: -5, epoch: {} },
        { matchId: { $gt: 0 } },
        { leagueId: [] },
        { leagueId: 2 ** 40 },
        { __proto__: null, constructor: { prototype: 1 } },
        { '1': 'x', __proto__: 5, NaN: 1 },
        [[[[]]]],
      ),
      fc.jsonValue({ maxDepth: 4 }),
    );
    const message = fc.tuple(name, fc.array(nasty, { maxLength: 3 }), fc.boolean());
    await fc.assert(
      fc.asyncProperty(fc.array(message, { maxLength: 8 }), async (messages) => {
        const options = { localAddress: `127.0.1.${1 + Math.floor(Math.random() * 250)}` };
        const socket = await opened(liveSocket(app.url, options));
        const waiting: Promise<unknown>[] = [];
        for (const [event, values, asks] of messages) {
          const packet = [event, ...values];
          if (asks)
            waiting.push(
              Reflect.apply(socket.timeout(300).emitWithAck, socket.timeout(300), packet).catch(
                () => null,
              ),
            );
          else socket.io.engine.write(`2/live,${JSON.stringify(packet)}`);
        }
        for (const answer of await Promise.all(waiting))
          if (answer !== null) expect(answer).toMatchObject({ ok: expect.any(Boolean) });
        socket.disconnect();
      }),
      { numRuns: 40 },
    );
    await stillServes();
  });

  it('that breaks the protocol loses its connection, and nobody else does', async () => {
    const packets = [
      '2/live,',
      '2/live,[',
      '2/live,{}',
      '2/live,[1,2',
      '2/live,["watch",{"matchId":1}]',
      '29999999999999999999/live,["watch",{"matchId":1}]',
      '3/live,0[]',
      '51-/live,["watch",{"_placeholder":true,"num":0}]',
      '5999999-/live,["x",{"_placeholder":true,"num":7}]',
      '6/live,',
      '0/live,{"sid":"x"}',
      '0/other,',
      '1/live,',
      '9',
      '',
      'x'.repeat(15_000),
      `2/live,["watch",${'['.repeat(5_000)}${']'.repeat(5_000)}]`,
      `2/live,["seen",{${Array.from({ length: 900 }, (_, n) => `"${n}":${n}`).join()}}]`,
    ];
    for (const [index, packet] of packets.entries()) {
      const socket = await opened(liveSocket(app.url, { localAddress: `127.0.2.${1 + index}` }));
      socket.io.engine.write(packet);
      await delay(20);
      socket.disconnect();
    }
    const big = await opened(liveSocket(app.url));
    const code = closed(big);
    big.io.engine.write(`2/live,["watch",{"matchId":"${'x'.repeat(40_000)}"}]`);
    expect(await code).toBe(1009);
    const flood = await opened(liveSocket(app.url));
    const flooded = closed(flood);
    for (let n = 0; n < socketLimits.packets.burst * 20; n += 1)
      flood.io.engine.write('3/live,7[]');
    expect(await flooded).toBe(1008);
    await stillServes();
  });
});

/** A connection that asked for a WebSocket and says nothing more. */
async function upgrade(localAddress: string, path: string): Promise<Socket> {
  const { port } = new URL(app.url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    [
      `GET ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      '\r\n',
    ].join('\r\n'),
  );
  return socket;
}

const livePath = '/socket.io/?EIO=4&transport=websocket';

describe('a connection that breaks off in the middle of its upgrade', () => {
  it.each([livePath, '/elsewhere'])('harms nobody: %s', async (path) => {
    for (let n = 0; n < 20; n += 1) {
      const socket = await upgrade('127.0.3.1', path);
      await delay(n % 4);
      socket.resetAndDestroy();
    }
    await delay(100);
    await stillServes();
  });
});

describe('sockets that upgrade and then say nothing', () => {
  it.each([2, 10, 50])('of %i networks keep no new watcher out', async (networks) => {
    // None of them gives its place back meanwhile.
    jest.replaceProperty(handshakeLimits as { finishMs: number }, 'finishMs', 600_000);
    const silent: Socket[] = [];
    for (let n = 0; n < 50; n += 1)
      for (let network = 1; network <= networks; network += 1)
        silent.push(await upgrade(`127.0.5.${network}`, livePath));
    const watcher = await opened(liveSocket(app.url, { localAddress: '127.0.6.1' }));
    watcher.disconnect();
    for (const socket of silent) socket.destroy();
  });
});

describe('before a shutdown', () => {
  let leaving: TestApp;
  beforeEach(async () => {
    leaving = await startTestApp();
  });

  it('asks everybody to come back, shows the last tap, lets nobody else in, and ends', async () => {
    const match = await runningMatch(leaving);
    const spectators = [1, 2, 3].map(() => new Spectator(leaving.url, match.id));
    for (const spectator of spectators) await spectator.connect();
    const windows: number[] = [];
    let gone = 0;
    for (const { connection } of spectators) {
      connection?.on('drain', ({ windowMs }) => windows.push(windowMs));
      connection?.on('disconnect', () => {
        gone += 1;
      });
    }
    const append = jest.spyOn(leaving.app.get(EventStore, { strict: false }), 'append');
    const last = match.must('POST', 'timeouts', { team: 'away' });
    await until(() => append.mock.calls.length > 0);
    const start = performance.now();
    await leaving.app.get(LiveGateway).drain();
    const took = performance.now() - start;
    const { version } = await last;
    await until(() => gone === 3);
    expect(spectators.map((spectator) => spectator.version)).toEqual([version, version, version]);
    expect(windows).toEqual([2_000, 2_000, 2_000]);
    expect(took).toBeGreaterThan(500);
    await expect(opened(liveSocket(leaving.url))).rejects.toThrow();
    await leaving.close();
  });

  it('ends also when somebody is still connected', async () => {
    const match = await runningMatch(leaving);
    const spectator = new Spectator(leaving.url, match.id);
    await spectator.connect();
    const gone = new Promise((resolve) => spectator.connection?.on('disconnect', resolve));
    await leaving.close();
    await expect(gone).resolves.toEqual(expect.any(String));
  });

  it('waits for nobody where nobody is', async () => {
    jest.replaceProperty(drainLimits as { minWindowMs: number }, 'minWindowMs', 86_400_000);
    await expect(leaving.app.get(LiveGateway).drain()).resolves.toBeUndefined();
    await leaving.close();
  });
});
