import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { migrate, migrateTo } from '../../platform/db/data-source.js';
import { isBeforeFirstRelease } from '../../platform/db/first-release.js';
import { recordRun } from '../../platform/db/maintenance-runs.js';
import { migrations } from '../../platform/db/migrations/index.js';
import { OperatorError } from '../../platform/log/operator.error.js';
import { type BackupFiles, FolderFiles } from '../../platform/storage/backup-files.js';
import { withDatabase } from '../command-line/with-database.js';
import {
  type ErasedSubject,
  finishErasures,
  listedIn,
  personalDataEntities,
  readList,
  replayErasures,
} from '../personal-data/index.js';
import { verifyChecksums } from './checksums.js';
import { inEmptyDatabase } from './empty-place.js';
import { loadDatabase } from './load-database.js';
import { type Manifest, readManifest } from './manifest.js';

export interface RestoreProgress {
  checked(bytes: number, total: number): void;
  rows(done: number, total: number): void;
  files(done: number, total: number): void;
}

export interface RestoredBackup {
  manifest: Manifest;
  /** How many people of the backup had been erased since and were erased again. */
  erased: number;
}

export interface RestorePlace {
  url: string;
  files: BackupFiles;
  replace: boolean;
  /** Beside those that the place itself knows of. */
  erasures?: readonly ErasedSubject[];
  /** As in the configuration of the place. */
  keepsReports?: boolean;
}

/**
 * Checks the backup first, then puts back files and rows under the schema they had, and migrates. People who
 * were erased since are erased again before anybody can see them.
 */
export async function restore(
  folder: string,
  { url, files, replace, erasures = [], keepsReports = false }: RestorePlace,
  progress: RestoreProgress,
): Promise<RestoredBackup> {
  const manifest = await readManifest(folder);
  refuseUnknown(manifest);
  await verifyChecksums(folder, manifest.checksums, progress.checked);
  if (!replace) await refuseFiles(files);
  const known = [
    ...erasures,
    ...(await withDatabase(url, listedIn, personalDataEntities)),
    ...(await readList(files)),
  ];
  let erased = 0;
  await inEmptyDatabase(url, replace, async (client) => {
    await putFiles(folder, files, (done) => progress.files(done, manifest.files.count));
    await migrateTo(
      url,
      migrations.filter(({ name }) => manifest.migrations.includes(name)),
    );
    await loadDatabase(client, folder, manifest, progress.rows);
    await migrateTo(url, migrations);
    const list = [...known, ...(await readList(files))];
    erased = await eraseAgain(url, files, list, keepsReports);
  });
  await migrate(url);
  // Everything there is now is in the backup, however old the last backup that it knows of is.
  await recordRun(url, 'backup', true, new Date());
  return { manifest, erased };
}

async function eraseAgain(
  url: string,
  files: BackupFiles,
  list: readonly ErasedSubject[],
  keepsReports: boolean,
): Promise<number> {
  const work = async (source: DataSource): Promise<number> => {
    const erased = await replayErasures(source, new AuditLogService(), list, { keepsReports });
    await finishErasures(source, { files, jobs: null, outbox: null });
    return erased;
  };
  return withDatabase(url, work, personalDataEntities);
}

function refuseUnknown(manifest: Manifest): void {
  const known = new Set(migrations.map(({ name }) => name));
  if (isBeforeFirstRelease(manifest.migrations))
    throw new OperatorError(
      'The backup was made by a Kolo before 1.0.0, which this version cannot read: restore it with the Kolo that made it.',
    );
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new OperatorError(
      `The backup was made by a newer Kolo (it has ${unknown.join(', ')}). Restore it with that one.`,
    );
}

async function refuseFiles(files: BackupFiles): Promise<void> {
  for await (const name of files.names())
    throw new OperatorError(
      `There are files already (${name}). With --replace those of the backup are put among them.`,
    );
}

async function putFiles(
  folder: string,
  files: BackupFiles,
  progress: (done: number) => void,
): Promise<void> {
  const backedUp = new FolderFiles(folder);
  let done = 0;
  for await (const name of backedUp.names()) {
    const path = join(folder, 'files', name);
    await files.write(name, createReadStream(path));
    done += 1;
    progress(done);
  }
}
