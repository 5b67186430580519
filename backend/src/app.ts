import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { LogController } from 'fastify';
import { appModule } from './app.module.js';
import { AccessLog } from './auth/access-log.service.js';
import { forAdministrators } from './auth/for-administrators.js';
import { readSessionCookie, sessionCookie } from './auth/session-cookie.js';
import { SessionsService } from './auth/sessions.service.js';
import { closeConnectionsInTime } from './common/closing.js';
import { derivedKey } from './common/derived-key.js';
import { addErasedNames } from './common/erased-names.js';
import { ErrorFilter } from './common/error.filter.js';
import { addHttpCache } from './common/http-cache.js';
import { acceptJson } from './common/json-body.js';
import { openLog } from './common/log.js';
import { acceptForms } from './common/multipart-body.js';
import { PinoLogger } from './common/pino-logger.js';
import { addRequestHooks, answerBadUrl, requestId } from './common/request-hooks.js';
import { logRequests } from './common/request-log.js';
import { serveSite } from './common/site.js';
import { acceptStreams } from './common/stream-body.js';
import { validationPipe } from './common/validation.pipe.js';
import type { Config } from './config.js';
import { LiveSocketAdapter } from './live/socket.adapter.js';
import { ReadLimitsService } from './reads/read-limits.service.js';
import { limitReaders, takeTurns } from './reads/reader-hooks.js';
import { ReaderTurnsService } from './reads/reader-turns.service.js';
import type { Runtime } from './runtime.js';
import { ShareHead } from './share/share-head.service.js';
import { traceRequests } from './tracing/trace-requests.js';
import { Tracing } from './tracing/tracing.service.js';

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
    bodyLimit,
    requestTimeout: arrivesWithinMs,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerBadUrl,
  });
  const app = await NestFactory.create<NestFastifyApplication>(appModule(runtime), adapter, {
    logger: new PinoLogger(logger),
    abortOnError: false,
    bodyParser: false,
  });
  const fastify = adapter.getInstance();
  acceptJson(fastify, bodyLimit);
  acceptStreams(fastify);
  closeConnectionsInTime(fastify);
  await acceptForms(fastify);
  await app.register(cookie, { secret: derivedKey(config.sessionSecret, 'cookies') });
  readSessionCookie(adapter.getInstance());
  await app.register(helmet, {
    contentSecurityPolicy: { directives: contentSecurity(config) },
    frameguard: { action: 'deny' },
    // Only who serves HTTPS may promise it.
    strictTransportSecurity: config.publicOrigin?.startsWith('https:') === true,
  });
  traceRequests(fastify, app.get(Tracing));
  addRequestHooks(fastify, config.publicOrigin);
  addErasedNames(fastify);
  limitReaders(fastify, app.get(ReadLimitsService), app.get(SessionsService));
  takeTurns(fastify, app.get(ReaderTurnsService));
  addHttpCache(fastify);
  logRequests(fastify, logger);
  app.get(AccessLog).follow(fastify);
  if (siteFolder !== null)
    serveSite(fastify, {
      folder: siteFolder,
      publicOrigin: config.publicOrigin,
      head: app.get(ShareHead),
    });
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
  if (apiDocs === 'admin')
    forAdministrators(app.getHttpAdapter().getInstance(), docsPath, app.get(SessionsService));
  const description = new DocumentBuilder()
    .setTitle('Kolo')
    .setDescription('The live league: matches, their log, tables and lists.')
    .addCookieAuth(sessionCookie)
    .build();
  SwaggerModule.setup(docsPath, app, () => SwaggerModule.createDocument(app, description));
}
