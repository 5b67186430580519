import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { clusterFolder, prepareDataDir } from '../src/platform/db/embedded/cluster.js';
import { OWNER_ROLE, prepareRoles } from '../src/platform/db/embedded/roles.js';
import { runUser } from '../src/platform/db/embedded/run-user.js';
import { startServer } from '../src/platform/db/embedded/server-process.js';

/** `pg_dump`, `pg_restore` and a server of one version, as an operating system installs them. */
export interface PostgresTools {
  readonly folder: string;
  readonly major: number;
}

/**
 * The newest ones of this machine.
 * @throws where there are none, and how to get them
 */
export function postgresTools(): PostgresTools {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions) ? readdirSync(versions) : [];
  const folders = [
    ...installed.map((version) => join(versions, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ].filter((folder) => needed.every((program) => existsSync(join(folder, program))));
  const found = folders.map((folder) => ({ folder, major: majorOf(join(folder, 'pg_dump')) }));
  const [newest] = found.sort((a, b) => b.major - a.major);
  if (newest === undefined)
    throw new Error(
      `Backups are tested with ${needed.join(', ')}: install PostgreSQL (apt-get install postgresql)`,
    );
  return newest;
}

const needed = ['pg_dump', 'pg_restore', 'initdb', 'postgres'];

const majorOf = (program: string): number =>
  Number(
    /\(PostgreSQL\) (\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1],
  );

/** A server of the tools' own version, for tools that are too old for the suite's server. */
export async function startServerOf({ folder }: PostgresTools): Promise<{
  /** As the role that owns databases. */
  ownerUrl: string;
  applicationUrl: string;
  stop: () => Promise<void>;
}> {
  const binaries = { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
  const dataDir = mkdtempSync(join(tmpdir(), 'kolo-tools-'));
  const user = runUser(join(dataDir, 'postgres'));
  prepareDataDir(dataDir, user);
  const password = 'only-on-this-machine';
  const cluster = clusterFolder(binaries, dataDir, user, password, false);
  const logFile = join(dataDir, 'postgres.log');
  const server = await startServer({
    binaries,
    cluster,
    user,
    port: null,
    fsync: false,
    superuserPassword: password,
    logFile,
  });
  const urlOf = (role: string) =>
    `postgresql://${role}:${password}@127.0.0.1:${server.port}/postgres`;
  await prepareRoles(urlOf('postgres'), { owner: password, application: password });
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ownerUrl: urlOf(OWNER_ROLE), applicationUrl: urlOf('kolo_app'), stop };
}
