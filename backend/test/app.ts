import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { auditContextFields, auditedFields, type Role, ruleFields } from '@kolo/domain';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { hash } from '@node-rs/argon2';
import passport from 'passport';
import pg from 'pg';
import { createApp } from '../src/app.js';
import { LocalStrategy } from '../src/people/auth/sign-in/local.strategy.js';
import { type Config, loadConfig } from '../src/platform/config/config.js';
import { migrate } from '../src/platform/db/data-source.js';
import { type ThreadOptions, threadOptionsToken } from '../src/platform/threads/thread-options.js';
import { createMigratedDatabase, type TestDatabase } from './database.js';
import { inTime } from './in-time.js';

/** One of each role, and nobody. */
export const callers = ['anonymous', 'public', 'company', 'referee', 'admin'] as const;
export type Caller = (typeof callers)[number];

export const testPassword = 'lozinka-za-probu';

export interface TestApp {
  readonly url: string;
  readonly app: NestFastifyApplication;
  readonly database: TestDatabase;
  /** As the owner of the tables, beside the product. */
  readonly db: pg.Pool;
  /** Every route that a controller registered: `GET /api/matches/:id/manage`. */
  readonly routes: readonly string[];
  /** The ids of the accounts `public`, `company`, `referee` and `admin`. */
  readonly userIds: Readonly<Record<Role, number>>;
  /** The `cookie` header of each caller's session. */
  readonly cookies: Readonly<Record<Caller, string>>;
  /** Calls a path of the product. */
  call(method: string, path: string, options?: CallOptions): Promise<TestAnswer>;
  /** The same for a call that has to succeed: returns the parsed answer. */
  must<Answer>(method: string, path: string, options?: CallOptions): Promise<Answer>;
  close(): Promise<void>;
}

export interface CallOptions {
  as?: Caller;
  /** Sent as JSON; text is sent as it is. */
  body?: unknown;
  text?: string;
  headers?: Record<string, string>;
}

export interface TestAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed answer; null where it is not JSON. */
  json: unknown;
}

export interface TestAppOptions {
  config?: Partial<Config>;
  siteFolder?: string | null;
  /** Another node's database instead of one of its own. */
  database?: TestDatabase;
}

/** A test asks faster than any hall, and waits for the pages of a busy machine. */
const unlimited = {
  READS_PER_SECOND: '1000000',
  WRITES_PER_MINUTE: '1000000',
  PAGE_TIMEOUT_MS: '600000',
};

/** The whole product on a free port, on a database of its own, with one account of each role. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createMigratedDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'kolo-app-'));
  await migrate(database.adminUrl);
  const config = {
    ...loadConfig({ DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'silent', ...unlimited }),
    ...options.config,
  };
  const { url: databaseUrl, adminUrl } = database;
  const { siteFolder = null } = options;
  const app = await createApp({ config, databaseUrl, siteFolder });
  const routes = collectRoutes(app);
  signInByOwnStrategy(app);
  runThreadsFromSources(app);
  await app.init();
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  const db = new pg.Pool({ connectionString: adminUrl, max: 2 });
  const userIds = await createUsers(db);
  const cookies: Record<Caller, string> = {
    anonymous: '',
    public: '',
    company: '',
    referee: '',
    admin: '',
  };
  const call: TestApp['call'] = (method, path, { as = 'anonymous', ...request } = {}) =>
    send(`${url}${path}`, method, cookies[as], request);
  const must = async <Answer>(...request: Parameters<TestApp['call']>): Promise<Answer> => {
    const { status, json, text } = await call(...request);
    if (status >= 300) throw new Error(`${request[0]} ${request[1]} answered ${status}: ${text}`);
    return json as Answer;
  };
  for (const caller of callers) {
    if (caller === 'anonymous') continue;
    const body = { username: caller, password: testPassword };
    const { status, headers, text } = await call('POST', '/api/login', { body });
    if (status !== 200) throw new Error(`Sign-in as ${caller} answered ${status}: ${text}`);
    cookies[caller] = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }
  const close = async (): Promise<void> => {
    await ended(app.close(), 'The product does not end');
    const unlabelled = await unlabelledFields(db);
    await ended(db.end(), 'A test has not released its connection');
    if (options.database === undefined) await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
    if (unlabelled.length > 0)
      throw new Error(`auditedFields lacks ${unlabelled.join(', ')}: nobody could read the audit`);
  };
  return { url, app, database, db, routes, userIds, cookies, call, must, close };
}

/** Says what hangs, long before Jest says only that a hook does. */
async function ended(end: Promise<void>, otherwise: string): Promise<void> {
  if ((await inTime(end)) === 'nothing') throw new Error(otherwise);
}

/** Fields that a test's writes left in the audit without a label. The data of a test's own jobs have none. */
async function unlabelledFields(db: pg.Pool): Promise<string[]> {
  const { rows } = await db.query<{ field: string }>(
    `SELECT DISTINCT field FROM audit_entries
     CROSS JOIN jsonb_object_keys(coalesce(before::jsonb, '{}') || coalesce(after::jsonb, '{}')) AS field
     WHERE subject_type <> 'job'`,
  );
  const labelled: readonly string[] = [...auditedFields, ...auditContextFields, ...ruleFields];
  return rows.map(({ field }) => field).filter((field) => !labelled.includes(field));
}

function collectRoutes(app: NestFastifyApplication): string[] {
  const routes: string[] = [];
  const adapter = app.getHttpAdapter() as FastifyAdapter;
  adapter.getInstance().addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
  });
  return routes;
}

/** Threads run outside Jest, which compiles nothing there. */
function runThreadsFromSources(app: NestFastifyApplication): void {
  Object.assign(app.get<ThreadOptions>(threadOptionsToken, { strict: false }), {
    fileOf: (file: URL) => `${fileURLToPath(file)}.ts`,
    execArgv: ['--require', join(__dirname, 'typescript-hooks.cjs')],
    // A busy machine compiles for minutes.
    timeoutMs: 600_000,
  });
}

/** Passport knows one strategy of a name in a process, where a test may have several nodes. */
function signInByOwnStrategy(app: NestFastifyApplication): void {
  const adapter = app.getHttpAdapter() as FastifyAdapter;
  adapter.getInstance().addHook('preHandler', async ({ url }) => {
    if (url === '/api/login') passport.use(app.get(LocalStrategy, { strict: false }));
  });
}

async function createUsers(db: pg.Pool): Promise<Record<Role, number>> {
  const password = await hash(testPassword, { memoryCost: 1024, timeCost: 1 });
  const { rows } = await db.query<{ id: number; role: Role }>(
    `INSERT INTO users (username, password, email, role, approved)
     SELECT role, $1, role || '@kolo.test', role, true
     FROM unnest(ARRAY['public', 'company', 'referee', 'admin']) AS role
     ON CONFLICT DO NOTHING
     RETURNING id, role`,
    [password],
  );
  const ids = { public: 0, company: 0, referee: 0, admin: 0 };
  for (const { id, role } of rows) ids[role] = id;
  return ids;
}

async function send(
  url: string,
  method: string,
  cookie: string,
  { body, text, headers = {} }: Omit<CallOptions, 'as'>,
): Promise<TestAnswer> {
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(url, {
    method,
    headers: {
      ...(cookie === '' ? {} : { cookie }),
      ...(content === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(content === undefined ? {} : { body: content }),
  });
  const answer = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text: answer,
    json: parsed(answer),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
