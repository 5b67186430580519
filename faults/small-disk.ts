import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

const megabytes = 3;

/** The command in its own mount namespace, where the folder is a disk of a few megabytes. */
const mounted = (folder: string, command: string, args: readonly string[]): string[] => [
  ...(process.getuid?.() === 0 ? ['-m'] : ['-rm']),
  ...['sh', '-c', `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && exec "$@"`],
  ...[folder, command, ...args],
];

/**
 * A command that can write only a few megabytes into this folder. Where mounting is not allowed, the limit is
 * the size of each file: the same failed write.
 */
export function onSmallDisk(
  folder: string,
  command: string,
  args: string[],
): [command: string, args: string[]] {
  mkdirSync(folder, { recursive: true });
  const isAllowed = spawnSync('unshare', mounted(folder, 'true', []), { stdio: 'ignore' });
  if (isAllowed.status === 0) return ['unshare', mounted(folder, command, args)];
  const blocks = megabytes * 2_048;
  // An ignored signal stays ignored in the program: the write fails instead of the process.
  return ['sh', ['-c', `trap '' XFSZ; ulimit -f ${blocks}; exec "$@"`, 'sh', command, ...args]];
}
