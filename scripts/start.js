import { ensureBuilt } from './build.js';
import { readEnvironmentFile } from './environment-file.js';
import { ensureInstalled } from './install.js';
import { onBuiltForNode } from './node.js';
import { stopWithParent } from './parent.js';
import { inSteps, runHere } from './workspace.js';

process.env.NODE_ENV ??= 'production';
stopWithParent();
await onBuiltForNode();
readEnvironmentFile();
await inSteps(async () => {
  await ensureInstalled('product');
  await ensureBuilt('domain', 'backend', 'frontend');
  await runHere('backend/dist/main.js');
});
