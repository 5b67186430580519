import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app.js';
import { siteFolderOf } from './common/site.js';
import { type Config, ConfigError, loadConfig } from './config.js';
import { migrate } from './db/data-source.js';
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.js';
import { EmbeddedPostgresError } from './db/embedded/errors.js';
import { Readiness } from './health/readiness.js';
import { JobsService } from './jobs/jobs.service.js';
import { LiveGateway } from './live/live.gateway.js';
import { DemoSeason } from './seed/demo-season.js';
import { UsersService } from './users/users.service.js';

interface Database {
  url: string;
  adminUrl: string;
  stop(): Promise<void>;
  /** Settles when a database of our own ends without being asked to. */
  ended: Promise<void>;
}

async function database(config: Config): Promise<Database> {
  const { databaseUrl, databaseAdminUrl, dataDir, port } = config;
  if (databaseUrl !== null)
    return {
      url: databaseUrl,
      adminUrl: databaseAdminUrl ?? databaseUrl,
      stop: async () => {},
      ended: new Promise(() => {}),
    };
  return startEmbeddedPostgres({ dataDir, holder: { name: 'npm start', webPort: port } });
}

/** Makes the first administrator; a password that nobody chose is shown once. */
async function administrator(app: NestFastifyApplication, config: Config): Promise<string | null> {
  const users = app.get(UsersService);
  if (await users.hasAdministrator()) return null;
  const password = config.adminPassword ?? randomBytes(9).toString('base64url');
  const made = await users.ensureAdministrator(config.adminUsername, password);
  return made && config.adminPassword === null ? password : null;
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
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  try {
    await migrate(db.adminUrl);
    const folder = siteFolderOf(import.meta.dirname);
    app = await createApp({
      config,
      databaseUrl: db.url,
      adminUrl: db.adminUrl,
      siteFolder: existsSync(folder) ? folder : null,
    });
    await app.init();
    const password = await administrator(app, config);
    if (config.seed === 'demo') await app.get(DemoSeason).run(new Date());
    await app.get(JobsService).start();
    await app.listen(config.port, config.host);
    announce(config, password);
    void db.ended.then(() => {
      if (stopping === null) console.error('The database ended by itself; Kolo stops.');
      process.exitCode = stopping === null ? 1 : 0;
      return stop();
    });
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Visitors first, then requests, then jobs, then the database. */
async function shutDown(app: NestFastifyApplication | null, db: Database): Promise<void> {
  const hardStop = setTimeout(() => process.exit(1), 25_000);
  hardStop.unref();
  try {
    if (app !== null) {
      app.get(Readiness).draining = true;
      await app.get(LiveGateway).drain();
      await app.get(JobsService).stop();
      await app.close();
    }
  } finally {
    await db.stop();
    process.exit(process.exitCode ?? 0);
  }
}

function announce({ port, publicOrigin, adminUsername }: Config, password: string | null): void {
  console.log(`\n  Kolo is at ${publicOrigin ?? `http://localhost:${port}`}`);
  if (password === null) console.log(`  Administrator: ${adminUsername}\n`);
  else
    console.log(
      `  Administrator: ${adminUsername}, password: ${password}\n  (made up now and shown only this once)\n`,
    );
}

start().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  if (expected) console.error(error.message);
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    console.error(`The port is taken. Choose another one: PORT=3001 npm start`);
  else console.error(error);
  process.exit(1);
});
