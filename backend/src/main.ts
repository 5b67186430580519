import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { isLocalAddress } from '@kolo/domain';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app.js';
import { LiveGateway } from './live/sockets/live.gateway.js';
import { PrinterService } from './office/reports/printer.service.js';
import { DependenciesService } from './operations/health/dependencies.service.js';
import { ReadinessService } from './operations/health/readiness.service.js';
import { DemoSeasonService } from './operations/seed/demo-season.service.js';
import { SetupLinksService } from './operations/setup/setup-links.service.js';
import { UsersService } from './people/users/users.service.js';
import { type Config, loadConfig } from './platform/config/config.js';
import { ConfigError } from './platform/config/environment-reader.js';
import { migrate } from './platform/db/data-source.js';
import { startEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.js';
import { EmbeddedPostgresError } from './platform/db/embedded/errors.js';
import { refuseUnreachable, UnreachableError } from './platform/db/reachable.js';
import { listenFailure } from './platform/http/listen-failure.js';
import { siteFolderOf } from './platform/http/site.js';
import { JobsService } from './platform/queue/jobs.service.js';
import { isCommonPassword } from './platform/secrets/common-passwords.js';
import { networkOrigins } from './platform/site-address/network-addresses.js';
import { PagesService } from './site/pages/pages.service.js';

/** Supervisors kill a little later. */
const endWithinMs = 25_000;

/** An operator can fix these causes of a failed start, so they are logged without a stack. */
class StartError extends Error {}

interface Database {
  url: string;
  adminUrl: string;
  stop(): Promise<void>;
  /** Settles with its last output when the embedded database exits unexpectedly. */
  ended: Promise<string>;
}

async function database(config: Config): Promise<Database> {
  const { databaseUrl, databaseAdminUrl, dataDir, port } = config;
  if (databaseUrl !== null) {
    await refuseUnreachable('DATABASE_URL', databaseUrl);
    if (databaseAdminUrl !== null) await refuseUnreachable('DATABASE_ADMIN_URL', databaseAdminUrl);
    return {
      url: databaseUrl,
      adminUrl: databaseAdminUrl ?? databaseUrl,
      stop: async () => {},
      ended: new Promise(() => {}),
    };
  }
  return startEmbeddedPostgres({ dataDir, holder: { name: 'npm start', webPort: port } });
}

interface SetupLink {
  token: string;
  validHours: number;
}

/** Makes the first administrator, or without a password the link by which somebody becomes it. */
async function administrator(
  app: NestFastifyApplication,
  { adminUsername, adminPassword }: Config,
): Promise<SetupLink | null> {
  const users = app.get(UsersService);
  if (await users.hasAdministrator()) return null;
  if (adminPassword === null) return app.get(SetupLinksService).make();
  if (await isCommonPassword(adminPassword))
    throw new StartError(
      'ADMIN_PASSWORD is one of the most common passwords, so nobody may begin with it. Choose another one.',
    );
  await users.ensureAdministrator(adminUsername, adminPassword);
  return null;
}

/** Written at once, so that no log line interrupts it. */
function greeting(config: Config, link: SetupLink | null, served: string): string {
  const { publicOrigin, port } = config;
  const origin = publicOrigin ?? `http://localhost:${port}`;
  const lines = ['', `Kolo is at ${origin}`];
  // For a tablet or a phone in the same network.
  const isForAll = publicOrigin !== null && !isLocalAddress(publicOrigin);
  for (const address of isForAll ? [] : networkOrigins(config))
    lines.push(`For tablets and phones in this network: ${address}`);
  if (link !== null) {
    lines.push('', `It has no administrator yet. Become it within ${link.validHours} hours:`);
    // After the #, so that no server and no log on the way sees the token.
    lines.push(`${origin}/setup#${link.token}`);
  } else if (config.adminPassword !== null) lines.push(`Administrator: ${config.adminUsername}`);
  return [...lines, served, ''].map((line) => (line === '' ? '' : `  ${line}`)).join('\n');
}

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  const db = await database(config);
  let app: NestFastifyApplication | null = null;
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    stopping ??= shutDown(app, db);
    return stopping;
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void stop().finally(() => process.exit()));
  try {
    await migrate(db.adminUrl);
    const folder = siteFolderOf(import.meta.dirname);
    app = await createApp({
      config,
      databaseUrl: db.url,
      siteFolder: existsSync(folder) ? folder : null,
    });
    await app.init();
    const setupLink = await administrator(app, config);
    if (config.seed === 'demo') await app.get(DemoSeasonService).run(new Date());
    void warmUp(app);
    await app.listen(config.port, config.host);
    console.log(greeting(config, setupLink, await servedBy(app)));
    startJobs(app.get(JobsService));
  } catch (error) {
    // Stopped before it was up, which is why the start failed.
    if (stopping !== null) return stopping;
    await stop();
    const reason = listenFailure(error, config);
    throw reason === null ? error : new StartError(reason);
  }
  const lastWords = await db.ended;
  if (stopping !== null) return stopping;
  await stop();
  throw new StartError(
    `The database ended by itself, so Kolo stopped. Its log (postgres.log in ${config.dataDir}) ends with:\n${lastWords}`,
  );
}

async function servedBy(app: NestFastifyApplication): Promise<string> {
  const { database } = await app.get(DependenciesService).look();
  // Set by scripts/node.js.
  const { KOLO_MACHINE_NODE: machines } = process.env;
  const brought = machines === undefined ? '' : ` (brought along: this machine has ${machines})`;
  return `Node ${process.version}${brought}, PostgreSQL ${database.version ?? 'unknown'}`;
}

/** A node that starts while its queue is away takes taps; its jobs begin when the queue is there. */
function startJobs(jobs: JobsService): void {
  jobs.start().catch((error: unknown) => {
    new Logger('jobs').error({ err: error }, 'No jobs are done on this node');
  });
}

/** One after the other, from just before the first request on. */
async function warmUp(app: NestFastifyApplication): Promise<void> {
  await app.get(PagesService).warmUp();
  await app.get(PrinterService).warmUp();
}

/** Visitors and jobs first, then requests, then the database. */
async function shutDown(app: NestFastifyApplication | null, db: Database): Promise<void> {
  let waitsFor = 'the database';
  setTimeout(() => {
    new Logger('stop').error(
      `Ended after ${endWithinMs / 1_000} s without waiting for ${waitsFor}`,
    );
    process.exit(1);
  }, endWithinMs).unref();
  try {
    if (app === null) return;
    app.get(ReadinessService).draining = true;
    waitsFor = 'visitors and jobs';
    await Promise.all([app.get(LiveGateway).drain(), app.get(JobsService).stop()]);
    waitsFor = 'requests';
    await app.close();
  } finally {
    waitsFor = 'the database';
    await db.stop();
  }
}

start().then(
  () => process.exit(),
  (error: unknown) => {
    const expected =
      error instanceof StartError ||
      error instanceof ConfigError ||
      error instanceof UnreachableError ||
      error instanceof EmbeddedPostgresError;
    console.error(expected ? error.message : error);
    process.exit(1);
  },
);
