/** @jest-environment node */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import {
  type AddressInfo,
  type Socket as Connection,
  createServer as createTcp,
  type Server as NetServer,
} from 'node:net';
import { liveNamespace } from '@kolo/domain';
import { Server, type Socket } from 'socket.io';
import { createLiveSocket, type LiveSocket, type SocketTimeouts } from './live-socket';
import { serverClock } from './server-clock';

/** The library that the server uses, so that a new version of it shows what the other side does not speak. */
const http = createServer();
const io = new Server(http, { transports: ['websocket'], pingInterval: 20, pingTimeout: 300_000 });
const live = io.of(liveNamespace);
const silent = createTcp();

let admit = (next: (error?: Error) => void): void => next();
const connections = jest.fn();
let happened: () => void = () => {};
const calls = {
  opened: jest.fn(() => happened()),
  closed: jest.fn(() => happened()),
  answered: jest.fn(() => happened()),
  message: jest.fn(() => happened()),
};
let socket: LiveSocket;
let server: Socket;
let connection: Connection;

beforeAll(async () => {
  live.use((_, next) => admit(next));
  live.on('connection', connections);
  http.on('connection', (newest: Connection) => {
    connection = newest;
  });
  Object.assign(globalThis, { location: { protocol: 'http:', host: await addressOf(http) } });
});
afterAll(() => {
  silent.close();
  return io.close();
});

async function addressOf(listener: NetServer): Promise<string> {
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return `127.0.0.1:${(listener.address() as AddressInfo).port}`;
}

/** The head that opens a socket, as RFC 6455 asks for it. */
function accepted(headers: IncomingHttpHeaders): string {
  const expected = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const key = createHash('sha1').update(expected).digest('base64');
  const lines = ['Upgrade: websocket', 'Connection: Upgrade', `Sec-WebSocket-Accept: ${key}`];
  return ['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n');
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue())
    await new Promise<void>((resolve) => {
      happened = resolve;
    });
}

/** By default longer than any busy machine takes. */
function create(timeouts: SocketTimeouts = { open: 300_000, answer: 300_000 }): void {
  socket = createLiveSocket(calls, timeouts);
}

async function connect(): Promise<void> {
  const connected = once(live, 'connection');
  const { length } = calls.opened.mock.calls;
  socket.connect();
  [server] = (await connected) as [Socket];
  await until(() => calls.opened.mock.calls.length > length);
}

beforeEach(() => {
  admit = (next) => next();
  jest.clearAllMocks();
  create();
});
afterEach(() => socket.disconnect());

