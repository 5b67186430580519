import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorAnswer } from '../api/error.filter.js';
import { languageOf } from '../api/language.js';

export const TakesStream = () => RouteConfig({ stream: true });

const streamTypes = /^(image\/[\w.+-]+|application\/octet-stream)(;|$)/i;

export function acceptStreams(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(streamTypes, (_request, payload, done) => done(null, payload));
  fastify.addHook('onRequest', (request, reply, next) => {
    if (!isStream(request) || takesStream(request.routeOptions.config)) return next();
    const language = languageOf(request.headers['accept-language']);
    const answer = errorAnswer({ statusCode: 415 }, language, request.id);
    void reply.status(answer.statusCode).send(answer);
  });
}

const isStream = ({ headers }: FastifyRequest): boolean =>
  streamTypes.test(headers['content-type']?.trim() ?? '');

const takesStream = (config: object): boolean => 'stream' in config && config.stream === true;
