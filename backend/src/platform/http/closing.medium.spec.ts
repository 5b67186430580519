import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { closeConnectionsInTime } from './closing.js';

/** A server whose only route sends its first byte at once and the rest on demand. */
async function start(graceMs?: number) {
  const fastify = Fastify();
  closeConnectionsInTime(fastify, graceMs);
  let finish = (): void => {};
  fastify.get('/', (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': '4' });
    reply.raw.write('K');
    finish = () => reply.raw.end('olo');
  });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = fastify.server.address() as AddressInfo;
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await Promise.all([once(socket, 'connect'), once(fastify.server, 'connection')]);
    return socket;
  };
  return { fastify, open, finish: () => finish() };
}

describe('closing', () => {
  it('lets an answer end, then takes its kept connection away', async () => {
    const { fastify, open, finish } = await start(60_000);
    const socket = await open();
    socket.write('GET / HTTP/1.1\r\nhost: kolo\r\n\r\n');
    let answer = String(await once(socket, 'data'));
    socket.on('data', (part) => {
      answer += part;
    });
    const closed = fastify.close();
    finish();
    await Promise.all([closed, once(socket, 'close')]);
    expect(answer).toMatch(/Kolo$/);
  });

  it('does not wait for a connection that never asked', async () => {
    const { fastify, open } = await start(100);
    const socket = await open();
    await Promise.all([fastify.close(), once(socket, 'close')]);
    expect(socket.destroyed).toBe(true);
  });
});
