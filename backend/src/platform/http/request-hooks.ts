import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { headers, type RefusalCode } from '@kolo/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from '../api/error.filter.js';
import { languageOf } from '../api/language.js';
import { RefusalError } from '../api/refusal.error.js';

const permissions = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .concat('screen-wake-lock=(self)')
  .join(', ');

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

export function requestId({
  headers: { [headers.requestId]: given },
}: Pick<FastifyRequest, 'headers'>): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Refusals of the router itself reach neither hooks nor filters. */
export function answerBadUrl(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const answer = errorAnswer(error, languageOf(request.headers['accept-language']), request.id);
  void reply.status(answer.statusCode).header(headers.requestId, request.id).send(answer);
}

export function addRequestHooks(fastify: FastifyInstance, publicOrigin: string | null): void {
  fastify.addHook('onRequest', (request, reply, next) => {
    reply.header(headers.requestId, request.id).header('permissions-policy', permissions);
    const refusal = refusalOf(request, publicOrigin);
    if (refusal === null) return next();
    const language = languageOf(request.headers['accept-language']);
    const answer = errorAnswer(RefusalError.of(refusal), language, request.id);
    void reply.status(answer.statusCode).send(answer);
  });
}

function refusalOf(request: FastifyRequest, publicOrigin: string | null): RefusalCode | null {
  if (isWebSocket(request.headers) || namesTwoHosts(request)) return 'request.invalid';
  const isOurs = reading.has(request.method) || sameSite(request, publicOrigin);
  return isOurs ? null : 'request.foreign-origin';
}

/** Where no socket is; the real ones never come here. */
export const isWebSocket = ({ upgrade }: IncomingHttpHeaders): boolean =>
  upgrade?.toLowerCase() === 'websocket';

/** A proxy may have believed the other one (RFC 9112, 3.2). */
const namesTwoHosts = ({ raw: { rawHeaders = [] } }: FastifyRequest): boolean =>
  rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Programs that send none of these headers are not browsers and are let through. */
export function sameSite(
  { headers: { origin, host, 'sec-fetch-site': site } }: Pick<FastifyRequest, 'headers'>,
  publicOrigin: string | null,
): boolean {
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (origin === publicOrigin) return true;
  if (!URL.canParse(origin) || new URL(origin).host !== host) return false;
  // Anybody on the way can forge a page without TLS, so it is foreign where our name has TLS.
  return !(origin.startsWith('http:') && publicOrigin === `https://${host}`);
}
