import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

const grace = { betweenLooks: 50, ms: 3_000 } as const;

/**
 * Lets the server close as soon as the last request is answered. Node alone closes what is idle at
 * the first moment: an answer on its way then keeps its connection, and a browser's connection that
 * never asked for anything stays too.
 */
export function closeConnectionsInTime(fastify: FastifyInstance, graceMs: number = grace.ms): void {
  fastify.addHook('preClose', async () => {
    const server = fastify.server as Server;
    const idle = setInterval(() => server.closeIdleConnections(), grace.betweenLooks);
    const all = setTimeout(() => server.closeAllConnections(), graceMs);
    server.once('close', () => {
      clearInterval(idle);
      clearTimeout(all);
    });
  });
}
