import type { Role } from '@kolo/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepAnswer } from '../../platform/common/http-cache.js';
import { languageOf } from '../../platform/common/language.js';
import { isOwnRequest } from '../../platform/common/own-request.js';
import { ReadyAnswer } from '../../platform/common/ready-answer.js';
import type { KeptOptions } from '../../platform/reads/kept-answer.decorator.js';
import type { KeptAnswersService } from '../../platform/reads/kept-answers.service.js';
import type { ReadLimitsService } from '../../platform/reads/read-limits.service.js';
import { isGone, isReading } from '../../platform/reads/reader-hooks.js';
import type { ReaderQueueService } from '../../platform/reads/reader-queue.service.js';
import { consoleCookie, sessionCookie } from './session-cookie.js';
import type { SessionsService } from './sessions.service.js';

interface Parts {
  kept: KeptAnswersService;
  queue: ReaderQueueService;
  sessions: SessionsService;
  limits: ReadLimitsService;
}

/** Answers what was asked before and has not changed since, ahead of guards, pipes and handlers. */
export function answerFromKept(
  fastify: FastifyInstance,
  { kept, queue, sessions, limits }: Parts,
): void {
  fastify.addHook('onRequest', (request, reply, next) => {
    const options = request.routeOptions.config.kept;
    if (options === undefined || !isReading(request)) return next();
    const audience = audienceOf(request, sessions, limits);
    const question = audience === null ? null : questionOf(request, options, audience);
    if (question === null) return next();
    // The session may have ended, or have got another role, before its handler looked.
    const isSame = () => audienceOf(request, sessions, limits) === audience;
    // A page that waits for its own reads has its turn already.
    const send = (answer: ReadyAnswer): void =>
      isOwnRequest(request)
        ? answer.send(request, reply)
        : queue.pass(() => answer.send(request, reply), isGone(request));
    kept
      .mark(request, options.validity)
      .then((mark) => {
        if (mark === null) return next();
        // A computation begun for a closed socket would never end, and others would wait for it.
        if (request.raw.socket?.destroyed) return;
        const known = kept.find(question, mark);
        if (known !== undefined) return send(known);
        const underWay = kept.underWay(question, mark);
        // Before anything is awaited: all who wait for the same mark come here in one go.
        if (underWay === undefined) {
          const computation = kept.begin(question, mark);
          const end = (answer: ReadyAnswer | null) =>
            kept.end(question, computation, isSame() ? answer : null);
          whenAnswered(request, reply, end);
        } else return underWay.answer.then((answer) => (answer === null ? next() : send(answer)));
        next();
      })
      .catch(next);
  });
}

function whenAnswered(
  request: FastifyRequest,
  reply: FastifyReply,
  end: (answer: ReadyAnswer | null) => void,
): void {
  const given = new Set(Object.keys(reply.getHeaders()));
  keepAnswer(request, (body) => {
    const headers = Object.entries(reply.getHeaders()).filter(([name]) => !given.has(name));
    const isOwn = headers.some(([name]) => name === 'set-cookie');
    const lines = Object.fromEntries(headers.map(([name, value]) => [name, String(value)]));
    end(isOwn ? null : new ReadyAnswer(body, lines));
  });
  const nothing = () => end(null);
  reply.raw.once('finish', nothing).once('close', nothing);
}

/** Null for a session, or a device at a table, that the guard has to look at. */
function audienceOf(
  { cookies: { [sessionCookie]: token, [consoleCookie]: device } }: FastifyRequest,
  sessions: SessionsService,
  limits: ReadLimitsService,
): Role | 'visitor' | null {
  if (token === undefined) return sessions.isOurs(device) ? null : 'visitor';
  const session = sessions.known(token);
  if (session === undefined || session.ageing || session.unnoted) return null;
  const { id, role, secondFactorMissing = false } = session.user;
  if (secondFactorMissing) return null;
  limits.recognise(token, id);
  return role;
}

/** Null for a request that only its handler can answer. */
function questionOf(
  request: FastifyRequest,
  options: KeptOptions,
  audience: Role | 'visitor',
): string | null {
  const { url, headers, protocol, host } = request;
  const language = languageOf(headers['accept-language']);
  const start = url.indexOf('?');
  const path = start < 0 ? url : url.slice(0, start);
  const parameters = start < 0 ? '' : parametersOf(request.query, options.query);
  if (parameters === null) return null;
  return `${audience} ${language} ${options.namesHost ? `${protocol}://${host}` : ''} ${path}?${parameters}`;
}

function parametersOf(query: unknown, names: readonly string[]): string | null {
  const given = Object.entries(query ?? {});
  if (!given.every(([name, value]) => names.includes(name) && typeof value === 'string'))
    return null;
  return JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}
