import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ManageView, MatchView } from '@kolo/domain';
import { cpuMs, ended, memoryBytes } from './process-usage.js';
import type { LiveServer } from './servers.js';

const built = join(import.meta.dirname, '../../../backend/dist/main.js');
const administrator = { username: 'bench', password: 'bench-bench-bench' };

export interface SharedServices {
  databaseUrl: string;
  adminUrl: string;
  redisUrl?: string;
}

const secret = randomBytes(32).toString('hex');

const shared = (services: SharedServices): Record<string, string> => ({
  DATABASE_URL: services.databaseUrl,
  DATABASE_ADMIN_URL: services.adminUrl,
  ...(services.redisUrl === undefined ? {} : { REDIS_URL: services.redisUrl }),
  SESSION_SECRET: secret,
});

export interface KoloServer extends LiveServer {
  /** The administrator's session. */
  cookie: string;
}

/** A running match of the demo season. */
export interface RunningMatch extends Pick<LiveServer, 'matchId' | 'tap'> {
  playerIds: number[];
}

type Node = Pick<LiveServer, 'port' | 'cpuMs' | 'memoryBytes' | 'stop'>;

/** A node of the product, with services of its own or with shared ones. */
export async function startNode(
  port: number,
  services?: SharedServices,
  env: Record<string, string> = {},
): Promise<Node> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kolo-bench-'));
  const child = spawn(process.execPath, [built], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'demo',
      LOG_LEVEL: 'error',
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      ...(services === undefined ? {} : shared(services)),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready');
    await delay(20);
  }
  return {
    port,
    cpuMs: () => cpuMs(child),
    memoryBytes: () => memoryBytes(child),
    stop: async () => {
      await ended(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A node with one running match of the demo season. */
export async function startKolo(
  port: number,
  {
    services,
    env,
    matchId,
  }: { services?: SharedServices; env?: Record<string, string>; matchId?: number } = {},
): Promise<KoloServer> {
  const node = await startNode(port, services, env);
  const cookie = await signIn(`http://127.0.0.1:${port}/api`, administrator);
  const match = await kickOff({ port, cookie }, matchId);
  return { ...node, dialect: 'socket.io', cookie, ...match };
}

/** Starts a match, the next one where none is named. */
export async function kickOff(
  { port, cookie }: Pick<KoloServer, 'port' | 'cookie'>,
  chosen?: number,
): Promise<RunningMatch> {
  const url = `http://127.0.0.1:${port}/api`;
  const headers = { cookie, 'content-type': 'application/json' };
  const send = async (method: string, path: string, body: unknown): Promise<void> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${answer}`);
  };
  const matchId = chosen ?? (await firstUpcoming(url));
  const manage = await fetch(`${url}/matches/${matchId}/manage`, { headers });
  const { homePlayers, awayPlayers, suspended } = (await manage.json()) as ManageView;
  const playerIds = [...homePlayers, ...awayPlayers].map(({ id }) => id);
  const lists = { playerIds, suspendedAsOf: suspended?.asOf };
  await send('POST', `/matches/${matchId}/initialize`, lists);
  await send('PATCH', `/matches/${matchId}/state`, { matchState: 'first-half' });
  return {
    matchId,
    playerIds,
    tap: {
      url: `${url}/matches/${matchId}/team-stats/increment`,
      headers,
      body: JSON.stringify({ team: 'home', statistic: 'shots', by: 1 }),
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/** @param url of the API */
export async function signIn(
  url: string,
  account: { username: string; password: string },
): Promise<string> {
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function firstUpcoming(url: string): Promise<number> {
  const upcoming = (await (await fetch(`${url}/matches/upcoming`)).json()) as MatchView[];
  const ready = upcoming.find(({ status }) => status === 'scheduled');
  if (ready === undefined) throw new Error('The demo season has no match to start');
  return ready.id;
}
