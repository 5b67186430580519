import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { npm } from './npm.js';
import { inSteps, root, StepError, textOf } from './workspace.js';

// Runs on the machine's Node, so it needs nothing newer than Node 20.19.

/**
 * @typedef {{ version: string, platform: string, arch: string }} Machine
 * @typedef {{ name: string, version: string, pinnedIn: string }} Package
 */

/** The better one first: Node 26 needs libatomic, which small installations of Linux do not have. */
const pins = ['scripts/node', 'scripts/node/without-libatomic'];
const cache = join(root, '.cache/node');

/** The oldest Node that Kolo is built for. */
const oldest = JSON.parse(textOf(join(root, 'package.json')) ?? '').engines.node.slice('>='.length);

const thisMachine = {
  version: process.version,
  platform: process.platform,
  arch: process.arch,
};

/** Runs the program of this process again on a newer Node where the machine's own is too old. */
export async function onBuiltForNode() {
  if (!isTooOld(process.version)) return;
  await inSteps(async () => handOver(await firstThatRuns(packagesFor(thisMachine))));
  process.exit();
}

export function isTooOld(/** @type {string} */ version) {
  return version.slice('v'.length).localeCompare(oldest, 'en', { numeric: true }) < 0;
}

/**
 * @param {Machine} machine
 * @returns {Package[]} the packages of the npm registry that hold a Node for it, the better one first
 */
export function packagesFor({ version, platform, arch }) {
  const packages = pins.flatMap((pinnedIn) => {
    const { optionalDependencies } = JSON.parse(textOf(join(root, pinnedIn, 'package.json')) ?? '');
    const name = Object.keys(optionalDependencies).find((one) =>
      one.endsWith(`-${platform}-${arch}`),
    );
    return name === undefined ? [] : [{ name, version: optionalDependencies[name], pinnedIn }];
  });
  if (packages.length > 0) return packages;
  throw new StepError(
    `Kolo needs Node ${oldest} or newer, and this is ${version}. The npm registry has none for ${platform}-${arch}: install one from nodejs.org.`,
  );
}

/** @param {Package[]} packages @returns {Promise<string>} the program of one of them */
async function firstThatRuns(packages) {
  for (const one of packages) {
    const program = await installed(one);
    const { status, stderr, error } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    if (status === 0) return program;
    const reason = (stderr || error?.message || '').trim();
    console.error(`Node ${one.version} does not run on this machine: ${reason}`);
  }
  throw new StepError(
    `Install Node ${oldest} or newer yourself, for example from nodejs.org, or what is missing.`,
  );
}

/** @param {Package} wanted @returns {Promise<string>} its program */
async function installed({ name, version, pinnedIn }) {
  const folder = join(cache, `${name}-${version}`);
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(program)) return program;
  console.error(`Kolo needs Node ${oldest} or newer, and this is ${process.version}.`);
  console.error(`Installing Node ${version} for it from the npm registry …`);
  // The rename at the end keeps other processes from using half of it.
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  try {
    for (const file of ['package.json', 'package-lock.json'])
      cpSync(join(root, pinnedIn, file), join(draft, file));
    const code = await npm(['ci', '--prefix', draft, '--ignore-scripts', '--include=optional']);
    if (code !== 0 || !existsSync(join(draft, 'node_modules', name, 'bin/node')))
      throw new StepError(
        `Node ${version} could not be installed: npm says why above. Install Node ${oldest} or newer yourself, for example from nodejs.org.`,
      );
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(program)) throw error;
  }
  return program;
}

/** Node 20 cannot replace its process, so this one waits, and passes signals and the exit code on. */
function handOver(/** @type {string} */ program) {
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      // Whatever the command runs by name (npm, npx, programs of packages) finds the same Node.
      PATH: [dirname(program), process.env.PATH ?? ''].join(delimiter),
      NODE: program,
      npm_node_execpath: program,
      KOLO_MACHINE_NODE: process.version,
    },
  });
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals)
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both processes.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  return new Promise((_, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (signal === null) process.exit(code ?? 1);
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    });
  });
}
