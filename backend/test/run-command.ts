import { execFile } from 'node:child_process';
import { join } from 'node:path';

interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

interface Options {
  env: NodeJS.ProcessEnv;
  cwd?: string;
}

/**
 * Runs a program without blocking this process: an open transaction of the application under test may hold what the
 * program waits for.
 */
export const runCommand = (
  program: string,
  args: readonly string[],
  { env, cwd }: Options,
): Promise<Ended> =>
  new Promise((resolve) =>
    execFile(
      process.execPath,
      [join(__dirname, 'typescript.cjs'), program, ...args],
      { env: { ...process.env, ...env }, cwd },
      (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    ),
  );
