import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from './content-encoding.js';
import { EncodedBody } from './encoded-body.js';
import { jsonOf } from './encoded-json.js';
import { isWorthCompressing } from './encoded-response.js';
import { isKnownTo } from './etag.js';

const policies = {
  everybody: 'public, max-age=0, must-revalidate',
  oneSession: 'private, no-cache',
  nobody: 'no-store',
} as const;

type BodyListener = (body: EncodedBody) => void;

const publicRequests = new WeakSet<FastifyRequest>();
const bodyListeners = new WeakMap<FastifyRequest, BodyListener>();

export const markPublic = (request: FastifyRequest): void => {
  publicRequests.add(request);
};

/** The listener gets the body of a good answer, when the reply has all headers that belong to it. */
export const onAnswerBody = (request: FastifyRequest, listener: BodyListener): void => {
  bodyListeners.set(request, listener);
};

export function addHttpCache(fastify: FastifyInstance): void {
  fastify.decorateReply('isReady', false);
  fastify.setReplySerializer(jsonOf);
  fastify.addHook('onSend', (request, reply, payload: unknown, next) => {
    if (reply.isReady) return next(null, payload);
    const answer = negotiated(request, reply, payload);
    if (answer instanceof Promise) answer.then((body) => next(null, body), next);
    else next(null, answer);
  });
}

function negotiated(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const reading = request.method === 'GET' || request.method === 'HEAD';
  if (!reading || reply.statusCode >= 400) {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', policies.nobody);
    return payload;
  }
  setPolicy(request, reply);
  // JSON answers hold texts in the reader's language.
  if (isJson(reply)) addVary(reply, 'accept-language');
  if (reply.statusCode !== 200 || !(typeof payload === 'string' || Buffer.isBuffer(payload)))
    return payload;
  const body = new EncodedBody(payload);
  const etag = String(reply.getHeader('etag') ?? body.tag);
  reply.header('etag', etag);
  const isCompressed = isWorthCompressing(payload, String(reply.getHeader('content-type')));
  // A cache copies the headers of a 304 to its own copy, so a 304 needs them too.
  if (isCompressed) addVary(reply, 'accept-encoding');
  bodyListeners.get(request)?.(body);
  if (isKnownTo(request.headers['if-none-match'], etag)) {
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  }
  if (!isCompressed) return payload;
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  if (encoding === undefined || request.method === 'HEAD') return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return body.compressed(encoding);
}

const isJson = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('application/json');

function setPolicy(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.hasHeader('cache-control')) return;
  const isPublic = publicRequests.has(request);
  reply.header('cache-control', isPublic ? policies.everybody : policies.oneSession);
  if (!isPublic) addVary(reply, 'cookie');
}

function addVary(reply: FastifyReply, name: string): void {
  const names = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (!names.includes(name)) reply.header('vary', [...names, name].join(', '));
}
