import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { type SocketWriter, socketWriter, streamBinding } from './socket-writer.js';

const binding = streamBinding();

it('finds what it needs of this version of Node', () => {
  expect(binding).not.toBeNull();
});

describe.each([
  ['through libuv', binding],
  ['through the stream', null],
])('writes %s', (_, door) => {
  let listening: Server;
  let server: Socket;
  let client: Socket;
  let writer: SocketWriter;

  beforeEach(async () => {
    listening = createServer();
    listening.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    client = connect(port, '127.0.0.1');
    [server] = await once(listening, 'connection');
    server.on('error', () => {});
    client.on('error', () => {});
    writer = socketWriter(server, door);
  });
  afterEach(() => {
    client.destroy();
    server.destroy();
    listening.close();
  });

  const closing = () => new Promise((resolve) => server.once('close', resolve));
  const isIdle = () => writer.idle && server.writableLength === 0;

  /** So much that the kernel cannot take it. */
  function fill(bytes: Buffer): number {
    let written = 0;
    for (; isIdle(); written += 1) writer.write(bytes);
    return written;
  }

  it('what is small at once, in order with the socket’s own bytes', async () => {
    writer.write(Buffer.from('one '));
    server.write('two ');
    writer.write(Buffer.from('three '));
    expect(isIdle()).toBe(true);
    server.end('four');
    let heard = '';
    for await (const chunk of client) heard += chunk;
    expect(heard).toBe('one two three four');
  });

  it('what a silent reader leaves, later and whole, and says so', async () => {
    client.pause();
    const block = Buffer.alloc(1_000_003, 'abc');
    const blocks = fill(block);
    expect(isIdle()).toBe(false);
    server.end('the end');
    const heard: Buffer[] = [];
    for await (const chunk of client) heard.push(chunk);
    const all = Buffer.concat(heard);
    expect(all.length).toBe(blocks * block.length + 'the end'.length);
    expect(all.subarray(-7).toString()).toBe('the end');
    expect(all.subarray(-7 - block.length, -7).equals(block)).toBe(true);
  });

  it('again when the reader has caught up', async () => {
    client.pause();
    const block = Buffer.alloc(1_000_003, 'abc');
    const blocks = fill(block);
    let heard = 0;
    client.on('data', (chunk) => {
      heard += chunk.length;
    });
    client.resume();
    while (!isIdle()) await new Promise(setImmediate);
    writer.write(Buffer.from('more'));
    server.end();
    await once(client, 'end');
    expect(heard).toBe(blocks * block.length + 'more'.length);
  });

  it('to nobody: the socket is closed, the process lives', async () => {
    const closed = closing();
    client.resetAndDestroy();
    const block = Buffer.alloc(100_000);
    const again = setInterval(() => writer.write(block), 1);
    await closed.finally(() => clearInterval(again));
    writer.write(block);
  });

  it('to a reader that goes away in the middle', async () => {
    client.pause();
    fill(Buffer.alloc(1_000_003));
    const closed = closing();
    client.resetAndDestroy();
    await closed;
  });
});
