import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { withinMs } from './limits.js';

const maxPrinted = 100_000;

/** A child process and its output. It ends with the test's process, however that ends. */
export class Program {
  printed = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<number | null>;
  private isOver = false;

  constructor(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.printed = (this.printed + chunk.toString()).slice(-maxPrinted);
      });
    const killed = () => void child.kill('SIGKILL');
    process.once('exit', killed);
    this.ended = new Promise((resolve) => {
      const over = (code: number | null) => {
        this.isOver = true;
        process.off('exit', killed);
        resolve(code);
      };
      child.once('exit', over);
      child.once('error', (error) => {
        this.printed += error.message;
        over(null);
      });
    });
  }

  get runs(): boolean {
    return !this.isOver;
  }

  /** Resolves as soon as it has printed the text. Rejects where it ends without. */
  prints(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (this.printed.includes(text)) resolve();
      };
      for (const stream of [this.child.stdout, this.child.stderr]) stream?.on('data', look);
      look();
      void this.ended.then(() => reject(new Error(`It ended without "${text}":\n${this.printed}`)));
    });
  }

  /**
   * @returns its exit code; null after a signal that it did not handle
   * @throws when it does not end
   */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    const late = delay(withinMs, 'late' as const, { ref: false });
    const code = await Promise.race([this.ended, late]);
    if (code !== 'late') return code;
    this.child.kill('SIGKILL');
    throw new Error(`The process ignored ${signal}:\n${this.printed}`);
  }
}
