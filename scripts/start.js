import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.js';
import { readEnvironmentFile } from './environment-file.js';
import { ensureInstalled } from './install.js';
import { stopWithParent } from './parent.js';
import { root, StepError } from './workspace.js';

// The server runs in this process, so signals of npm or a terminal reach it directly.
process.env.NODE_ENV ??= 'production';
stopWithParent();
readEnvironmentFile();
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
