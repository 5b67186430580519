import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.js';
import { readEnvironmentFile } from './environment-file.js';
import { ensureInstalled } from './install.js';
import { onBuiltForNode } from './node.js';
import { stopWithParent } from './parent.js';
import { root, tsc } from './workspace.js';

stopWithParent();
await onBuiltForNode();
readEnvironmentFile();
await ensureInstalled('product');
await ensureBuilt('domain', 'backend');

const api = process.env.PORT ?? '3000';
const web = process.env.WEB_PORT ?? '5173';
const env = {
  ...process.env,
  PORT: api,
  API_PORT: api,
  WEB_PORT: web,
  PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${web}`,
  ADMIN_USERNAME: process.env.ADMIN_USERNAME ?? 'admin',
  ADMIN_PASSWORD: process.env.ADMIN_PASSWORD ?? 'kolo-dev-password',
};

console.log(`
  site with reload   http://localhost:${web}
  API and its pages  http://localhost:${api}/api/docs
  sample sign-in     ${env.ADMIN_USERNAME} / ${env.ADMIN_PASSWORD}  (of a database made by npm run dev)
`);

const vite = join(root, 'node_modules/vite/bin/vite.js');
const watch = [tsc, '--watch', '--preserveWatchOutput', '-p'];
const serve = ['--watch', '--watch-preserve-output', '--enable-source-maps'];
const children = /** @type {import('node:child_process').ChildProcess[]} */ ([]);

// Each child has a process group: the compiler's script passes no signals to the program it starts.
function launch(/** @type {string[]} */ args) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (chunk) => process.stdout.write(chunk));
  child.once('exit', end);
  children.push(child);
  return child;
}

let ending = false;
function end() {
  if (ending) return;
  ending = true;
  for (const { pid } of children) signal(pid, 'SIGTERM');
}

function signal(/** @type {number | undefined} */ pid, /** @type {NodeJS.Signals} */ name) {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // The process has ended already.
  }
}

for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, end);

// The backend reads the domain's declarations, which the compiler writes first.
const domain = launch([...watch, 'domain/tsconfig.build.json']);
await new Promise((resolve) => {
  domain.once('exit', resolve);
  domain.stdout?.on('data', (chunk) => /Found \d+ error/.test(String(chunk)) && resolve(null));
});
if (!ending) {
  launch([...watch, 'backend/tsconfig.build.json']);
  launch([...serve, 'backend/dist/main.js']);
  launch([vite, '--config', 'frontend/vite.config.ts', '--clearScreen', 'false']);
}
