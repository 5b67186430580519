import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, root, run, StepError, textOf } from './workspace.js';

const stampFile = join(root, 'node_modules/.kolo-installed');

/** Installs the locked packages unless exactly they are there, for this platform and this Node. */
export async function ensureInstalled() {
  const stamp = [
    fingerprint(['package-lock.json']),
    `${process.platform}-${process.arch}`,
    `abi-${process.versions.modules}`,
  ].join(' ');
  const found = textOf(stampFile);
  if (found === stamp) return;
  // Installed by hand: npm's own record tells, and nothing needs the network.
  if (found !== null || !matchesLock()) await install();
  writeFileSync(stampFile, stamp);
}

async function install() {
  console.log('Installing packages (npm ci) …');
  // Also under NODE_ENV=production: the build needs the development packages.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const code =
    npm === undefined
      ? await run('npm', args)
      : await run(process.execPath, [npm, ...args], { env: withoutNpmConfig() });
  if (code !== 0) throw new StepError('npm ci failed: the packages could not be installed.');
}

/** What `npm start --foo` puts into the environment must not reach the npm that installs. */
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

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }> | null}
 */
function packagesOf(file) {
  const text = textOf(file);
  return text === null ? null : JSON.parse(text).packages;
}
