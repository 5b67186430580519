import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from '../api/error.filter.js';
import { languageOf } from '../api/language.js';
import { RefusalError } from '../api/refusal.error.js';
import { isOwnRequest } from '../http/own-request.js';
import { consoleCookie, sessionCookie } from '../http/session-cookie.js';
import type { Price, Reader, ReadLimitsService } from './read-limits.service.js';
import { isApi, isHealth, isOfRoute, isReading } from './reader-hooks.js';
import type { ReaderSessions } from './reader-sessions.js';

/** Refuses those who ask too much without a session. Who writes with one is counted by account, in the guard. */
export function limitReaders(
  fastify: FastifyInstance,
  limits: ReadLimitsService,
  sessions: ReaderSessions,
): void {
  // A request whose connection has ended meanwhile has no address any more.
  const readers = new WeakMap<FastifyRequest, Reader>();
  fastify.addHook('onRequest', (request, reply, next) => {
    if (isOwnRequest(request)) return next();
    const reader = readerOf(request, sessions);
    readers.set(request, reader);
    if (isHealth(request) || (!isReading(request) && sessions.isOurs(reader.token))) return next();
    try {
      limits.admit(reader);
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      return refuse(request, reply, error);
    }
    next();
  });
  fastify.addHook('onSend', (request, reply, payload, next) => {
    const reader = readers.get(request);
    const price = priceOf(request, reply, sessions);
    if (reader !== undefined && price !== null) limits.charge(reader, price);
    next(null, payload);
  });
}

const readerOf = ({ ip, cookies }: FastifyRequest, sessions: ReaderSessions): Reader => ({
  address: ip,
  token: tokenOf(cookies, sessions),
});

/** The session's token, else the console's: a tablet whose session is over may still have a grant. */
const tokenOf = (
  cookies: FastifyRequest['cookies'] | undefined,
  sessions: ReaderSessions,
): string | undefined =>
  [cookies?.[sessionCookie], cookies?.[consoleCookie]].find(
    (token) => token !== undefined && !sessions.isEnded(token),
  );

function priceOf(
  request: FastifyRequest,
  reply: FastifyReply,
  sessions: ReaderSessions,
): Price | null {
  const { statusCode } = reply;
  if (isHealth(request) || statusCode === 429) return null;
  if (!isReading(request)) {
    const isUnknown = statusCode === 401 || !sessions.isOurs(tokenOf(request.cookies, sessions));
    return isUnknown ? 'write' : null;
  }
  // Files of the site are in memory, as are the board and a match that is polled.
  const isFile = !isApi(request) && !isPage(reply);
  const isKnown = isFile || isOfRoute(request, '/api/live');
  return isKnown || statusCode === 304 ? 'cheap' : 'page';
}

const isPage = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/html');

function refuse(request: FastifyRequest, reply: FastifyReply, error: RefusalError): void {
  const answer = errorAnswer(error, languageOf(request.headers['accept-language']), request.id);
  void reply.code(answer.statusCode).header('retry-after', String(answer.details?.retryAfter));
  if (isApi(request)) void reply.send(answer);
  // In place of a page it is read by people.
  else void reply.type('text/plain; charset=utf-8').send(answer.message);
}
