import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageOf, toLanguage } from './language.js';
import { pagePolicy } from './page-policy.js';
import { publicOriginOf } from './public-origin.js';
import { readSite, type SiteAnswer, type SiteFile } from './site-files.js';
import { type PageHead, SitePages } from './site-pages.js';

export interface SiteOptions {
  folder: string;
  publicOrigin: string | null;
  head: PageHead;
}

const framed = /^\/(embed\/(table|match)|overlay)\/[1-9]\d{0,9}\/?$/;

/** Files are served from memory, so a new build can neither mix with the old one nor break an answer. */
export function serveSite(fastify: FastifyInstance, options: SiteOptions): void {
  const files = readSite(options.folder);
  const index = files.get('/index.html');
  const pages = index === undefined ? null : new SitePages(index.body.toString(), options.head);
  fastify.addHook('onRequest', async (request, reply) => {
    const [path = '/', search = ''] = request.url.split('?');
    const isReserved = /^\/(api|socket\.io)(\/|$)/.test(path);
    if (isReserved || (request.method !== 'GET' && request.method !== 'HEAD')) return;
    const file = files.get(path);
    if (file !== undefined && file !== index) return send(request, reply, answerOf(file, request));
    if (pages === null || /\.\w+$/.test(path.replace(/^\/index\.html$/, '/'))) return;
    const origin = publicOriginOf(request, options.publicOrigin);
    const page = await pages.page({
      path,
      search,
      language: pageLanguage(request, path, search),
      origin,
    });
    const answer = answerOf(page, request);
    setPolicy(reply, { origin, framed: answer.status !== 404 && framed.test(path) });
    return send(request, reply, answer);
  });
}

const answerOf = (file: SiteFile, { headers }: FastifyRequest): SiteAnswer =>
  file.answer(headers['accept-encoding'], headers['if-none-match']);

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: SiteAnswer,
): FastifyReply {
  void reply.code(status).headers(headers);
  if (status === 304) return reply.send();
  return reply.send(request.method === 'HEAD' ? '' : body);
}

/** The browser's code chooses in the same order. */
function pageLanguage({ headers }: FastifyRequest, path: string, search: string): Language {
  if (framed.test(path)) return toLanguage(new URLSearchParams(search).get('lang') ?? 'hr');
  const [, kept] = /(?:^|; *)language=(hr|en)(?:;|$)/.exec(headers.cookie ?? '') ?? [];
  return kept === undefined ? languageOf(headers['accept-language']) : toLanguage(kept);
}

function setPolicy(reply: FastifyReply, reader: { origin: string; framed: boolean }): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', pagePolicy(policy, reader));
  if (reader.framed) reply.removeHeader('x-frame-options');
}

export const siteFolderOf = (backendFolder: string): string =>
  join(backendFolder, '../../frontend/dist');
