import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isFullDisk } from '../../common/full-disk.js';
import { embeddedBinaries } from './binaries.js';
import { clusterFolder, prepareDataDir } from './cluster.js';
import { EmbeddedPostgresError } from './errors.js';
import { currentHolder, DataDirHeldError, type HoldOptions, holdDataDir } from './holder.js';
import { APPLICATION_ROLE, OWNER_ROLE, prepareDatabase, prepareRoles } from './roles.js';
import { runUser } from './run-user.js';
import { databaseSecrets } from './secrets.js';
import { startServer } from './server-process.js';
import { refuseTakenPort } from './web-port.js';

export interface EmbeddedPostgresOptions {
  /** Where the product keeps everything; made if missing. */
  readonly dataDir: string;
  /** Off only where data may be lost with the machine (tests). Default on. */
  readonly fsync?: boolean;
  /** A fixed port of 127.0.0.1; without it a free one. */
  readonly port?: number;
  /** Who we are, for whoever comes second; the site's port is checked before anything starts. */
  readonly holder?: HoldOptions;
  /**
   * Use the server that the running product has on this folder, if it does, instead of refusing. A command's
   * is refused: it ends with that command, whatever others still do.
   */
  readonly attach?: boolean;
}

export interface EmbeddedPostgres {
  /** The database as the application's role, which owns nothing. */
  readonly url: string;
  /** The database as its owner: migrations, rebuilds. */
  readonly adminUrl: string;
  /** True when another process runs the server and `stop` leaves it alone. */
  readonly attached: boolean;
  /** Settles when the server has ended, asked to or not, with what it said last; never when attached. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

const database = 'kolo';

/**
 * Starts the PostgreSQL that came with npm on `dataDir`, or attaches to the one running there.
 * @throws DataDirHeldError when another process has the folder and `attach` is not set
 * @throws EmbeddedPostgresError with what to do, when it cannot start
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  prepareDataDir(dataDir, runUser(join(dataDir, 'postgres')));
  try {
    return await start(dataDir, options);
  } catch (error) {
    if (isFullDisk(error)) {
      throw new EmbeddedPostgresError(
        `The disk of ${dataDir} is full. Make room on it and start again; nothing that was kept is lost.`,
      );
    }
    const mayAttach = error instanceof DataDirHeldError && error.holder.webPort !== null;
    if (!mayAttach || options.attach !== true) throw error;
    const running = runningPort(dataDir);
    if (running === null) throw error;
    return { ...urls(dataDir, running), attached: true, ended: new Promise(() => {}), stop };
  }
}

async function stop(): Promise<void> {}

async function start(dataDir: string, options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = runUser(join(dataDir, 'postgres'));
  const giveBack = holdDataDir(dataDir, options.holder ?? { name: 'a program' });
  const portFile = join(dataDir, 'postgres-port');
  rmSync(portFile, { force: true });
  try {
    if (options.holder?.webPort !== undefined) await refuseTakenPort(options.holder.webPort);
    const fsync = options.fsync ?? true;
    const secrets = databaseSecrets(dataDir);
    const binaries = embeddedBinaries(user, dataDir);
    const cluster = clusterFolder(binaries, dataDir, user, secrets.superuser, fsync);
    const logFile = join(dataDir, 'postgres.log');
    const superuserPassword = secrets.superuser;
    const port = options.port ?? null;
    const server = await startServer({
      ...{ binaries, cluster, user, port, fsync, superuserPassword, logFile },
    });
    const end = async (): Promise<void> => {
      rmSync(portFile, { force: true });
      await server.stop();
      giveBack();
    };
    try {
      const { url, adminUrl } = urls(dataDir, server.port);
      await prepareRoles(urlOf('postgres', superuserPassword, server.port, 'postgres'), secrets);
      await prepareDatabase(urlOf(OWNER_ROLE, secrets.owner, server.port, 'postgres'), database);
      writeFileSync(portFile, String(server.port), { mode: 0o600 });
      return { url, adminUrl, attached: false, ended: server.ended, stop: end };
    } catch (error) {
      await end();
      throw error;
    }
  } catch (error) {
    giveBack();
    throw error;
  }
}

function urls(dataDir: string, port: number): { url: string; adminUrl: string } {
  const secrets = databaseSecrets(dataDir);
  return {
    url: urlOf(APPLICATION_ROLE, secrets.application, port, database),
    adminUrl: urlOf(OWNER_ROLE, secrets.owner, port, database),
  };
}

const urlOf = (role: string, password: string, port: number, name: string): string =>
  `postgresql://${role}:${password}@127.0.0.1:${port}/${name}`;

/** The port of the server that the living holder of the folder runs, once it is ready. */
function runningPort(dataDir: string): number | null {
  if (currentHolder(dataDir) === null) return null;
  try {
    return Number(readFileSync(join(dataDir, 'postgres-port'), 'utf8'));
  } catch {
    return null;
  }
}
