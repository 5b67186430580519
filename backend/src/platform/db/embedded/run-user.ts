import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { EmbeddedPostgresError } from './errors.js';

export interface RunUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Null means this process's own account; only root needs another one for PostgreSQL. */
export function runUser(cluster: string): RunUser | null {
  if (process.getuid?.() !== 0) return null;
  const files = statSync(cluster, { throwIfNoEntry: false });
  if (files !== undefined && files.uid !== 0) {
    return { name: `user ${files.uid}`, uid: files.uid, gid: files.gid };
  }
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== null && gid !== null) return { name, uid, gid };
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root and this machine has neither a "postgres" nor a "nobody" account. Start as an ordinary user, or set DATABASE_URL.',
  );
}

function idOf(which: '-u' | '-g', name: string): number | null {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return Number(execFileSync('id', [which, name], { encoding: 'utf8', stdio }).trim());
  } catch {
    return null;
  }
}

export function canReach(user: RunUser | null, path: string): boolean {
  if (user === null) return true;
  const { status } = spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], {
    cwd: '/',
    uid: user.uid,
    gid: user.gid,
    stdio: 'ignore',
  });
  return status === 0;
}
