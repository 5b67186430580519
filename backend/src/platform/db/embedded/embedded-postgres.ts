import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isFullDisk } from '../../api/full-disk.js';
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
  readonly dataDir: string;
  /** Only tests turn it off: their data may be lost with the machine. */
  readonly fsync?: boolean;
  readonly port?: number;
  readonly holder?: HoldOptions;
  /** Uses the running product's server. A command's server is refused: it ends with that command. */
  readonly attach?: boolean;
}

export interface EmbeddedPostgres {
  readonly url: string;
  readonly adminUrl: string;
  readonly attached: boolean;
  /** Settles with the last lines of the server's log; never when attached. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

const database = 'kolo';

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
      binaries,
      cluster,
      user,
      port,
      fsync,
      superuserPassword,
      logFile,
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

function runningPort(dataDir: string): number | null {
  if (currentHolder(dataDir) === null) return null;
  try {
    return Number(readFileSync(join(dataDir, 'postgres-port'), 'utf8'));
  } catch {
    return null;
  }
}
