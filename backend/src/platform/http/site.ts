import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readSite } from './site-files.js';

/** While taps are processed, readers wait. */
export type Enqueue = (request: FastifyRequest, send: () => void) => void;

/**
 * Files are served from memory, so a new build can neither mix with the old one nor break an answer.
 *
 * @returns the HTML by name (`index.html`), of which pages are made
 */
export function serveFiles(
  fastify: FastifyInstance,
  folder: string,
  enqueue: Enqueue,
): Map<string, string> {
  const { files, templates } = readSite(folder);
  fastify.addHook('onRequest', (request, reply, next) => {
    const file = files.get(request.url.split('?', 1)[0] ?? '');
    if (file === undefined || (request.method !== 'GET' && request.method !== 'HEAD'))
      return next();
    enqueue(request, () => file.send(request, reply));
  });
  return templates;
}

export const siteFolderOf = (backendFolder: string): string =>
  join(backendFolder, '../../frontend/dist');
