import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { loggedUrl } from './log.js';
import { isOwnRequest } from './own-request.js';

export function logRequests(fastify: FastifyInstance, log: Logger): void {
  fastify.addHook('onResponse', (request, { statusCode, elapsedTime }, next) => {
    if (isOwnRequest(request)) return next();
    const { method, url, id } = request;
    // Supervisors ask every few seconds, so only a bad answer is worth a line.
    const level = url.startsWith('/api/health') && statusCode < 400 ? 'debug' : 'info';
    const ms = Math.round(elapsedTime);
    log[level]({ requestId: id, method, url: loggedUrl(url), statusCode, ms }, 'request');
    next();
  });
}
