import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lookup } from 'mrmime';
import { acceptedEncodings, type Encoding } from './content-encoding.js';
import { isKnownTo } from './etag.js';

export interface SiteAnswer {
  status: 200 | 304 | 404;
  headers: Record<string, string>;
  body: Buffer;
}

export interface SiteFileOptions {
  type: string;
  cacheControl: string;
  compressed?: ReadonlyMap<Encoding, Buffer>;
  /** Beside the encoding. */
  vary?: readonly string[];
  status?: 200 | 404;
}

const hashed = 'public, max-age=31536000, immutable';
const checked = 'no-cache';

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
const nothing = Buffer.alloc(0);

export class SiteFile {
  private readonly headers: Record<string, string>;
  private readonly name: string;
  private readonly compressed: ReadonlyMap<Encoding, Buffer>;
  readonly status: 200 | 404;

  constructor(
    readonly body: Buffer,
    { type, cacheControl, compressed = new Map(), vary = [], status = 200 }: SiteFileOptions,
  ) {
    this.status = status;
    this.compressed = compressed;
    this.name = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const varied = [...(compressed.size > 0 ? ['accept-encoding'] : []), ...vary];
    this.headers = {
      'content-type': /^text\/|javascript|json/.test(type) ? `${type}; charset=utf-8` : type,
      'cache-control': cacheControl,
      ...(varied.length > 0 ? { vary: varied.join(', ') } : {}),
    };
  }

  /** In memory. */
  get size(): number {
    let size = this.body.length;
    for (const { length } of this.compressed.values()) size += length;
    return size;
  }

  send(request: FastifyRequest, reply: FastifyReply): void {
    const known = request.headers['if-none-match'];
    const { status, headers, body } = this.answer(request.headers['accept-encoding'], known);
    void reply.code(status).headers(headers);
    if (status === 304) void reply.send();
    else void reply.send(request.method === 'HEAD' ? '' : body);
  }

  private answer(acceptEncoding: string | undefined, ifNoneMatch: string | undefined): SiteAnswer {
    const encoding = acceptedEncodings(acceptEncoding).find((one) => this.compressed.has(one));
    const body = (encoding === undefined ? undefined : this.compressed.get(encoding)) ?? this.body;
    const etag = `"${this.name}${encoding === undefined ? '' : `-${encoding}`}"`;
    if (this.status === 200 && isKnownTo(ifNoneMatch, etag))
      return { status: 304, headers: { ...this.headers, etag }, body: nothing };
    const headers = {
      ...this.headers,
      etag,
      'content-length': String(body.length),
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    };
    return { status: this.status, headers, body };
  }
}

export function readSite(folder: string): Map<string, SiteFile> {
  const bodies = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    bodies.set(file.slice(folder.length).split(sep).join('/'), readFileSync(file));
  }
  const files = new Map<string, SiteFile>();
  for (const [path, body] of bodies)
    if (!isCompressed(path, bodies)) {
      const type = lookup(path) ?? 'application/octet-stream';
      const cacheControl = path.startsWith('/assets/') ? hashed : checked;
      const compressed = compressedBodies(path, bodies);
      files.set(path, new SiteFile(body, { type, cacheControl, compressed }));
    }
  return files;
}

const isCompressed = (path: string, bodies: ReadonlyMap<string, Buffer>): boolean =>
  Object.values(endings).some(
    (ending) => path.endsWith(ending) && bodies.has(path.slice(0, -ending.length)),
  );

function compressedBodies(
  path: string,
  bodies: ReadonlyMap<string, Buffer>,
): Map<Encoding, Buffer> {
  const compressed = new Map<Encoding, Buffer>();
  for (const encoding of ['br', 'gzip'] as const) {
    const body = bodies.get(path + endings[encoding]);
    if (body !== undefined) compressed.set(encoding, body);
  }
  return compressed;
}
