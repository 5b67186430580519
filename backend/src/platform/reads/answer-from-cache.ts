import type { Role } from '@kolo/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../api/language.js';
import { EncodedResponse } from '../http/encoded-response.js';
import { onAnswerBody } from '../http/http-cache.js';
import { isOwnRequest } from '../http/own-request.js';
import { consoleCookie, sessionCookie } from '../http/session-cookie.js';
import type { CacheOptions } from './cached-response.decorator.js';
import type { ReadLimitsService } from './read-limits.service.js';
import { isGone, isReading } from './reader-hooks.js';
import type { ReaderQueueService } from './reader-queue.service.js';
import type { ReaderSessions } from './reader-sessions.js';
import type { ResponseCacheService } from './response-cache.service.js';

interface Parts {
  cache: ResponseCacheService;
  queue: ReaderQueueService;
  sessions: ReaderSessions;
  limits: ReadLimitsService;
}

/** Answers repeated reads of unchanged data, ahead of guards, pipes and handlers. */
export function answerFromCache(
  fastify: FastifyInstance,
  { cache, queue, sessions, limits }: Parts,
): void {
  fastify.addHook('onRequest', (request, reply, next) => {
    const options = request.routeOptions.config.cached;
    if (options === undefined || !isReading(request)) return next();
    const audience = audienceOf(request, sessions, limits);
    const key = audience === null ? null : cacheKeyOf(request, options, audience);
    if (key === null) return next();
    // The session may have ended, or have got another role, before its handler looked.
    const isSame = () => audienceOf(request, sessions, limits) === audience;
    // A page that waits for its own reads has its turn already.
    const send = (answer: EncodedResponse): void =>
      isOwnRequest(request)
        ? answer.send(request, reply)
        : queue.admit(() => answer.send(request, reply), isGone(request));
    cache
      .version(request, options.validity)
      .then((version) => {
        if (version === null) return next();
        // A computation begun for a closed socket would never end, and others would wait for it.
        if (request.raw.socket?.destroyed) return;
        const known = cache.responses.find(key, version);
        if (known !== undefined)
          return known.then((answer) => (answer === null ? next() : send(answer)));
        // Before anything is awaited: all who wait for the same version come here in one go.
        const computed = async () => {
          const answer = await whenAnswered(request, reply);
          return isSame() ? answer : null;
        };
        void cache.responses.compute(key, version, computed);
        next();
      })
      .catch(next);
  });
}

/** Null when the answer cannot be cached. */
function whenAnswered(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<EncodedResponse | null> {
  const given = new Set(Object.keys(reply.getHeaders()));
  return new Promise((resolve) => {
    onAnswerBody(request, (body) => {
      const headers = Object.entries(reply.getHeaders()).filter(([name]) => !given.has(name));
      const isOwn = headers.some(([name]) => name === 'set-cookie');
      const lines = Object.fromEntries(headers.map(([name, value]) => [name, String(value)]));
      resolve(isOwn ? null : new EncodedResponse(body, lines));
    });
    const nothing = () => resolve(null);
    reply.raw.once('finish', nothing).once('close', nothing);
  });
}

/** Null for a session, or a device at the scorer's table, that the guard has to check. */
function audienceOf(
  { cookies: { [sessionCookie]: token, [consoleCookie]: device } }: FastifyRequest,
  sessions: ReaderSessions,
  limits: ReadLimitsService,
): Role | 'visitor' | null {
  if (token === undefined) return sessions.isOurs(device) ? null : 'visitor';
  const session = sessions.known(token);
  if (session === undefined || session.nearExpiry || session.needsTouch) return null;
  const { id, role, secondFactorMissing = false } = session.user;
  if (secondFactorMissing) return null;
  limits.recognise(token, id);
  return role;
}

/** Null for a request that only its handler can answer. */
function cacheKeyOf(
  request: FastifyRequest,
  options: CacheOptions,
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
