import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { onDisk } from './disk.js';
import {
  isKey,
  type ObjectEntry,
  type ObjectStorage,
  type StoredObject,
} from './object-storage.js';

export class FileStorage implements ObjectStorage {
  /** The folder must be on the same disk as the files that it takes. */
  constructor(private readonly folder: string) {}

  async take(key: string, path: string): Promise<void> {
    const target = this.path(key);
    await onDisk(mkdir(dirname(target), { recursive: true, mode: 0o700 }));
    await onDisk(rename(path, target));
    await onDisk(syncFolder(dirname(target)));
  }

  async read(key: string): Promise<StoredObject | null> {
    if (!isKey(key)) return null;
    // A stream that opens by itself would fail without a listener when the file goes meanwhile.
    const handle = await open(this.path(key), constants.O_RDONLY).catch(() => null);
    if (handle === null) return null;
    const found = await handle.stat();
    if (found.isFile()) return { content: handle.createReadStream(), bytes: found.size };
    await handle.close();
    return null;
  }

  async remove(key: string): Promise<void> {
    if (isKey(key)) await onDisk(rm(this.path(key), { force: true }));
  }

  async *list(): AsyncGenerator<ObjectEntry> {
    const options = { recursive: true, withFileTypes: true } as const;
    for (const entry of await onDisk(readdir(this.folder, options))) {
      const path = join(entry.parentPath, entry.name);
      const key = path
        .slice(this.folder.length + 1)
        .split(sep)
        .join('/');
      if (!entry.isFile() || !isKey(key)) continue;
      const found = await stat(path).catch(() => null);
      if (found !== null) yield { key, modifiedAt: found.mtime };
    }
  }

  path(key: string): string {
    if (!isKey(key)) throw new Error('Not one of our keys');
    return join(this.folder, key);
  }
}

/** A new name survives a crash only once its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
