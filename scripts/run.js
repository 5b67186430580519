import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.js';
import { readEnvironmentFile } from './environment-file.js';
import { ensureInstalled } from './install.js';
import { root, StepError } from './workspace.js';

// Runs a built program in this process, so that it gets signals and sets the exit code.
const [program = '', ...args] = process.argv.slice(2);
// Benchmarks have servers of their own.
if (program.startsWith('backend/')) readEnvironmentFile();
try {
  // The image has no sources.
  if (existsSync(join(root, 'backend/src'))) {
    await ensureInstalled();
    await ensureBuilt('domain', 'backend');
    if (program.startsWith('bench/')) await ensureBuilt('bench');
  }
  const file = join(root, program);
  if (!existsSync(file)) throw new StepError(`${program} is not part of the build.`);
  process.argv = [process.argv[0] ?? process.execPath, file, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(file).href);
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
