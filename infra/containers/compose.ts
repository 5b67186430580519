import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../scripts/tests/files.js';

const exec = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;
/** As found by scripts/containers.js, which also chose the files, the project and the secrets. */
const words: [string, ...string[]] = JSON.parse(process.env.KOLO_COMPOSE ?? '["docker","compose"]');

export const isCompose2 = words.length === 2;

/** @returns what the command prints; @throws with what it says when it fails */
async function run(command: string, args: string[], env: Record<string, string>): Promise<string> {
  const options = { cwd: root, maxBuffer, env: { ...process.env, ...env } };
  const { stdout } = await exec(command, args, options);
  return stdout.trim();
}

export const docker = (...args: string[]): Promise<string> => run('docker', args, {});

export const compose = (...args: string[]): Promise<string> => composeWith({}, ...args);

export function composeWith(env: Record<string, string>, ...args: string[]): Promise<string> {
  const [command, ...first] = words;
  return run(command, [...first, ...args], env);
}

/** Runs a command of the product, as docs/operations.md says. */
export const operate = (...command: string[]): Promise<string> =>
  compose('run', '--rm', '-T', 'operator', 'npm', 'run', ...command);

/** Asks PostgreSQL as its superuser. */
export const query = (sql: string): Promise<string> =>
  compose('exec', '-T', 'postgres', 'psql', '-U', 'postgres', '-tA', 'kolo', '-c', sql);

/** The name of the container of a service that has one. */
export async function addressesOf(service: string): Promise<string[]> {
  const form = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}';
  return (await docker('inspect', '--format', form, await compose('ps', '-q', service))).split(' ');
}
