import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

const grace = { checkEveryMs: 50, ms: 3_000 } as const;

/** Node closes idle connections only once, so one that becomes idle later would delay the stop. */
export function closeConnectionsInTime(fastify: FastifyInstance, graceMs: number = grace.ms): void {
  fastify.addHook('preClose', async () => {
    const server = fastify.server as Server;
    const idle = setInterval(() => server.closeIdleConnections(), grace.checkEveryMs);
    const all = setTimeout(() => server.closeAllConnections(), graceMs);
    server.once('close', () => {
      clearInterval(idle);
      clearTimeout(all);
    });
  });
}
