import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, root, run, StepError, textOf } from './workspace.js';

const stampFile = join(root, 'node_modules/.kolo-installed');

export async function ensureInstalled() {
  const machine = `${process.platform}-${process.arch} abi-${process.versions.modules}`;
  const stamp = `${machine} ${fingerprint(['package-lock.json'])}`;
  const found = textOf(stampFile);
  if (found === stamp) return;
  // Packages that were installed by hand need no network: npm's own record says which they are.
  const forThisMachine = found === null || found.startsWith(`${machine} `);
  if (!forThisMachine || !matchesLock()) await install();
  writeFileSync(stampFile, stamp);
}

async function install() {
  console.log('Installing packages …');
  if ((await npm(['ci'], { silent: true })) === 0) return;
  // `npm ci` refuses a lock file with gaps for other platforms; this takes the same versions.
  console.log('npm ci refused; installing what the lock file names …');
  if ((await npm(['install', '--no-save'])) !== 0) {
    throw new StepError('The packages could not be installed: npm says why above.');
  }
}

/** The build needs development packages, also under NODE_ENV=production. */
function npm(/** @type {string[]} */ command, { silent = false } = {}) {
  const args = [...command, '--include=dev', '--include=optional', '--loglevel=error'];
  const path = process.env.npm_execpath;
  return path === undefined
    ? run('npm', args, { silent })
    : run(process.execPath, [path, ...args], { env: withoutNpmConfig(), silent });
}

/** Options of `npm start --foo` must not reach the npm that installs. */
function withoutNpmConfig() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(package|lifecycle)/.test(name),
  );
  return Object.fromEntries(kept);
}

function matchesLock() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules/.package-lock.json'));
  if (wanted === null || present === null) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    if (entry.optional === true && present[path] === undefined) return true;
    if (entry.link === true) return existsSync(join(root, path));
    return present[path]?.version === entry.version && existsSync(join(root, path));
  });
}

/** @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }> | null} */
function packagesOf(/** @type {string} */ file) {
  const text = textOf(file);
  return text === null ? null : JSON.parse(text).packages;
}
