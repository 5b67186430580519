import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOwnRequest } from '../http/own-request.js';
import type { IsGone, ReaderQueueService } from './reader-queue.service.js';

export const isReading = ({ method }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD';
/** Supervisors must get an answer from a busy node too. */
export const isHealth = (request: FastifyRequest): boolean => isOfRoute(request, '/api/health');
/** Whether a route answers or nothing is there: `request.url` has one spelling (`requestTarget`). */
export const isApi = ({ url }: FastifyRequest): boolean => url.startsWith('/api/');
export const isOfRoute = ({ routeOptions: { url } }: FastifyRequest, route: string): boolean =>
  url === route || url?.startsWith(`${route}/`) === true;
/** Whether the route belongs to one match; an administrator's write there is a tap. */
export const isOfMatch = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url?.startsWith('/api/matches/:id/') === true;

export const isGone =
  ({ raw: { socket } }: FastifyRequest): IsGone =>
  () =>
    socket.destroyed;

export function queueReaders(fastify: FastifyInstance, queue: ReaderQueueService): void {
  const working = new WeakMap<FastifyRequest, () => void>();
  fastify.addHook('onRequest', (request, { raw }, next) => {
    // Pages and files take their turn when they are sent, and a page's own reads do not wait for each other.
    const isQueued = isReading(request) && isApi(request) && !isHealth(request);
    if (!isQueued || isOwnRequest(request)) return next();
    queue.enqueue((done) => {
      working.set(request, done);
      // Readers who left are done too, and the time that an answer travels does not count.
      raw.once('close', done);
      next();
    }, isGone(request));
  });
  fastify.addHook('onSend', (request, _, payload, next) => {
    working.get(request)?.();
    next(null, payload);
  });
}
