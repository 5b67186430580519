import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { textOf } from '../../scripts/tests/files.js';

/** The timeout of a shutdown, read from the server's source. */
export function secondsToStop(): number {
  const [, ms] = /endWithinMs = ([\d_]+);/.exec(textOf('backend/src/main.ts')) ?? [];
  if (ms === undefined) throw new Error('The server does not say within what it ends');
  return Number(ms.replace('_', '')) / 1_000;
}

/** The timeout of a health check, read from the server's source. */
export const secondsToLook = (): number => {
  const written = /lookMs: ([\d_]+)/.exec(
    textOf('backend/src/platform/async/silent-connection.ts'),
  );
  return Number(written?.[1]?.replaceAll('_', '')) / 1_000;
};

/** Folders that only administrators have on their PATH, too. */
const folders = (): string[] => [
  ...(process.env.PATH ?? '').split(delimiter),
  ...['/usr/sbin', '/usr/local/sbin'],
];

export const hasProgram = (name: string): boolean =>
  folders().some((folder) => existsSync(join(folder, name)));

/**
 * A program of the system, also from folders that only administrators have on their PATH.
 * @throws with how to get it
 */
export function programOf(name: string, howToGet: string): string {
  const found = folders()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name} is not installed: ${howToGet}`);
  return found;
}
