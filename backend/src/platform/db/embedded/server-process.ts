import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LosableClient } from '../losable-client.js';
import type { Binaries } from './binaries.js';
import { postgresEnvironment } from './cluster.js';
import { EmbeddedPostgresError, errorCode } from './errors.js';
import { freePort } from './free-port.js';
import { isPostgres } from './process-identity.js';
import type { RunUser } from './run-user.js';

export interface ServerOptions {
  readonly binaries: Binaries;
  readonly cluster: string;
  readonly user: RunUser | null;
  readonly port: number | null;
  readonly fsync: boolean;
  readonly superuserPassword: string;
  readonly logFile: string;
}

export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

const startAttempts = 10;
const stopGraceMs = 30_000;
const largestLogBytes = 10_000_000;

// The shell becomes the server and leaves behind a guard that reads our pipe. When this process ends,
// however it ends, the pipe closes and the guard asks the server for a fast shutdown.
const guarded = `
( ( read -r _ <&3; kill -INT "$$" ) </dev/null >/dev/null 2>&1 & ) 3<&0
exec "$@" </dev/null
`;

export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  await endLeftover(options.cluster);
  let reason = '';
  for (let attempt = 1; attempt <= startAttempts; attempt += 1) {
    const port = options.port ?? (await freePort());
    const { child, ended } = launch(options, port);
    const ready = answers(port, options.superuserPassword, ended);
    const answered = await Promise.race([ready, ended]).catch(async (error) => {
      await stop(child, ended);
      throw error;
    });
    if (answered === true && child.pid !== undefined) {
      return {
        port,
        pid: child.pid,
        stop: () => stop(child, ended),
        ended: ended.then(() => lastWords(options.logFile)),
      };
    }
    reason = lastWords(options.logFile);
    // Another program took the port, or the dying processes of a crash still hold the memory.
    if (!/Address already in use|shared memory block|is another postmaster/.test(reason)) break;
    await delay(200 * attempt);
  }
  throw new EmbeddedPostgresError(`PostgreSQL did not start (${options.logFile}):\n${reason}`);
}

function launch(
  options: ServerOptions,
  port: number,
): { child: ChildProcess; ended: Promise<false> } {
  const log = openLog(options.logFile);
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      guarded,
      'sh',
      options.binaries.postgres,
      '-D',
      options.cluster,
      ...settings(options, port),
    ],
    {
      cwd: '/',
      env: postgresEnvironment(),
      stdio: ['pipe', log, log],
      // Ctrl-C does not reach a session of its own: the database must outlive our last work.
      detached: true,
      ...(options.user === null ? {} : { uid: options.user.uid, gid: options.user.gid }),
    },
  );
  closeSync(log);
  child.stdin?.on('error', () => {});
  const ended = new Promise<false>((resolve) => {
    child.once('exit', () => {
      child.stdin?.destroy();
      resolve(false);
    });
    child.once('error', () => resolve(false));
  });
  child.unref();
  if (child.stdin !== null && 'unref' in child.stdin) (child.stdin as { unref(): void }).unref();
  return { child, ended };
}

function settings({ fsync }: ServerOptions, port: number): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 120,
    shared_buffers: '128MB',
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    effective_cache_size: '1GB',
    random_page_cost: 1.1,
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    fsync: fsync ? 'on' : 'off',
    synchronous_commit: fsync ? 'on' : 'off',
    full_page_writes: fsync ? 'on' : 'off',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function answers(port: number, password: string, ended: Promise<false>): Promise<boolean> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  while (!over) {
    const client = new LosableClient({
      host: '127.0.0.1',
      port,
      user: 'postgres',
      password,
      database: 'postgres',
      connectionTimeoutMillis: 5_000,
    });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      if (errorCode(error) === '28P01') return wrongPassword();
      await delay(40);
    }
  }
  return false;
}

function wrongPassword(): never {
  throw new EmbeddedPostgresError(
    'The password in postgres-secrets.json is not the one of this database: the file and the folder "postgres" belong together.',
  );
}

async function stop(child: ChildProcess, ended: Promise<false>): Promise<void> {
  child.ref();
  child.stdin?.end();
  const late = await Promise.race([ended, delay(stopGraceMs, true, { ref: false })]);
  // After an immediate shutdown the next start recovers from the WAL, as after a crash.
  if (late) child.kill('SIGQUIT');
  await ended;
}

async function endLeftover(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isPostgres(pid)) {
    // Another program may have this number by now, and the server would refuse to start. A number
    // without a process is left to the server, which also checks the shared memory.
    if (isAlive(pid)) rmSync(pidFile, { force: true });
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (let waited = 0; waited < 10_000; waited += 50) {
      if (!isPostgres(pid)) return;
      await delay(50);
    }
  }
  throw new EmbeddedPostgresError(`The earlier PostgreSQL (process ${pid}) does not stop.`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(file, size > largestLogBytes ? 'w' : 'a', 0o600);
}

const lastWords = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n') : '';
