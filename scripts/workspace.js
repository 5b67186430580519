import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

// These files run before anything is installed, so they use only what Node has built in.

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Builds use this compiler; tools that need the compiler's API use `typescript`. */
export const tsc = join(root, 'node_modules/typescript7/bin/tsc');

/** The message is enough, without a stack trace. */
export class StepError extends Error {}

/** @param {() => Promise<void>} work after a StepError the exit code is 1 */
export async function inSteps(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Runs a program in this process, so that it gets signals and sets the exit code. */
export async function runHere(/** @type {string} */ path, /** @type {string[]} */ args = []) {
  const file = join(root, path);
  process.argv = [process.argv[0] ?? process.execPath, file, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(file).href);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, silent?: boolean, label?: string }} [options]
 *   quiet: output only on failure; silent: none; label: before every line
 * @returns {Promise<number>} its exit code; 127 when it cannot be started
 */
export function run(
  command,
  args,
  { env = process.env, quiet = false, silent = false, label } = {},
) {
  return new Promise((resolve) => {
    const output = /** @type {Buffer[]} */ ([]);
    const piped = quiet || label !== undefined;
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: silent ? 'ignore' : piped ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      if (quiet) stream.on('data', (chunk) => output.push(chunk));
      else
        createInterface({ input: stream }).on('line', (line) => console.log(`${label} │ ${line}`));
    }
    const end = (/** @type {number} */ code) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code);
    };
    child.once('error', () => end(127));
    child.once('close', (code) => end(code ?? 1));
  });
}

/** Missing files and folders count as empty. */
export function fingerprint(/** @type {string[]} */ paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(join(root, path)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @returns {string[]} */
function filesBelow(/** @type {string} */ path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

export function textOf(/** @type {string} */ path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
