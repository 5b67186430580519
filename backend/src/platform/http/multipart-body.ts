import multipart from '@fastify/multipart';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorAnswer } from '../api/error.filter.js';
import { languageOf } from '../api/language.js';

export const TakesForm = () => RouteConfig({ form: true });

/** The body is read when the route asks for it, which is after the guard. */
export async function acceptForms(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart);
  fastify.addHook('onRequest', (request, reply, next) => {
    if (!isForm(request) || takesForm(request.routeOptions.config)) return next();
    const language = languageOf(request.headers['accept-language']);
    const answer = errorAnswer({ statusCode: 415 }, language, request.id);
    void reply.status(answer.statusCode).send(answer);
  });
}

/** Whether a file may come with it. */
export const isForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.trim().toLowerCase().startsWith('multipart/') === true;

const takesForm = (config: object): boolean => 'form' in config && config.form === true;
