import cookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { type FastifyBaseLogger, LogController } from 'fastify';
import { apiDescription } from './api-description.js';
import { appModule } from './app.module.js';
import { LiveSocketAdapter } from './live/sockets/socket.adapter.js';
import { forAdministrators } from './people/auth/access/for-administrators.js';
import { ConsoleDevicesService } from './people/auth/console/console-devices.service.js';
import { answerAfterEndedSessions } from './people/auth/sessions/session-changes.js';
import { SessionsService } from './people/auth/sessions/sessions.service.js';
import { ErrorFilter } from './platform/api/error.filter.js';
import { validationPipe } from './platform/api/validation.pipe.js';
import type { Config } from './platform/config/config.js';
import type { Runtime } from './platform/config/runtime.js';
import { AccessLogService } from './platform/http/access-log.service.js';
import { answerInOrder } from './platform/http/answer-in-order.js';
import { trustOf } from './platform/http/client-network.js';
import { closeConnectionsInTime } from './platform/http/closing.js';
import { acceptCsv } from './platform/http/csv-body.js';
import { addErasedNames } from './platform/http/erased-names.js';
import { addHttpCache } from './platform/http/http-cache.js';
import { acceptJson } from './platform/http/json-body.js';
import { acceptForms } from './platform/http/multipart-body.js';
import { acceptOneClick } from './platform/http/one-click-body.js';
import { openPublicReads } from './platform/http/open-reads.js';
import {
  addRequestHooks,
  answerBadUrl,
  isWebSocket,
  requestId,
} from './platform/http/request-hooks.js';
import { logRequests } from './platform/http/request-log.js';
import { requestTarget } from './platform/http/request-target.js';
import { addSecurityHeaders } from './platform/http/security-headers.js';
import { readSessionCookie } from './platform/http/session-cookie.js';
import { type Enqueue, serveFiles } from './platform/http/site.js';
import { acceptStreams } from './platform/http/stream-body.js';
import { openLog } from './platform/log/log.js';
import { PinoLogger } from './platform/log/pino-logger.js';
import { answerFromCache } from './platform/reads/answer-from-cache.js';
import { ReadLimitsService } from './platform/reads/read-limits.service.js';
import { isGone, queueReaders } from './platform/reads/reader-hooks.js';
import { limitReaders } from './platform/reads/reader-limits.js';
import { ReaderQueueService } from './platform/reads/reader-queue.service.js';
import { ResponseCacheService } from './platform/reads/response-cache.service.js';
import { derivedKey } from './platform/secrets/derived-key.js';
import { SiteAddressService } from './platform/site-address/site-address.service.js';
import { traceRequests } from './platform/tracing/trace-requests.js';
import { type PageLimits, pageLimitsToken } from './site/pages/page-limits.js';
import { PageMakerService } from './site/pages/page-maker.service.js';
import { PagesService } from './site/pages/pages.service.js';
import { servePages } from './site/pages/serve-pages.js';

const bodyLimit = 64 * 1024;
const docsPath = 'api/docs';
/** For 10 MB over a bad mobile network; Fastify would wait for ever, and each that waits holds a connection. */
const arrivesWithinMs = 10 * 60 * 1000;

/** The whole application, not yet listening. */
export async function createApp(runtime: Runtime): Promise<NestFastifyApplication> {
  const { config, siteFolder } = runtime;
  const logger = openLog(config.logLevel);
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    requestIdHeader: false,
    // Log lines name their request themselves.
    childLoggerFactory: (parent: FastifyBaseLogger) => parent,
    bodyLimit,
    requestTimeout: arrivesWithinMs,
    // Offers to upgrade (`curl --http2`) are answered in HTTP/1.1.
    http: {
      shouldUpgradeCallback: ({ headers, url }) =>
        isWebSocket(headers) && url?.startsWith('/socket.io/') === true,
    },
    trustProxy: config.trustedProxies.length > 0 ? trustOf(config.trustedProxies) : false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => requestTarget(url),
    frameworkErrors: answerBadUrl,
  });
  const app = await NestFactory.create<NestFastifyApplication>(appModule(runtime), adapter, {
    logger: new PinoLogger(logger),
    abortOnError: false,
    bodyParser: false,
  });
  const fastify = adapter.getInstance();
  // Before anything else is known of a request that has to wait.
  answerInOrder(fastify);
  acceptJson(fastify, bodyLimit);
  acceptStreams(fastify);
  acceptCsv(fastify);
  acceptOneClick(fastify);
  closeConnectionsInTime(fastify);
  await acceptForms(fastify);
  await app.register(cookie, { secret: derivedKey(config.sessionSecret, 'cookies') });
  readSessionCookie(adapter.getInstance());
  await addSecurityHeaders(fastify, {
    contentSecurityPolicy: { directives: contentSecurity(config) },
    frameguard: { action: 'deny' },
    // Only a site with HTTPS may promise it.
    strictTransportSecurity: config.publicOrigin?.startsWith('https:') === true,
  });
  if (config.otlpEndpoint !== null) traceRequests(fastify);
  addRequestHooks(fastify, config.publicOrigin);
  openPublicReads(fastify);
  addErasedNames(fastify);
  limitReaders(fastify, app.get(ReadLimitsService), app.get(SessionsService));
  answerFromCache(fastify, {
    cache: app.get(ResponseCacheService),
    queue: app.get(ReaderQueueService),
    sessions: app.get(SessionsService),
    limits: app.get(ReadLimitsService),
  });
  answerAfterEndedSessions(fastify, app.get(SessionsService));
  queueReaders(fastify, app.get(ReaderQueueService));
  addHttpCache(fastify);
  logRequests(fastify, logger, config.slowRequestMs);
  app.get(AccessLogService).follow(fastify);
  if (siteFolder !== null) {
    const pages = app.get(PagesService);
    const maker = app.get(PageMakerService);
    const readers = app.get(ReaderQueueService);
    const enqueue: Enqueue = (request, send) => readers.admit(send, isGone(request));
    maker.use(serveFiles(fastify, siteFolder, enqueue));
    const sessions = app.get(SessionsService);
    const address = app.get(SiteAddressService);
    const limits = app.get<PageLimits>(pageLimitsToken, { strict: false });
    servePages(fastify, { pages, maker, sessions, enqueue, address, limits });
  }
  app.useWebSocketAdapter(new LiveSocketAdapter(app));
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ErrorFilter());
  describeApi(app, config);
  return app;
}

function contentSecurity({ publicOrigin }: Config): Record<string, string[] | null> {
  return {
    'default-src': ["'self'"],
    'connect-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': publicOrigin?.startsWith('https:') === true ? [] : null,
  };
}

/** For administrators, unless the operator shows it to everybody. */
function describeApi(app: NestFastifyApplication, { apiDocs }: Config): void {
  if (apiDocs === 'admin') {
    const fastify = app.getHttpAdapter().getInstance();
    forAdministrators(fastify, docsPath, app.get(SessionsService), app.get(ConsoleDevicesService));
  }
  SwaggerModule.setup(docsPath, app, apiDescription);
}
