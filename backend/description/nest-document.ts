import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { appModule } from '../src/app.module.js';
import { loadConfig } from '../src/platform/config/config.js';
import { type Handler, handlersOf, operationId } from './handlers.js';
import type { OpenApi } from './open-api.js';
import { describeRequestLimits } from './request-limits.js';

export interface Described {
  readonly document: OpenApi;
  /** By the operation's id. */
  readonly handlers: ReadonlyMap<string, Handler>;
}

/** Reads the decorators of all routes. The application does not run, so no database is needed. */
export async function describedByNest(): Promise<Described> {
  const runtime = {
    config: loadConfig({ SEED: 'none' }),
    databaseUrl: 'postgres://127.0.0.1:1/none',
    siteFolder: null,
  };
  const app = await NestFactory.create<NestFastifyApplication>(
    appModule(runtime),
    new FastifyAdapter(),
    { preview: true, logger: false, abortOnError: false },
  );
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Kolo')
    .setDescription(describedInWords())
    .setVersion('1')
    .setLicense('Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
    .build();
  const handlers = handlersOf(app);
  describeRequestLimits(handlers.values());
  const document = SwaggerModule.createDocument(app, builder, { operationIdFactory: operationId });
  const text = JSON.stringify(document).replace(
    /("#\/components\/schemas\/|")(\w+)Dto(?=")/g,
    '$1$2Body',
  );
  return { document: JSON.parse(text), handlers };
}

/** The rules for all routes, in the words of the page for people. */
function describedInWords(): string {
  const page = readFileSync(join(__dirname, '../../docs/api.md'), 'utf8');
  const [, rules] = /## What holds for all routes\n+([\s\S]*?)\n+## /.exec(page) ?? [];
  if (rules === undefined) throw new Error('docs/api.md does not say what holds for all routes');
  return `The live league: matches, their log, tables and lists.\n\n${rules}`;
}
