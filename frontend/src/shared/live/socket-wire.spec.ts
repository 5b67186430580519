/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket as Connection } from 'node:net';
import { liveNamespace } from '@kolo/domain';
import { Server, type Socket } from 'socket.io';
import { WebSocket } from 'ws';
import { openWire, type Wire, type WirePacket } from './socket-wire';

/** The library that the server uses, so that a new version of it shows what our few lines do not speak. */
const http = createServer();
const io = new Server(http, { transports: ['websocket'], pingInterval: 20, pingTimeout: 1_000 });
const live = io.of(liveNamespace);

const packets: WirePacket[] = [];
let heard: () => void = () => {};
const closed = jest.fn(() => heard());
let wire: Wire;
let server: Socket;
let connection: Connection;

beforeAll(async () => {
  http.on('connection', (newest: Connection) => {
    connection = newest;
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const window = { location: { href: `http://127.0.0.1:${port}/live/7` } };
  Object.assign(globalThis, { window, WebSocket });
});
afterAll(() => io.close());

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue())
    await new Promise<void>((resolve) => {
      heard = resolve;
    });
}

function open(): void {
  const packet = (received: WirePacket) => {
    packets.push(received);
    heard();
  };
  wire = openWire(liveNamespace, { packet, closed });
}

beforeEach(async () => {
  packets.length = 0;
  closed.mockClear();
  const connected = once(live, 'connection');
  open();
  [server] = (await connected) as [Socket];
  await until(() => packets.length === 1);
});
afterEach(() => wire.close());

describe('the wire and the server’s socket.io', () => {
  it('open a namespace and say so', () => {
    expect(packets).toEqual([{ type: 'connected' }]);
  });

  it('carry events to the browser, one after the other', async () => {
    const payload = { matchId: 7, deltas: [{ name: 'Šime "Žuti", [1]' }] };
    server.emit('deltas', payload);
    server.emit('heartbeat', {});
    await until(() => packets.length === 3);
    expect(packets.slice(1)).toEqual([
      { type: 'event', name: 'deltas', payload },
      { type: 'event', name: 'heartbeat', payload: {} },
    ]);
  });

  it('carry questions to the server and their answers back', async () => {
    server.on('watch', (request: object, answer: (value: object) => void) =>
      answer({ ok: true, asked: request }),
    );
    wire.send('watch', { matchId: 7, since: 3 }, 12);
    await until(() => packets.length === 2);
    const payload = { ok: true, asked: { matchId: 7, since: 3 } };
    expect(packets[1]).toEqual({ type: 'answer', id: 12, payload });
  });

  it('carry messages that nobody answers, with and without content', async () => {
    const both = Promise.all([once(server, 'seen'), once(server, 'unwatchBoard')]);
    wire.send('seen', { 7: 3 });
    wire.send('unwatchBoard', undefined);
    expect(await both).toEqual([[{ 7: 3 }], []]);
  });

  it('stay open as long as pings are answered', async () => {
    for (let pong = 0; pong < 3; pong += 1) await once(server.conn, 'heartbeat');
    expect([server.connected, closed.mock.calls.length]).toEqual([true, 0]);
  });

  it.each([
    ['leaves the namespace', () => server.disconnect()],
    ['closes the connection', () => server.conn.close()],
    ['breaks off', () => connection.destroy()],
  ])('tell the browser that the server %s', async (_, end) => {
    end();
    await until(() => closed.mock.calls.length > 0);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('tell the server that the browser has left', async () => {
    const left = once(server, 'disconnect');
    wire.close();
    await left;
    expect(closed).not.toHaveBeenCalled();
  });

  it('tell the browser that the server refuses the namespace', async () => {
    live.use((_, next) => next(new Error('full')));
    open();
    await until(() => closed.mock.calls.length > 0);
    expect(packets).toHaveLength(1);
  });
});
