import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.js';
import { onBuiltForNode } from './node.js';
import { fingerprint, inSteps, root, run, StepError, textOf, tsc } from './workspace.js';

/** @typedef {'domain' | 'backend' | 'frontend' | 'bench'} Part */

const shared = ['package-lock.json', 'tsconfig.json'];
const config = (/** @type {Part} */ part) => [
  `${part}/package.json`,
  `${part}/tsconfig.json`,
  `${part}/tsconfig.build.json`,
];
const compile = (/** @type {Part} */ part) => [[tsc, '-p', `${part}/tsconfig.build.json`]];
const vite = (/** @type {string} */ config) => [
  join(root, 'node_modules/vite/bin/vite.js'),
  ...['build', '--config', config, '--logLevel', 'warn'],
];

/** @type {Record<Part, { sources: string[], commands: string[][] }>} */
const parts = {
  domain: { sources: ['domain/src', ...config('domain')], commands: compile('domain') },
  backend: {
    sources: ['backend/src', 'domain/src', ...config('backend')],
    commands: compile('backend'),
  },
  frontend: {
    sources: [
      ...['frontend/src', 'frontend/public', 'frontend/index.html', 'frontend/live.html'],
      ...['frontend/vite', 'frontend/vite.config.ts', 'frontend/vite.server.config.ts'],
      // The licences of the server's packages are served with the site.
      ...['domain/src', 'backend/package.json', ...config('frontend')],
    ],
    // The server's part names the files of the browser's part.
    commands: [vite('frontend/vite.config.ts'), vite('frontend/vite.server.config.ts')],
  },
  bench: {
    sources: ['bench/src', 'backend/src', 'domain/src', ...config('bench')],
    commands: compile('bench'),
  },
};

export async function ensureBuilt(/** @type {Part[]} */ ...wanted) {
  for (const part of wanted) {
    const { sources, commands } = parts[part];
    const stampFile = join(root, part, 'dist/.built');
    const stamp = fingerprint([...shared, ...sources]);
    if (textOf(stampFile) === stamp) continue;
    console.log(`Building ${part} …`);
    rmSync(join(root, part, 'dist'), { recursive: true, force: true });
    for (const command of commands) {
      const code = await run(process.execPath, command, {
        env: { ...process.env, NODE_ENV: 'production' },
      });
      if (code !== 0) throw new StepError(`The ${part} does not build.`);
    }
    writeFileSync(stampFile, stamp);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await onBuiltForNode();
  await inSteps(async () => {
    await ensureInstalled('product');
    await ensureBuilt('domain', 'backend', 'frontend');
  });
}
