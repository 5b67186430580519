import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.js';
import { ensureInstalled } from './install.js';
import { stopWithParent } from './parent.js';
import { root, tsc } from './workspace.js';

// Everything with reload: the compilers write, Node restarts the server, Vite updates the page.
await ensureInstalled();
await ensureBuilt('domain', 'backend');
stopWithParent();

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
const children = [
  [...watch, 'domain/tsconfig.build.json'],
  [...watch, 'backend/tsconfig.build.json'],
  [
    '--watch-path=backend/dist',
    '--watch-path=domain/dist',
    '--enable-source-maps',
    'backend/dist/main.js',
  ],
  [vite, '--config', 'frontend/vite.config.ts', '--clearScreen', 'false'],
].map((args) =>
  spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }),
);

let ending = false;
function end() {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, end);
await Promise.all(
  children.map((child) => new Promise((resolve) => child.once('exit', resolve).once('exit', end))),
);
