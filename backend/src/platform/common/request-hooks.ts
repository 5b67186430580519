import { randomUUID } from 'node:crypto';
import { headers } from '@kolo/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from './error.filter.js';
import { languageOf } from './language.js';
import { RefusalError } from './refusal.error.js';

/** What a page may ask of the device: to stay awake beside the pitch, and nothing else of what browsers offer. */
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

/** What the router itself refuses never reaches a hook or a filter: it gets the same shape here. */
export function answerBadUrl(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const answer = errorAnswer(error, languageOf(request.headers['accept-language']), request.id);
  void reply.status(answer.statusCode).header(headers.requestId, request.id).send(answer);
}

/** The request id and the permissions of a page in every answer, and no writes on behalf of another site. */
export function addRequestHooks(fastify: FastifyInstance, publicOrigin: string | null): void {
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header(headers.requestId, request.id).header('permissions-policy', permissions);
    if (reading.has(request.method) || sameSite(request, publicOrigin)) return;
    const language = languageOf(request.headers['accept-language']);
    const answer = errorAnswer(RefusalError.of('request.foreign-origin'), language, request.id);
    await reply.status(answer.statusCode).send(answer);
  });
}

/** Whether a browser says that the request comes from our own pages; programs that say nothing are no browsers. */
export function sameSite(
  { headers: { origin, host, 'sec-fetch-site': site } }: Pick<FastifyRequest, 'headers'>,
  publicOrigin: string | null,
): boolean {
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (origin === publicOrigin) return true;
  if (!URL.canParse(origin) || new URL(origin).host !== host) return false;
  // A page without TLS may be anybody's who is on the way: under a name that has TLS it is not ours.
  return !(origin.startsWith('http:') && publicOrigin === `https://${host}`);
}
