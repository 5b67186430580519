import { join } from 'node:path';
import { ensureInstalled } from './install.js';
import { onBuiltForNode } from './node.js';
import { inSteps, root, run, StepError } from './workspace.js';

/** The laws of the match with as many random sequences as `--runs` says. */

await onBuiltForNode();
await inSteps(async () => {
  const [flag, runs = ''] = process.argv.slice(2);
  if (flag !== undefined && (flag !== '--runs' || !/^[1-9]\d*$/.test(runs)))
    throw new StepError('Usage: npm run test:laws -- --runs 100000');
  await ensureInstalled();
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = [
    '--selectProjects',
    'domain',
    '--testTimeout=86400000',
    'domain/src/match/watchers',
    'domain/src/match/laws',
  ];
  const env = { ...process.env, LAW_RUNS: flag === undefined ? '10000' : runs };
  process.exitCode = await run(process.execPath, [jest, ...args], { env });
});
