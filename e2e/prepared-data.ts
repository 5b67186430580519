import { spawnSync } from 'node:child_process';
import { lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `demo` (the default) fills an empty database with the played season. */
export type Seed = 'demo' | 'none';

/** Names the folder with `none` and `demo` to the workers; without it every product begins from nothing. */
const variable = 'KOLO_E2E_DATA';

export function offerPrepared(folder: string): void {
  process.env[variable] = folder;
}

/** Where PostgreSQL may not enter a folder, its data are elsewhere, and copies would share them. */
export const mayBeCopied = (folder: string): boolean =>
  !lstatSync(join(folder, 'postgres')).isSymbolicLink();

/** A data folder for one product: a copy of what the run has prepared. */
export function newDataFolder(seed: Seed): string {
  const folder = mkdtempSync(join(tmpdir(), 'kolo-e2e-'));
  const prepared = process.env[variable];
  if (prepared === undefined) return folder;
  copyData(join(prepared, seed), folder);
  return folder;
}

/** With owners, because PostgreSQL refuses the data of another account. */
export function copyData(from: string, to: string): void {
  const { status, stderr, error } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${from} is not copied to ${to}: ${error?.message ?? stderr}`);
}

/** A killed product's database may still be writing. */
export const removeData = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
