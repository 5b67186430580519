import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { spanTime, startRequestSpan, traceparentOf } from './spans.js';
import { traceHeader, traceparentIn } from './traceparent.js';

/** Health checks and files of the site would drown what people do. */
const isTraced = (url: string): boolean =>
  url.startsWith('/api/') && !url.startsWith('/api/health') && !url.startsWith('/api/docs');

/** The span replaces the caller's in the header, so a command carries it to the log and to other nodes. */
export function traceRequests(fastify: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  fastify.addHook('onRequest', async (request) => {
    if (!isTraced(request.url)) return;
    const route = request.routeOptions.url ?? '';
    const name = `${request.method} ${route}`.trim();
    const span = startRequestSpan(name, traceparentIn(request.headers));
    request.headers[traceHeader] = traceparentOf(span);
    spans.set(request, span);
  });
  fastify.addHook('onResponse', async (request, { statusCode }) => {
    spans
      .get(request)
      ?.setAttributes({
        'http.request.method': request.method,
        'http.route': request.routeOptions.url ?? '',
        'http.response.status_code': statusCode,
        'kolo.request_id': request.id,
      })
      .end(spanTime());
  });
}
