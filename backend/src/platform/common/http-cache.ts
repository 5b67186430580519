import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptedEncodings, type Encoding, isCompressible } from './content-encoding.js';
import { etagOf, isKnownTo } from './etag.js';
import { jsonOf } from './ready-json.js';

const policies = {
  everybody: 'public, max-age=0, must-revalidate',
  oneSession: 'private, no-cache',
  nobody: 'no-store',
} as const;

const minCompressedLength = 1024;
const maxKept = 128;
const maxKeptLength = 256 * 1024;

const forEverybody = new WeakSet<FastifyRequest>();

export const answersEverybody = (request: FastifyRequest): void => {
  forEverybody.add(request);
};

export function addHttpCache(fastify: FastifyInstance): void {
  const bodies = new KnownBodies();
  fastify.setReplySerializer(jsonOf);
  fastify.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!request.url.startsWith('/api')) return payload;
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
    const body = bodies.of(payload);
    const etag = String(reply.getHeader('etag') ?? body.tag);
    reply.header('etag', etag);
    const isCompressed =
      payload.length >= minCompressedLength &&
      isCompressible(String(reply.getHeader('content-type')));
    // A cache copies the headers of a 304 to its own copy, so a 304 needs them too.
    if (isCompressed) addVary(reply, 'accept-encoding');
    if (isKnownTo(request.headers['if-none-match'], etag)) {
      reply.code(304).removeHeader('content-type').removeHeader('content-length');
      return null;
    }
    if (!isCompressed) return payload;
    const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
    if (encoding === undefined || request.method === 'HEAD') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return body.compressed(encoding);
  });
}

const isJson = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('application/json');

function setPolicy(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.hasHeader('cache-control')) return;
  const everybody = forEverybody.has(request);
  reply.header('cache-control', everybody ? policies.everybody : policies.oneSession);
  if (!everybody) addVary(reply, 'cookie');
}

function addVary(reply: FastifyReply, name: string): void {
  const names = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (!names.includes(name)) reply.header('vary', [...names, name].join(', '));
}

class KnownBody {
  private name: string | undefined;
  private readonly forms = new Map<Encoding, Promise<Buffer>>();

  constructor(private readonly body: string | Buffer) {}

  get tag(): string {
    this.name ??= etagOf(this.body);
    return this.name;
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    const known = this.forms.get(encoding);
    if (known !== undefined) return known;
    const compressing = compress(encoding, this.body);
    compressing.catch(() => this.forms.delete(encoding));
    this.forms.set(encoding, compressing);
    return compressing;
  }
}

/** Bodies are known by their content, as a tag that a route chose is unique at its own path only. */
class KnownBodies {
  private readonly kept = new LRUCache<string, KnownBody>({ max: maxKept });

  of(body: string | Buffer): KnownBody {
    if (typeof body !== 'string') return new KnownBody(body);
    const known = this.kept.get(body) ?? new KnownBody(body);
    if (body.length <= maxKeptLength) this.kept.set(body, known);
    return known;
  }
}

function compress(encoding: Encoding, body: string | Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, result: Buffer) => (error ? reject(error) : resolve(result));
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
    if (encoding === 'br') brotliCompress(body, quality, done);
    else gzip(body, { level: 5 }, done);
  });
}
