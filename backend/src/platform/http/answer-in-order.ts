import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isOwnRequest } from './own-request.js';

/** Neither browsers nor proxies send a request before the last one is answered. */
const maxWaiting = 32;

/**
 * One request of a connection at a time. Its answers leave in order anyway; what is worked on earlier only
 * fills the memory, for a reader who may never fetch it.
 */
export function answerInOrder(fastify: FastifyInstance): void {
  /** Connections with a request under way, and those that wait for it. */
  const lines = new WeakMap<Socket, (() => void)[]>();
  fastify.addHook('onRequest', (request, { raw }, next) => {
    if (isOwnRequest(request)) return next();
    const { socket } = request.raw;
    const begin = () => {
      raw.once('close', () => beginNext(socket));
      next();
    };
    const waiting = lines.get(socket);
    if (waiting === undefined) {
      lines.set(socket, []);
      return begin();
    }
    waiting.push(begin);
    if (waiting.length > maxWaiting) socket.destroy();
  });

  function beginNext(socket: Socket): void {
    const next = socket.destroyed ? undefined : lines.get(socket)?.shift();
    if (next === undefined) lines.delete(socket);
    else next();
  }
}
