import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.js';
import { showInstalling } from './progress.js';
import { fingerprint, root, StepError, textOf } from './workspace.js';

/**
 * `product`: what building and running it takes; `everything`: test tools and benchmarks too.
 *
 * @typedef {'product' | 'everything'} Extent
 * @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }} Entry
 */

const stampFile = join(root, 'node_modules/.kolo-installed');

/** The build needs its packages also under NODE_ENV=production, where npm would leave `dev` out. */
const common = ['--include=optional', '--loglevel=error'];
const options = /** @type {Record<Extent, string[]>} */ ({
  product: [...common, '--omit=dev'],
  everything: [...common, '--include=dev'],
});

export async function ensureInstalled(/** @type {Extent} */ extent = 'everything') {
  const machine = `${process.platform}-${process.arch}`;
  const stamp = `${machine} ${fingerprint(['package-lock.json'])}`;
  const found = textOf(stampFile);
  if (found === `${stamp} everything` || found === `${stamp} ${extent}`) return;
  // Packages that were installed by hand need no network: npm's own record says which they are.
  const forThisMachine = found === null || found.startsWith(`${machine} `);
  if (!forThisMachine || !matchesLock(extent)) await install(extent, forThisMachine);
  writeFileSync(stampFile, `${stamp} ${extent}`);
}

async function install(/** @type {Extent} */ extent, /** @type {boolean} */ forThisMachine) {
  const certain = Object.entries(packagesOf(extent)).filter(([, entry]) => !mayBeMissing(entry));
  const stopShowing = showInstalling(certain.map(([path]) => path));
  const hasProduct = extent === 'everything' && forThisMachine && matchesLock('product');
  // `npm ci` begins with an empty folder; `npm install` adds to what the product has already.
  const code = hasProduct ? 1 : await npm(['ci', ...options[extent]], { silent: true });
  // `npm ci` also refuses a lock file with gaps for other platforms.
  const done = code === 0 || (await npm(['install', '--no-save', ...options[extent]])) === 0;
  stopShowing(done);
  if (!done) throw new StepError('The packages could not be installed: npm says why above.');
}

function matchesLock(/** @type {Extent} */ extent) {
  const present = entriesOf(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(packagesOf(extent)).every(([path, entry]) => {
    if (mayBeMissing(entry) && present[path] === undefined) return true;
    if (entry.link === true) return existsSync(join(root, path));
    return present[path]?.version === entry.version && existsSync(join(root, path));
  });
}

/** Most optional packages are for other platforms. */
const mayBeMissing = (/** @type {Entry} */ { optional, devOptional }) =>
  optional === true || devOptional === true;

/** Their folders with what the lock file says of them. */
function packagesOf(/** @type {Extent} */ extent) {
  return Object.fromEntries(
    Object.entries(entriesOf(join(root, 'package-lock.json'))).filter(
      ([path, { dev }]) =>
        path.includes('node_modules/') && (extent === 'everything' || dev !== true),
    ),
  );
}

/** @returns {Record<string, Entry>} */
function entriesOf(/** @type {string} */ file) {
  const text = textOf(file);
  return text === null ? {} : JSON.parse(text).packages;
}
