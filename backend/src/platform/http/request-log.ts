import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { loggedUrl } from '../log/log.js';
import { isOwnRequest } from './own-request.js';

/** One line for each request: at `info` where it failed or took `slowMs` and more, else at `debug`. */
export function logRequests(fastify: FastifyInstance, log: Logger, slowMs: number): void {
  fastify.addHook('onResponse', (request, { statusCode, elapsedTime }, next) => {
    if (isOwnRequest(request)) return next();
    const level = hasFailed(statusCode) || elapsedTime >= slowMs ? 'info' : 'debug';
    if (!log.isLevelEnabled(level)) return next();
    const { method, url, id } = request;
    const ms = Math.round(elapsedTime);
    log[level]({ requestId: id, method, url: loggedUrl(url), statusCode, ms }, 'request');
    next();
  });
}

/** Refusals (401 and 403) have their lines in the access log. */
const hasFailed = (statusCode: number): boolean =>
  statusCode >= 400 && statusCode !== 401 && statusCode !== 403;
