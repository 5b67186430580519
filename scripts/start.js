import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.js';
import { ensureInstalled } from './install.js';
import { stopWithParent } from './parent.js';
import { root, StepError } from './workspace.js';

// From a bare clone to a running product. The server runs in this very process: what npm or a
// terminal signals reaches it without anybody passing it on.
process.env.NODE_ENV ??= 'production';
stopWithParent();
try {
  await ensureInstalled();
  await ensureBuilt('domain', 'backend', 'frontend');
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(root, 'backend/dist/main.js')).href);
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
