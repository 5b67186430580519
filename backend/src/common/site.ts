import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { lookup } from 'mrmime';

const policies = {
  page: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
} as const;

interface SiteFile {
  body: Buffer;
  headers: Record<string, string>;
}

/**
 * Serves the built site next to the API, from memory: a build that is replaced while we run can neither
 * mix with the old one nor pull a file from under an answer. Every path that does not look like a file is
 * the application itself, which has its own page for what does not exist.
 */
export function serveSite(fastify: FastifyInstance, folder: string): void {
  const files = filesIn(folder);
  fastify.addHook('onRequest', (request, reply, done) => {
    const [path = '/'] = request.url.split('?');
    const ours = /^\/(api|socket\.io)(\/|$)/.test(path);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const file = ours || !reading ? undefined : (files.get(path) ?? application(files, path));
    if (file === undefined) {
      done();
      return;
    }
    const { body, headers } = file;
    void reply.headers(headers);
    if (request.headers['if-none-match'] === headers.etag) void reply.code(304).send();
    else void reply.send(request.method === 'HEAD' ? '' : body);
  });
}

const application = (files: ReadonlyMap<string, SiteFile>, path: string): SiteFile | undefined =>
  /\.\w+$/.test(path) ? undefined : files.get('/index.html');

function filesIn(folder: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).split(sep).join('/');
    const body = readFileSync(file);
    files.set(path, { body, headers: headersOf(path, body) });
  }
  return files;
}

function headersOf(path: string, body: Buffer): Record<string, string> {
  const type = lookup(path) ?? 'application/octet-stream';
  return {
    'content-type': /^text\/|javascript|json/.test(type) ? `${type}; charset=utf-8` : type,
    'content-length': String(body.length),
    'cache-control': path.startsWith('/assets/') ? policies.hashed : policies.page,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  };
}

export const siteFolderOf = (backendFolder: string): string =>
  join(backendFolder, '../../frontend/dist');
