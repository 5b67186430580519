import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { cpuMs, ended, memoryBytes } from './process-figures.js';
import type { TapRequest } from './taps.js';
import type { Dialect } from './watchers.js';

/** A server under test in a process of its own. */
export interface LiveServer {
  port: number;
  dialect: Dialect;
  matchId: number;
  /** Records one tap; answered with the version that it got. */
  tap: TapRequest;
  /** CPU time that the server has used, ms; null where the system does not tell. */
  cpuMs(): number | null;
  /** Memory that it uses now; null where the system does not tell. */
  memoryBytes(): number | null;
  stop(): Promise<void>;
}

/** Stock socket.io, bare `ws` that sends to each, or one ready WebSocket frame written to every bare socket. */
export type Baseline = 'socket.io' | 'ws' | 'ready frame';

/** A baseline with one insert per tap in the way. */
export async function startBaseline(baseline: Baseline, databaseUrl: string): Promise<LiveServer> {
  const script = join(import.meta.dirname, 'baseline-server.js');
  const child = spawn(process.execPath, [script, baseline, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(Number(line)));
    child.once('exit', () => reject(new Error(`The ${baseline} baseline ended`)));
  });
  return {
    port,
    dialect: baseline === 'socket.io' ? 'socket.io' : 'ws',
    matchId: 1,
    tap: { url: `http://127.0.0.1:${port}/tap`, headers: {}, body: '' },
    cpuMs: () => cpuMs(child),
    memoryBytes: () => memoryBytes(child),
    stop: () => ended(child),
  };
}
