import type { FastifyInstance } from 'fastify';

/**
 * For frames that have no origin, as in a `sandbox` of another site. A browser shows no foreign page what was
 * asked for with a session, because the origin is not named and credentials are not allowed.
 */
export const openToEveryOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'date',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Reads of frames and the overlay while a match is played; the time of day comes from `health`. */
const openReads: ReadonlySet<string> = new Set([
  '/api/live',
  '/api/live/:matchId',
  '/api/league-table/:id/live/top',
  '/api/health',
]);

export function openLiveReads(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ method, routeOptions }, reply, next) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && openReads.has(routeOptions.url ?? '')) reply.headers(openToEveryOrigin);
    next();
  });
}
