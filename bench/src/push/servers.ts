import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { ManageView, MatchAnswer, MatchView } from '@kolo/domain';
import type { Dialect } from './watchers.js';

/** A server under test in a process of its own. */
export interface LiveServer {
  port: number;
  dialect: Dialect;
  matchId: number;
  /** Records one tap; answers with the version that it got. */
  tap(): Promise<number>;
  /** CPU time that the server has used, ms; null where the system does not tell. */
  cpuMs(): number | null;
  stop(): Promise<void>;
}

const built = join(import.meta.dirname, '../../../backend/dist/main.js');
const administrator = { username: 'bench', password: 'bench-bench-bench' };

/** The product as people start it: embedded PostgreSQL, every tap durable, one match of the demo season running. */
export async function startKolo(port: number): Promise<LiveServer> {
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
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/api`;
  await answering(`${url}/health/ready`, child);
  const cookie = await signIn(url);
  const send = async <T>(method: string, path: string, body: unknown): Promise<T> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as T;
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const matchId = await kickOff(url, cookie, send);
  return {
    port,
    dialect: 'socket.io',
    matchId,
    tap: async () => {
      const body = { team: 'home', statistic: 'shots', by: 1 };
      const path = `/matches/${matchId}/team-stats/increment`;
      return (await send<MatchAnswer>('POST', path, body)).version;
    },
    cpuMs: () => cpuMs(child),
    stop: async () => {
      await ended(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Stock socket.io or bare `ws`, with one insert per tap in the way. */
export async function startBaseline(dialect: Dialect, databaseUrl: string): Promise<LiveServer> {
  const script = join(import.meta.dirname, 'baseline-server.js');
  const child = spawn(process.execPath, [script, dialect, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(Number(line)));
    child.once('exit', () => reject(new Error(`The ${dialect} baseline ended`)));
  });
  return {
    port,
    dialect,
    matchId: 1,
    tap: async () => {
      const response = await fetch(`http://127.0.0.1:${port}/tap`, { method: 'POST' });
      const { version } = (await response.json()) as { version: number };
      return version;
    },
    cpuMs: () => cpuMs(child),
    stop: () => ended(child),
  };
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function kickOff(
  url: string,
  cookie: string,
  send: (method: string, path: string, body: unknown) => Promise<unknown>,
): Promise<number> {
  const read = async <T>(path: string): Promise<T> =>
    (await fetch(`${url}${path}`, { headers: { cookie } })).json() as Promise<T>;
  const upcoming = await read<MatchView[]>('/matches/upcoming');
  const ready = upcoming.find(({ status }) => status === 'scheduled');
  if (ready === undefined) throw new Error('The demo season has no match to start');
  const { homePlayers, awayPlayers } = await read<ManageView>(`/matches/${ready.id}/manage`);
  const playerIds = [...homePlayers, ...awayPlayers].map(({ id }) => id);
  await send('POST', `/matches/${ready.id}/initialize`, { playerIds });
  await send('PATCH', `/matches/${ready.id}/state`, { matchState: 'first-half' });
  return ready.id;
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await delay(200);
  }
  throw new Error('The server ended before it was ready');
}

/** User and system time of a process, from the kernel's own books (Linux). */
function cpuMs({ pid }: ChildProcess): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await Promise.race([gone, delay(30_000, null, { ref: false })]);
  child.kill('SIGKILL');
}
