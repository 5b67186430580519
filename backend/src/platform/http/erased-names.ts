import { erasedIn } from '@kolo/domain';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../api/language.js';

/** Tables hold the Croatian words for erased people; they are translated here, so that no route has to. */
export function addErasedNames(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload: unknown, next) => {
    if (reply.isReady || typeof payload !== 'string' || !isJson(reply.getHeader('content-type')))
      return next(null, payload);
    const text = erasedIn(languageOf(request.headers['accept-language']), payload);
    if (text !== payload) reply.removeHeader('content-length');
    next(null, text);
  });
}

const isJson = (type: unknown): boolean => String(type).startsWith('application/json');
