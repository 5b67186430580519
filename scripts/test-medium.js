import { join } from 'node:path';
import { ensureInstalled } from './install.js';
import { onBuiltForNode } from './node.js';
import { inSteps, root, run, StepError } from './workspace.js';

// Jest takes no options of others, so this one becomes a variable.
const flag = '--containers';
const inContainers = process.argv.includes(flag);
const args = process.argv.slice(2).filter((arg) => arg !== flag);
const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
const isShared = (TEST_DATABASE_URL ?? TEST_REDIS_URL) !== undefined;

async function refuseWithoutEngine() {
  const { getContainerRuntimeClient } = await import('testcontainers');
  try {
    await getContainerRuntimeClient();
  } catch {
    throw new StepError(
      'No container engine answers: start Docker or Podman, name it in DOCKER_HOST, or leave out --containers.',
    );
  }
}

await onBuiltForNode();
await inSteps(async () => {
  await ensureInstalled();
  if (inContainers) await refuseWithoutEngine();
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const hasWorkers = args.some((arg) => /^(-i|-w|--runInBand|--maxWorkers)/.test(arg));
  const workers = hasWorkers ? [] : [`--maxWorkers=${isShared ? 1 : 2}`];
  process.exitCode = await run(
    process.execPath,
    [jest, '--selectProjects', 'medium', ...workers, ...args],
    { env: { ...process.env, ...(inContainers ? { TEST_CONTAINERS: 'true' } : {}) } },
  );
});
