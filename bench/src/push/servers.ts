import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { cpuMs, ended, memoryBytes } from './process-usage.js';
import type { TapRequest } from './taps.js';
import type { Dialect } from './watchers.js';

export interface LiveServer {
  port: number;
  dialect: Dialect;
  matchId: number;
  /** Answers with the version that the tap got. */
  tap: TapRequest;
  /** CPU time used so far, ms; null where the system does not report it. */
  cpuMs(): number | null;
  memoryBytes(): number | null;
  stop(): Promise<void>;
}

/** `ready frame` writes one prepared WebSocket frame to every bare socket. */
export type Baseline = 'socket.io' | 'ws' | 'ready frame';

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
