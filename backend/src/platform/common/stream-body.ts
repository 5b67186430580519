import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorAnswer } from './error.filter.js';
import { languageOf } from './language.js';

/** Marks the one kind of route that takes a file as it is; it reads and limits the body itself. */
export const TakesStream = () => RouteConfig({ stream: true });

const streamTypes = /^(image\/[\w.+-]+|application\/octet-stream)(;|$)/i;

/** Hands files on unread to routes that take them; no other route sees one. */
export function acceptStreams(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(streamTypes, (_request, payload, done) => done(null, payload));
  fastify.addHook('onRequest', async (request, reply) => {
    if (!isStream(request) || takesStream(request.routeOptions.config)) return;
    const language = languageOf(request.headers['accept-language']);
    const answer = errorAnswer({ statusCode: 415 }, language, request.id);
    await reply.status(answer.statusCode).send(answer);
  });
}

const isStream = ({ headers }: FastifyRequest): boolean =>
  streamTypes.test(headers['content-type']?.trim() ?? '');

const takesStream = (config: object): boolean => 'stream' in config && config.stream === true;
