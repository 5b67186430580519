import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../backend/src/platform/db/embedded/free-port.js';
import { administratorEnv } from './api.js';
import { newDataFolder, removeData, type Seed } from './prepared-data.js';

export interface KoloOptions {
  /** The default is `demo`. */
  readonly seed?: Seed;
  readonly env?: Readonly<Record<string, string>>;
}

/** The built product as a process of its own, on a free port, with a data folder of its own. */
export interface Kolo {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** Output of the server since it was first started. */
  output(): string;
  /** Ends the server; resolves when it is gone. The data stays. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same port and data; resolves when it is ready. */
  start(): Promise<void>;
  /** `kill('SIGTERM')` and `start()`. */
  restart(): Promise<void>;
  /** Ends it and removes the data. */
  stop(): Promise<void>;
}

// Both only end what hangs.
const readyWithinMs = 900_000;
const endsWithinMs = 300_000;
const built = join(import.meta.dirname, '../backend/dist');
const main = join(built, 'main.js');

export async function startKolo({ seed = 'demo', env = {} }: KoloOptions = {}): Promise<Kolo> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = newDataFolder(seed);
  const variables = {
    ...withoutKolo(process.env),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    ...administratorEnv,
    SEED: seed,
    // However slow the machine is, a page comes with its content.
    LOG_LEVEL: 'warn',
    PUBLIC_ORIGIN: url,
    PAGE_TIMEOUT_MS: '600000',
    ...env,
  };
  let child: ChildProcess | null = null;
  let printed = '';

  const start = async (): Promise<void> => {
    if (child !== null) throw new Error('The server is already running.');
    const started = spawn(process.execPath, ['--enable-source-maps', main], {
      env: variables,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed = (printed + chunk.toString()).slice(-200_000);
      });
    }
    started.once('exit', () => {
      if (child === started) child = null;
    });
    await ready(
      url,
      () => child === started,
      () => printed,
    );
  };

  const kill = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    const running = child;
    if (running === null) return;
    const gone = new Promise<true>((resolve) => running.once('exit', () => resolve(true)));
    running.kill(signal);
    if ((await Promise.race([gone, delay(endsWithinMs, false, { ref: false })])) === false) {
      running.kill('SIGKILL');
      await gone;
      throw new Error(`The server ignored ${signal} for ${endsWithinMs} ms.\n${printed}`);
    }
  };

  const stop = async (): Promise<void> => {
    try {
      await kill();
    } finally {
      removeData(dataDir);
    }
  };

  const restart = async (): Promise<void> => {
    await kill();
    await start();
  };

  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, port, dataDir, output: () => printed, kill, start, restart, stop };
}

/**
 * Runs a program of the operator on a data folder, whose server may be running.
 * @param program its file and arguments, as `projections/projections-cli.js verify`
 */
export function runCommand(
  program: string,
  { dataDir }: { readonly dataDir: string },
): Promise<{ exitCode: number | null; output: string }> {
  const [file = '', ...args] = program.split(' ');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(built, 'operations', file), ...args], {
      env: { ...withoutKolo(process.env), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, output }));
  });
}

async function ready(url: string, runs: () => boolean, printed: () => string): Promise<void> {
  const until = Date.now() + readyWithinMs;
  while (runs() && Date.now() < until) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (answer?.ok === true) return;
    await answer?.body?.cancel();
    await delay(100);
  }
  throw new Error(`The server ${runs() ? 'is not ready' : 'ended'}:\n${printed()}`);
}

/** The tester's own settings must not reach the product under test. */
function withoutKolo(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const ours =
    /^(PORT|HOST|DATA_DIR|DATABASE_URL|REDIS_URL|S3_|PUBLIC_ORIGIN|SESSION_SECRET|ADMIN_|SEED|LIVE_PUBLIC|LLM_|LOG_LEVEL|NODE_OPTIONS)/;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !ours.test(name)));
}
