import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sirv from 'sirv';

const policies = {
  page: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
} as const;

/**
 * Serves the built site next to the API. Every path that is not a file is the application itself,
 * which has its own page for what does not exist.
 */
export function serveSite(fastify: FastifyInstance, folder: string): void {
  const serve = sirv(folder, {
    etag: true,
    single: 'index.html',
    setHeaders: (response, path) => {
      const hashed = path.startsWith('/assets/');
      response.setHeader('Cache-Control', hashed ? policies.hashed : policies.page);
    },
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    const [path = '/'] = request.url.split('?');
    const ours = /^\/(api|socket\.io)(\/|$)/.test(path);
    if (ours || (request.method !== 'GET' && request.method !== 'HEAD')) {
      done();
      return;
    }
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    serve(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
  });
}

export const siteFolderOf = (backendFolder: string): string =>
  join(backendFolder, '../../frontend/dist');
