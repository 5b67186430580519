import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { answerInOrder } from './answer-in-order.js';

const fastify = Fastify();
const begun: string[] = [];
let answers: (() => void)[] = [];
let arrived = 0;
let connections = 0;
let port: number;

beforeAll(async () => {
  fastify.addHook('onRequest', (_, __, next) => {
    arrived += 1;
    next();
  });
  answerInOrder(fastify);
  fastify.get('/:name', async ({ url }) => {
    begun.push(url);
    await new Promise<void>((resolve) => answers.push(resolve));
    return url;
  });
  fastify.server.on('connection', (socket) => {
    connections += 1;
    socket.on('close', () => (connections -= 1));
  });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = fastify.server.address() as AddressInfo);
});
beforeEach(async () => {
  await until(() => connections === 0);
  begun.length = 0;
  answers = [];
  arrived = 0;
});
afterAll(() => fastify.close());

const opened = async (): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};
const requestsTo = (...paths: string[]): string =>
  paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: kolo.test\r\n\r\n`).join('');
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise(setImmediate);
};

it('a request waits for the answer to the one before it on its connection', async () => {
  const [socket, other] = [await opened(), await opened()];
  socket.write(requestsTo('/1', '/2', '/3'));
  await until(() => arrived === 3);
  other.write(requestsTo('/other'));
  await until(() => arrived === 4 && begun.length === 2);
  expect(begun).toEqual(['/1', '/other']);
  answers[0]?.();
  await until(() => begun.length === 3);
  expect(begun[2]).toBe('/2');
  answers[2]?.();
  await until(() => begun.length === 4);
  for (const answer of answers) answer();
  socket.destroy();
  other.destroy();
});

it('nothing begins for a connection that is gone', async () => {
  const socket = await opened();
  socket.write(requestsTo('/1', '/2', '/3'));
  await until(() => arrived === 3);
  socket.destroy();
  await until(() => connections === 0);
  answers[0]?.();
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  expect(begun).toEqual(['/1']);
});

it('a connection with far more requests than anybody sends is closed', async () => {
  const socket = await opened();
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  socket.write(requestsTo(...Array.from({ length: 40 }, (_, n) => `/${n}`)));
  await closed;
  expect(begun).toEqual(['/0']);
});
