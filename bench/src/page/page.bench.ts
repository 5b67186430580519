import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export async function benchPages(quick: boolean): Promise<void> {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const child = spawn(process.execPath, [playwright, 'test', '--config', 'e2e/bench.config.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BENCH_QUICK: quick ? '1' : '' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The measurement of the pages ended with ${code}`);
}
