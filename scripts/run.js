import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.js';
import { readEnvironmentFile } from './environment-file.js';
import { ensureInstalled } from './install.js';
import { onBuiltForNode } from './node.js';
import { inSteps, root, runHere, StepError } from './workspace.js';

// Runs a built program.
await onBuiltForNode();
await inSteps(async () => {
  const [program = '', ...args] = process.argv.slice(2);
  const isBenchmark = program.startsWith('bench/');
  // Benchmarks have servers of their own.
  if (program.startsWith('backend/')) readEnvironmentFile();
  // The image has no sources.
  if (existsSync(join(root, 'backend/src'))) {
    await ensureInstalled(isBenchmark ? 'everything' : 'product');
    await ensureBuilt('domain', 'backend');
    if (isBenchmark) await ensureBuilt('bench');
  }
  if (!existsSync(join(root, program))) throw new StepError(`${program} is not part of the build.`);
  await runHere(program, args);
});
