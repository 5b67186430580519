import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Binaries, sharedFolder } from './binaries.js';
import { EmbeddedPostgresError } from './errors.js';
import { canReach, type RunUser } from './run-user.js';

export function prepareDataDir(dataDir: string, user: RunUser | null): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} cannot be written. Give it to this account, or set DATA_DIR.`,
    );
  }
  // PostgreSQL's account must pass through root's folder, but not list it.
  if (user !== null) chmodSync(dataDir, (statSync(dataDir).mode & 0o777) | 0o011);
}

/** Below a folder that only root may enter, `DATA_DIR/postgres` links to a folder elsewhere. */
export function clusterFolder(
  binaries: Binaries,
  dataDir: string,
  user: RunUser | null,
  superuserPassword: string,
  fsync: boolean,
): string {
  const folder = join(dataDir, 'postgres');
  if (!existsSync(folder)) {
    if (isDanglingLink(folder)) {
      throw new EmbeddedPostgresError(`${folder} points to a folder that is gone.`);
    }
    const home = canReach(user, dataDir) ? dataDir : homeElsewhere();
    const cluster = join(home, 'postgres');
    renameSync(initialise(binaries, home, user, superuserPassword, fsync), cluster);
    if (cluster !== folder) symlinkSync(cluster, folder);
  }
  const real = realpathSync(folder);
  if (!canReach(user, real)) throw unreachable(real, user);
  return real;
}

const isDanglingLink = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

const unreachable = (folder: string, user: RunUser | null): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    `PostgreSQL runs as "${user?.name}", which may not enter ${folder}. Give it that folder (chown -R) and let it pass the folders above, or use another DATA_DIR.`,
  );

function homeElsewhere(): string {
  const home = join(sharedFolder, randomUUID());
  mkdirSync(home, { recursive: true, mode: 0o755 });
  return home;
}

/** The work is done beside the final place: a crash half-way leaves nothing that looks finished. */
function initialise(
  binaries: Binaries,
  home: string,
  user: RunUser | null,
  superuserPassword: string,
  fsync: boolean,
): string {
  const folder = join(home, 'postgres-new');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  const scratch = mkdtempSync(join(tmpdir(), 'kolo-initdb-'));
  const passwordFile = join(scratch, 'password');
  writeFileSync(passwordFile, superuserPassword, { mode: 0o600 });
  if (user !== null) {
    for (const path of [folder, scratch, passwordFile]) chownSync(path, user.uid, user.gid);
  }
  try {
    // ICU sorts č ć đ š ž as Croatian does, without a system locale.
    const { status, stderr, error } = spawnSync(
      binaries.initdb,
      [
        ...['-D', folder, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
        ...['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=hr'],
        ...(fsync ? [] : ['--no-sync']),
      ],
      { cwd: '/', encoding: 'utf8', env: postgresEnvironment(), ...(user ?? {}) },
    );
    if (status !== 0) {
      throw new EmbeddedPostgresError(
        `PostgreSQL could not make its data folder ${folder}: ${error?.message ?? stderr.trim()}`,
      );
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return folder;
}

/** The caller's own variables (PGHOST, PGDATA, LC_ALL …) must not reach the server. */
export const postgresEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
});
