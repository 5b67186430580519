import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReaderQueueService } from './reader-queue.service.js';

export const isReading = ({ method }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD';
/** Supervisors must hear of a node that is busy too. */
export const isHealth = ({ url }: FastifyRequest): boolean => url.startsWith('/api/health');
export const isApi = ({ url }: FastifyRequest): boolean => url.startsWith('/api/');

/** However many read at once, their requests queue behind those that write. */
export function queueReaders(fastify: FastifyInstance, queue: ReaderQueueService): void {
  const working = new WeakMap<FastifyRequest, () => void>();
  fastify.addHook('onRequest', (request, { raw }, next) => {
    if (!isReading(request) || isHealth(request)) return next();
    queue.enter((done) => {
      working.set(request, done);
      // Also of a reader who has left; how long an answer takes to travel is nobody else's business.
      raw.once('close', done);
      next();
    });
  });
  fastify.addHook('onSend', (request, _, payload, next) => {
    working.get(request)?.();
    next(null, payload);
  });
}
