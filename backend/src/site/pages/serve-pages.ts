import { pageAt, type SessionUser } from '@kolo/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SessionsService } from '../../people/auth/sessions/sessions.service.js';
import { inTime } from '../../platform/async/in-time.js';
import { clientNetwork } from '../../platform/http/client-network.js';
import { type PageReader, pagePolicy } from '../../platform/http/page-policy.js';
import { sessionCookie } from '../../platform/http/session-cookie.js';
import type { Enqueue } from '../../platform/http/site.js';
import { isGone } from '../../platform/reads/reader-hooks.js';
import type { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import type { PageLimits } from './page-limits.js';
import { PageLine } from './page-line.js';
import { isShell, type PageMakerService } from './page-maker.service.js';
import { headLanguageOf, mayLackScripts, preferencesOf } from './page-seed.js';
import type { PagesService } from './pages.service.js';

export interface PageServices {
  pages: PagesService;
  maker: PageMakerService;
  sessions: SessionsService;
  address: Pick<SiteAddressService, 'originFor' | 'servedAt'>;
  enqueue: Enqueue;
  limits: PageLimits;
}

interface Visit {
  path: string;
  search: string;
  network: string;
}

interface Reader {
  user: SessionUser | null;
  token: string | null;
}

const reserved = /^\/(api|socket\.io)(\/|$)/;
const visitor: Reader = { user: null, token: null };

/** Outside the router, whose routes begin with `/api`. */
export function servePages(
  fastify: FastifyInstance,
  { pages, maker, sessions, address, enqueue, limits }: PageServices,
): void {
  const line = new PageLine();
  fastify.addHook('onRequest', (request, reply, next) => {
    const [path = '/', search = ''] = request.url.split('?');
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const isNoPage = reserved.test(path) || (/\.\w+$/.test(path) && !isShell(path));
    if (!isReading || isNoPage) return next();
    // A connection that has ended meanwhile has no address any more.
    const network = clientNetwork(request.ip);
    const work = () => answer(request, reply, { path, search, network }).catch(next);
    line.enqueue(network, work, isGone(request));
  });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, search, network }: Visit,
  ): Promise<void> {
    const origin = address.originFor(request);
    const found = isShell(path) ? visitor : await readerOf(request, reply, { sessions, limits });
    const { user, token } = found ?? visitor;
    const preferences = preferencesOf(request, path, search);
    const pageRequest = {
      headLanguage: headLanguageOf(request, path, preferences),
      search,
      token,
      origin,
      network,
      requestId: request.id,
      waitsLonger: mayLackScripts(request, path),
      reader: { path, ...preferences, user },
    };
    const { response, ageMs } =
      found === null ? pages.alone(pageRequest) : await pages.page(pageRequest);
    if (ageMs !== null) reply.header('age', Math.floor(ageMs / 1_000));
    setPolicy(reply, {
      origin: address.servedAt(request),
      framed: response.status !== 404 && pageAt(path)?.page.framed === true,
      hashes: maker.scriptHashes,
    });
    enqueue(request, () => response.send(request, reply));
  }
}

/** A visitor without an open session; null if the session lookup fails. */
async function readerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, limits }: Pick<PageServices, 'sessions' | 'limits'>,
): Promise<Reader | null> {
  const token = request.cookies[sessionCookie];
  if (token === undefined) return visitor;
  const find = async (): Promise<Reader> => {
    const session = await sessions.find(token);
    if (session === null) return visitor;
    await sessions.touch(token, session, request, reply);
    return { user: session.user, token };
  };
  return inTime<Reader | null>(
    find().catch(() => null),
    limits.sessionMs,
    () => null,
  );
}

function setPolicy(reply: FastifyReply, page: PageReader): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', pagePolicy(policy, page));
  if (!page.framed) return;
  reply.removeHeader('x-frame-options');
  reply.header('cross-origin-resource-policy', 'cross-origin');
}
