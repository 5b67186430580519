import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { lookup } from 'mrmime';
import { acceptedEncodings, type Encoding } from './content-encoding.js';
import { isKnownTo } from './etag.js';

export interface SiteAnswer {
  status: 200 | 304 | 404;
  headers: Record<string, string>;
  body: Buffer;
}

const policies = {
  page: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
} as const;

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
const nothing = Buffer.alloc(0);

export class SiteFile {
  private readonly headers: Record<string, string>;
  private readonly name: string;

  constructor(
    path: string,
    readonly body: Buffer,
    private readonly compressed: ReadonlyMap<Encoding, Buffer> = new Map(),
    vary: readonly string[] = compressed.size > 0 ? ['accept-encoding'] : [],
    private readonly status: 200 | 404 = 200,
  ) {
    const type = lookup(path) ?? 'application/octet-stream';
    this.name = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.headers = {
      'content-type': /^text\/|javascript|json/.test(type) ? `${type}; charset=utf-8` : type,
      'cache-control': path.startsWith('/assets/') ? policies.hashed : policies.page,
      ...(vary.length > 0 ? { vary: vary.join(', ') } : {}),
    };
  }

  answer(acceptEncoding: string | undefined, ifNoneMatch: string | undefined): SiteAnswer {
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
    if (!isCompressed(path, bodies))
      files.set(path, new SiteFile(path, body, compressedBodies(path, bodies)));
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
