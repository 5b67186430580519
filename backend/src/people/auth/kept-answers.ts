import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepAnswer } from '../../platform/common/http-cache.js';
import { languageOf } from '../../platform/common/language.js';
import { isOwnRequest } from '../../platform/common/own-request.js';
import { ReadyAnswer } from '../../platform/common/ready-answer.js';
import type { KeptOptions } from '../../platform/reads/kept-answer.decorator.js';
import type { KeptAnswersService } from '../../platform/reads/kept-answers.service.js';
import { isReading } from '../../platform/reads/reader-hooks.js';
import type { ReaderQueueService } from '../../platform/reads/reader-queue.service.js';
import { sessionCookie } from './session-cookie.js';

/** Answers what was asked before and has not changed since, ahead of guards, pipes and handlers. */
export function answerFromKept(
  fastify: FastifyInstance,
  kept: KeptAnswersService,
  queue: ReaderQueueService,
): void {
  fastify.addHook('onRequest', (request, reply, next) => {
    const options = request.routeOptions.config.kept;
    const question =
      options === undefined || !isReading(request) ? null : questionOf(request, options);
    if (options === undefined || question === null) return next();
    // A page that waits for its own reads has its turn already.
    const send = (answer: ReadyAnswer): void =>
      isOwnRequest(request)
        ? answer.send(request, reply)
        : queue.pass(() => answer.send(request, reply));
    kept
      .mark(request, options.validity)
      .then((mark) => {
        if (mark === null) return next();
        const known = kept.find(question, mark);
        if (known !== undefined) return send(known);
        const underWay = kept.underWay(question, mark);
        // Before anything is awaited: all who wait for the same mark come here in one go.
        if (underWay === undefined) compute(kept, question, mark, request, reply);
        else return underWay.answer.then((answer) => (answer === null ? next() : send(answer)));
        next();
      })
      .catch(next);
  });
}

function compute(
  kept: KeptAnswersService,
  question: string,
  mark: string,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const computation = kept.begin(question, mark);
  const given = new Set(Object.keys(reply.getHeaders()));
  keepAnswer(request, (body) => {
    const headers = Object.entries(reply.getHeaders()).filter(([name]) => !given.has(name));
    const isOwn = headers.some(([name]) => name === 'set-cookie');
    const lines = Object.fromEntries(headers.map(([name, value]) => [name, String(value)]));
    kept.end(question, computation, isOwn ? null : new ReadyAnswer(body, lines));
  });
  const give = () => kept.end(question, computation, null);
  reply.raw.once('finish', give).once('close', give);
}

/** Null for a request that only its handler can answer. */
function questionOf(request: FastifyRequest, options: KeptOptions): string | null {
  if (request.cookies[sessionCookie] !== undefined) return null;
  const { url, headers, protocol, host } = request;
  const language = languageOf(headers['accept-language']);
  const start = url.indexOf('?');
  const path = start < 0 ? url : url.slice(0, start);
  const parameters = start < 0 ? '' : parametersOf(request.query, options.query);
  if (parameters === null) return null;
  return `${language} ${options.namesHost ? `${protocol}://${host}` : ''} ${path}?${parameters}`;
}

function parametersOf(query: unknown, names: readonly string[]): string | null {
  const given = Object.entries(query ?? {});
  if (!given.every(([name, value]) => names.includes(name) && typeof value === 'string'))
    return null;
  return JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}
