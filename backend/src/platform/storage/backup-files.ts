import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, opendir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config/config.js';
import type { ObjectStorage } from './object-storage.js';
import { S3Storage } from './s3-storage.js';

export interface BackupFiles {
  names(): AsyncIterable<string>;
  read(name: string): Promise<Readable | null>;
  write(name: string, content: Readable): Promise<void>;
  remove(name: string): Promise<void>;
}

export const backupFiles = ({ dataDir, s3 }: Config): BackupFiles =>
  s3 === null ? new FolderFiles(dataDir) : new BucketFiles(new S3Storage(s3));

/** Unfinished uploads are left out, as their senders repeat them. */
const unfinished = 'staging';

export class FolderFiles implements BackupFiles {
  private readonly folder: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'files');
  }

  async *names(): AsyncIterable<string> {
    const { folder } = this;
    if ((await stat(folder).catch(() => null)) === null) return;
    for await (const entry of await opendir(folder, { recursive: true })) {
      const name = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
      if (entry.isFile() && !name.startsWith(`${unfinished}/`)) yield name;
    }
  }

  async read(name: string): Promise<Readable | null> {
    const path = join(this.folder, name);
    return (await stat(path).catch(() => null)) === null ? null : createReadStream(path);
  }

  async write(name: string, content: Readable): Promise<void> {
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }
}

export class BucketFiles implements BackupFiles {
  constructor(private readonly storage: ObjectStorage) {}

  async *names(): AsyncIterable<string> {
    for await (const { key } of this.storage.list()) yield key;
  }

  async read(name: string): Promise<Readable | null> {
    return (await this.storage.read(name))?.content ?? null;
  }

  /** A bucket takes complete files only, so that it never has half of one. */
  async write(name: string, content: Readable): Promise<void> {
    const staging = await mkdtemp(join(tmpdir(), 'kolo-restore-'));
    try {
      const path = join(staging, 'file');
      await pipeline(content, createWriteStream(path, { mode: 0o600 }));
      await this.storage.take(name, path);
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  }
  remove(name: string): Promise<void> {
    return this.storage.remove(name);
  }
}
