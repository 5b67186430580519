import { erasedIn } from '@kolo/domain';
import type { FastifyInstance } from 'fastify';
import { languageOf } from './language.js';

/** Where somebody was erased, answers say so in the reader's language; no route has to know of it. */
export function addErasedNames(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' || !isJson(reply.getHeader('content-type'))) return payload;
    const text = erasedIn(languageOf(request.headers['accept-language']), payload);
    if (text !== payload) reply.removeHeader('content-length');
    return text;
  });
}

const isJson = (type: unknown): boolean => String(type).startsWith('application/json');
