import { createServer, type Server as HttpServer } from 'node:http';
import { type AddressInfo, Socket as NetSocket } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { type Socket as ClientSocket, io } from 'socket.io-client';
import { eventFrame } from '../push/frames.js';
import { EncodedJson, engineOf, engineSocketOf, sendEncodedJson } from './engine-internals.js';

/** The parts of socket.io, engine.io and ws that are not theirs to promise. */
describe('what ready frames need of socket.io', () => {
  let http: HttpServer;
  let server: Server;
  let client: ClientSocket;
  let socket: Socket;
  const requests: unknown[] = [];

  beforeAll(async () => {
    http = createServer();
    server = new Server(http, { transports: ['websocket'], perMessageDeflate: false });
    sendEncodedJson(server);
    engineOf(server).on('connection', (connection) => {
      requests.push(connection.request);
      connection.request = null;
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const { port } = http.address() as AddressInfo;
    const connected = new Promise<Socket>((resolve) =>
      server.of('/live').on('connection', resolve),
    );
    client = io(`http://127.0.0.1:${port}/live`, { transports: ['websocket'] });
    socket = await connected;
    // The last packet of the handshake is on its way.
    await client
      .timeout(1_000)
      .emitWithAck('hello')
      .catch(() => {});
  });
  afterAll(async () => {
    client.disconnect();
    await server.close();
  });

  it('has the parts', () => {
    const engine = engineSocketOf(socket);
    const webSocket = engine.transport.socket;
    expect(engine.readyState).toBe('open');
    expect(engine.writeBuffer).toEqual([]);
    expect(engine.transport.name).toBe('websocket');
    expect(webSocket?.readyState).toBe(1);
    expect(webSocket?.bufferedAmount).toBe(0);
    expect(webSocket?._socket).toBeInstanceOf(NetSocket);
    expect(typeof webSocket?.close).toBe('function');
    expect(typeof webSocket?.terminate).toBe('function');
    expect(typeof engine.write).toBe('function');
    expect(requests).toEqual([expect.objectContaining({ method: 'GET' })]);
  });

  it.each([1, 100, 200, 70_000])(
    'takes our frames of %i characters in order with its own packets, both ways',
    async (length) => {
      const received: string[] = [];
      const done = new Promise<void>((resolve) => {
        client.on('news', (text: string) => received.push(text.slice(0, 2)));
        client.once('end', resolve);
      });
      const frame = (text: string) => eventFrame('news', JSON.stringify(text + 'č'.repeat(length)));
      const engine = engineSocketOf(socket);
      const direct = engine.transport.socket?._socket;
      direct?.write(frame('1:').bytes);
      socket.emit('news', '2:');
      engine.write(frame('3:').text);
      await new Promise(setImmediate);
      direct?.write(frame('4:').bytes);
      socket.emit('end');
      await done;
      client.off('news');
      expect(received).toEqual(['1:', '2:', '3:', '4:']);
    },
  );

  it('shows what waits for a socket that is not read', async () => {
    const engine = engineSocketOf(socket);
    const direct = engine.transport.socket?._socket;
    direct?.cork();
    direct?.write(eventFrame('news', '"corked"').bytes);
    expect(engine.transport.socket?.bufferedAmount).toBeGreaterThan(0);
    direct?.uncork();
    await new Promise(setImmediate);
    expect(engine.transport.socket?.bufferedAmount).toBe(0);
  });

  it('sends ready JSON as an acknowledgement, and everything else as ever', async () => {
    socket.on('ask', (ready: boolean, answer: (value: unknown) => void) => {
      const value = { text: 'Šibenik', list: [1, 2] };
      answer(ready ? new EncodedJson(JSON.stringify(value)) : value);
    });
    const expected = { text: 'Šibenik', list: [1, 2] };
    expect(await client.emitWithAck('ask', true)).toEqual(expected);
    expect(await client.emitWithAck('ask', false)).toEqual(expected);
  });
});
