import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ended } from '../push/process-usage.js';

/** A server that only sends the given bodies, by path. */
export async function startBare(
  bodies: Record<string, string>,
): Promise<{ port: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.js')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(`${JSON.stringify(bodies)}\n`);
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(Number(line)));
    child.once('exit', () => reject(new Error('The bare server ended')));
  });
  return { port, stop: () => ended(child) };
}
