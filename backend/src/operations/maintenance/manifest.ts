import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../platform/log/operator.error.js';
import type { BackupTable } from './tables.js';

/** Written last: a folder without it is no backup. */
export interface Manifest {
  format: 'kolo-backup';
  formatVersion: 1;
  madeAt: string;
  migrations: string[];
  /** In the order in which they are put back. */
  tables: (BackupTable & { rows: number })[];
  sequences: { name: string; last: string }[];
  files: { count: number; bytes: number };
  /** SHA-256 of `SHA256SUMS`. */
  checksums: string;
}

const manifestFile = 'manifest.json';

/** Renamed into place: there is a whole manifest or none. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const path = join(folder, manifestFile);
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(`${path}.new`, text, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => null);
  if (text === null)
    throw new OperatorError(`${folder} holds no whole backup: ${manifestFile} is missing.`);
  const manifest = parsed(text);
  if (manifest?.format !== 'kolo-backup')
    throw new OperatorError(`${join(folder, manifestFile)} is not that of a backup of Kolo.`);
  if (manifest.formatVersion !== 1)
    throw new OperatorError('The backup was made by a newer Kolo. Restore it with that one.');
  return manifest;
}

function parsed(text: string): Manifest | null {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return null;
  }
}
