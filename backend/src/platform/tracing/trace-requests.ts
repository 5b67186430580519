import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceHeader, traceparentOf } from '../common/traceparent.js';
import type { OpenSpan, Tracing } from './tracing.service.js';

/** Supervisors and files of the site would drown what people do. */
const isTraced = (url: string): boolean =>
  url.startsWith('/api/') && !url.startsWith('/api/health') && !url.startsWith('/api/docs');

/**
 * A span for every request to the API. To what comes after it the request bears the span's name as if
 * the caller had sent it: so a command carries it to the log and to the other nodes.
 */
export function traceRequests(fastify: FastifyInstance, tracing: Tracing): void {
  if (!tracing.enabled) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  fastify.addHook('onRequest', async (request) => {
    if (!isTraced(request.url)) return;
    const route = request.routeOptions.url ?? '';
    const span = tracing.begin(`${request.method} ${route}`.trim(), traceparentOf(request.headers));
    request.headers[traceHeader] = span.traceparent;
    spans.set(request, span);
  });
  fastify.addHook('onResponse', async (request, { statusCode }) => {
    spans.get(request)?.end({
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? '',
      'http.response.status_code': statusCode,
      'kolo.request_id': request.id,
    });
  });
}
