import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { refuseElsewhere } from './refuse-elsewhere.js';

export const TakesStream = () => RouteConfig({ stream: true });

const streamTypes = /^(image\/[\w.+-]+|application\/octet-stream)(;|$)/i;

export function acceptStreams(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(streamTypes, (_request, payload, done) => done(null, payload));
  refuseElsewhere(fastify, streamTypes, 'stream');
}
