import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON and nothing else: a form on another site cannot send it. No body at all is no mistake,
 * also where a client announces JSON (docs/product.md#api).
 */
export function acceptJson(fastify: FastifyInstance, bodyLimit: number): void {
  fastify.removeAllContentTypeParsers();
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
}