describe('the live socket', () => {
  it('opens the namespace once', async () => {
    await connect();
    expect(calls.opened).toHaveBeenCalledTimes(1);
    expect(server.nsp.name).toBe('/live');
  });

  it('hands on messages in their order, and nothing that it does not know', async () => {
    await connect();
    const payload = { matchId: 7, deltas: [{ name: 'Šime "Žuti", [1]' }] };
    server.emit('deltas', payload);
    server.emit('gossip', {});
    server.emit('heartbeat', { epoch: 'a' });
    await until(() => calls.message.mock.calls.length === 2);
    expect(calls.message.mock.calls).toEqual([
      [{ type: 'deltas', payload }],
      [{ type: 'heartbeat', payload: { epoch: 'a' } }],
    ]);
  });

  it('gives every request its own answer', async () => {
    await connect();
    const answers: ((answer: object) => void)[] = [];
    const arrived = Promise.all(
      ['watch', 'watchBoard'].map(
        (name) =>
          new Promise<void>((resolve) => {
            server.on(name, (_: object, answer: (value: object) => void) => {
              answers.push(answer);
              resolve();
            });
          }),
      ),
    );
    const [match, board] = [socket.watch({ matchId: 7 }), socket.watchBoard({})];
    await arrived;
    answers[1]?.({ ok: true, matches: [] });
    answers[0]?.({ ok: false });
    expect(calls.answered).not.toHaveBeenCalled();
    expect(await board).toEqual({ ok: true, matches: [] });
    expect(await match).toEqual({ ok: false });
    expect(calls.answered).toHaveBeenCalledTimes(2);
  });

  it('gives up on a request without an answer', async () => {
    create({ open: 60_000, answer: 1 });
    await connect();
    await expect(socket.watch({ matchId: 7 })).rejects.toThrow();
    expect([calls.closed, calls.answered].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('rejects a request whose socket closes', async () => {
    await connect();
    const answer = socket.watch({ matchId: 7 });
    socket.disconnect();
    await expect(answer).rejects.toThrow();
    await expect(socket.watch({ matchId: 7 })).rejects.toThrow();
  });

  it('sends what needs no answer, with and without content', async () => {
    await connect();
    const all = Promise.all(['unwatch', 'unwatchBoard', 'seen'].map((name) => once(server, name)));
    socket.unwatch(7);
    socket.unwatchBoard();
    socket.seen({ 7: 12 });
    expect(await all).toEqual([[{ matchId: 7 }], [], [{ 7: 12 }]]);
  });

  it('reads the time from answers, on a phone that is ten minutes behind too', async () => {
    await connect();
    const now = Date.now() + 10 * 60_000;
    server.on('watch', (_: object, answer: (value: object) => void) => answer({ ok: true, now }));
    await socket.watch({ matchId: 7 });
    expect(serverClock.now()).toBeGreaterThanOrEqual(now);
  });

  it('stays open as long as pings are answered', async () => {
    await connect();
    for (let pong = 0; pong < 3; pong += 1) await once(server.conn, 'heartbeat');
    expect([server.connected, calls.closed.mock.calls.length]).toEqual([true, 0]);
  });

  it.each([
    ['the server leaves the namespace', () => server.disconnect()],
    ['the server closes the connection', () => server.conn.close()],
    ['the network breaks off', () => connection.destroy()],
  ])('reports once that it is closed when %s', async (_, end) => {
    await connect();
    end();
    await until(() => calls.closed.mock.calls.length > 0);
    await connect();
    expect(calls.closed).toHaveBeenCalledTimes(1);
  });

  it('reports once that it is closed when the server refuses', async () => {
    admit = (next) => next(new Error('full'));
    socket.connect();
    await until(() => calls.closed.mock.calls.length > 0);
    admit = (next) => next();
    await connect();
    expect(calls.opened).toHaveBeenCalledTimes(1);
    expect(calls.closed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['nobody listens', () => Promise.resolve('127.0.0.1:1')],
    ['nobody answers', () => addressOf(silent)],
  ])('reports once that it is closed when %s', async (_, address) => {
    create({ open: 100, answer: 60_000 });
    const { host } = globalThis.location;
    Object.assign(globalThis.location, { host: await address() });
    socket.connect();
    await until(() => calls.closed.mock.calls.length > 0);
    Object.assign(globalThis.location, { host });
    create();
    await connect();
    expect(calls.opened).toHaveBeenCalledTimes(1);
    expect(calls.closed).toHaveBeenCalledTimes(1);
  });

  it('reports that it is closed where a network takes away what it let open, without a timer', async () => {
    const taking = createServer().on('upgrade', ({ headers }, stream) =>
      stream.end(accepted(headers)),
    );
    const { host } = globalThis.location;
    Object.assign(globalThis.location, { host: await addressOf(taking) });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    socket.connect();
    await until(() => calls.closed.mock.calls.length > 0);
    jest.useRealTimers();
    Object.assign(globalThis.location, { host });
    await connect();
    expect(calls.closed).toHaveBeenCalledTimes(1);
    taking.close();
  });

  it('is silent after its owner closed it, and opens again', async () => {
    await connect();
    const left = once(server, 'disconnect');
    socket.disconnect();
    await left;
    expect(calls.closed).not.toHaveBeenCalled();
    await connect();
    expect(calls.opened).toHaveBeenCalledTimes(2);
  });

  it('does not open when its owner closes it before the library has loaded', async () => {
    socket.connect();
    socket.disconnect();
    await connect();
    expect(calls.opened).toHaveBeenCalledTimes(1);
    expect(connections).toHaveBeenCalledTimes(1);
  });
});
