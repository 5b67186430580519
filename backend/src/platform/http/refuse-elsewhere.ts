import type { FastifyInstance } from 'fastify';
import { errorAnswer } from '../api/error.filter.js';
import { languageOf } from '../api/language.js';

/** Bodies of these types are for the routes whose configuration names them; all others answer 415. */
export function refuseElsewhere(fastify: FastifyInstance, types: RegExp, name: string): void {
  fastify.addHook('onRequest', (request, reply, next) => {
    const config: Readonly<Record<string, unknown>> = { ...request.routeOptions.config };
    const isOfType = types.test(request.headers['content-type']?.trim() ?? '');
    if (!isOfType || config[name] === true) return next();
    const language = languageOf(request.headers['accept-language']);
    const answer = errorAnswer({ statusCode: 415 }, language, request.id);
    void reply.status(answer.statusCode).send(answer);
  });
}
