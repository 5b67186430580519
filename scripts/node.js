import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { npm } from './npm.js';
import { inSteps, root, StepError, textOf } from './workspace.js';

// Runs on the machine's Node, so it needs nothing newer than Node 20.19.

/** @typedef {{ version: string, platform: string, arch: string }} Machine */

const pins = join(root, 'scripts/node');
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
  await inSteps(async () => handOver(await installed(packageFor(thisMachine))));
  process.exit();
}

export function isTooOld(/** @type {string} */ version) {
  return version.slice('v'.length).localeCompare(oldest, 'en', { numeric: true }) < 0;
}

/**
 * @param {Machine} machine
 * @returns {{ name: string, version: string }} the package of the npm registry that holds its Node
 */
export function packageFor({ version, platform, arch }) {
  const { optionalDependencies } = JSON.parse(textOf(join(pins, 'package.json')) ?? '');
  const name = Object.keys(optionalDependencies).find((one) =>
    one.endsWith(`-${platform}-${arch}`),
  );
  if (name === undefined)
    throw new StepError(
      `Kolo needs Node ${oldest} or newer, and this is ${version}. The npm registry has none for ${platform}-${arch}: install one from nodejs.org.`,
    );
  return { name, version: optionalDependencies[name] };
}

/** @param {{ name: string, version: string }} wanted @returns {Promise<string>} its program */
async function installed({ name, version }) {
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
      cpSync(join(pins, file), join(draft, file));
    const code = await npm(['ci', '--prefix', draft, '--ignore-scripts', '--include=optional']);
    const runs = spawnSync(join(draft, 'node_modules', name, 'bin/node'), ['--version']).status;
    if (code !== 0 || runs !== 0)
      throw new StepError(
        `Node ${version} ${code === 0 ? 'does not run on this machine' : 'could not be installed: npm says why above'}. Install Node ${oldest} or newer yourself, for example from nodejs.org.`,
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
