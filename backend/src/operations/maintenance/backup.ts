import { mkdir, readdir } from 'node:fs/promises';
import { OperatorError } from '../../platform/log/operator.error.js';
import type { BackupFiles } from '../../platform/storage/backup-files.js';
import { CheckedFolder } from './checksums.js';
import { dumpDatabase } from './dump-database.js';
import { type Manifest, writeManifest } from './manifest.js';

export interface BackupProgress {
  rows(done: number, total: number): void;
  files(done: number, total: number): void;
}

/** The database as of one moment and then the files, so that every file that a row names is there. */
export async function backUp(
  url: string,
  source: BackupFiles,
  folder: string,
  progress: BackupProgress,
): Promise<Manifest> {
  if ((await madeFolder(folder)).length > 0)
    throw new OperatorError(`${folder} is not empty. Every backup has a folder of its own.`);
  const written = new CheckedFolder(folder);
  const database = await dumpDatabase(url, written, progress.rows);
  const files = { count: 0, bytes: 0 };
  const names: string[] = [];
  for await (const name of source.names()) names.push(name);
  for (const name of names) {
    const content = await source.read(name);
    if (content === null) continue;
    files.bytes += await written.write(`files/${name}`, content);
    files.count += 1;
    progress.files(files.count, names.length);
  }
  const checksums = await written.close();
  const manifest: Manifest = {
    format: 'kolo-backup',
    formatVersion: 1,
    ...database,
    files,
    checksums,
  };
  await writeManifest(folder, manifest);
  return manifest;
}

async function madeFolder(folder: string): Promise<string[]> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await readdir(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`No backup can be written to ${folder}: ${reason}`);
  }
}
